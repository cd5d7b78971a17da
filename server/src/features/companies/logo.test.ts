import sharp from 'sharp'
import { expect, test } from 'vitest'
import { publishedJob, readResumeOf } from '../../testing/application-factories.ts'
import { expectAbsentIn } from '../../testing/canary.ts'
import { newVisitor, type Visitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'

const app = createTestApp()

async function png(width = 300, height = 100): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width, height, channels: 4, background: '#3355aa' } })
  const bytes = await image
    .withExif({ IFD0: { Copyright: 'secret-of-the-camera' } })
    .png()
    .toBuffer()
  return new Uint8Array(bytes)
}

function upload(visitor: Visitor, body: Uint8Array<ArrayBuffer>) {
  return visitor.fetch('/api/uploads/logo', { method: 'POST', body, headers: { 'x-file-name': 'tidewater-logo.png' } })
}

async function logoOf(visitor: Visitor) {
  const { company } = await visitor.api.companies.mine()
  return company?.logoUrl ?? ''
}

test('a logo is encoded anew as a square, kept under a name that says nothing, and the old one goes', async () => {
  const employer = await signedInEmployer(app())
  expect((await upload(employer, await png())).status).toBe(201)
  const first = await logoOf(employer)
  expect(first).toMatch(/^\/api\/logos\/[0-9a-f-]{36}\.jpg$/)
  expectAbsentIn(first, [employer.id, employer.companyId, 'tidewater'])
  const answer = await newVisitor(app()).fetch(first)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 256, height: 256 })
  expect(bytes.includes('secret-of-the-camera')).toBe(false)
  await upload(employer, await png(80, 80))
  await app().runTasks()
  expect(await logoOf(employer)).not.toBe(first)
  expect((await newVisitor(app()).fetch(first)).status).toBe(404)
})

test('what is no picture, or too much of one, is refused and changes nothing', async () => {
  const employer = await signedInEmployer(app())
  const text = await upload(employer, new Uint8Array(Buffer.from('<svg onload="alert(1)"/>')))
  expect(text.status).toBeGreaterThanOrEqual(400)
  expect((await upload(employer, new Uint8Array(2 * 1024 * 1024 + 1))).status).toBe(413)
  expect(await logoOf(employer)).toBe('')
})

test('only an employer with a company has one to give a logo to', async () => {
  expect((await upload(newVisitor(app()), await png())).status).toBe(401)
  expect((await upload(await signedInCandidate(app()), await png())).status).toBe(403)
})

test('the address of a hidden company’s logo never reaches a candidate', async () => {
  const employer = await signedInEmployer(app())
  await upload(employer, await png())
  const name = (await logoOf(employer)).split('/').at(-1) ?? ''
  const candidate = await signedInCandidate(app())
  const { id: resumeId } = await readResumeOf(app(), candidate)
  const { id: jobId } = await publishedJob(app(), employer)
  const { applicationId } = await candidate.api.applications.applyToJob({ jobId, resumeId })
  const page = () => candidate.api.applications.getJobForCandidate({ jobId })
  expectAbsentIn(JSON.stringify(await page()), [name])
  await employer.api.applications.shortlistCandidate({ jobId, candidateUserId: applicationId })
  expect((await page()).company.logoUrl).toContain(name)
})
