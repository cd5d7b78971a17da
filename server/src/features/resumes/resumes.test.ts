import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { type SignedIn, signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { readFixture, uploadResume } from '../../testing/upload-resume.ts'
import { profiles } from '../profiles/tables.ts'
import { resumes } from './tables.ts'

const app = createTestApp()

let candidate: SignedIn
beforeEach(async () => {
  candidate = await signedInCandidate(app())
})

async function readResumeOf(who: SignedIn, name = 'plain-resume.pdf') {
  const { id } = await uploadResume(who, await readFixture(name), { name })
  await app().runTasks()
  return id
}

describe.each(['plain-resume.pdf', 'plain-resume.docx', 'plain-resume.doc'])('%s', (name) => {
  test('is stored, read, embedded, analysed and made active', async () => {
    const { id, answer } = await uploadResume(candidate, await readFixture(name), { name })
    expect(answer.status).toBe(201)
    expect(await candidate.api.resumes.state({ id })).toMatchObject({
      step: 'parse',
      percent: 60,
      text: 'Parsing résumé…',
      isActive: false,
    })
    await app().runTasks()
    const { resume } = await candidate.api.resumes.latest()
    expect(resume).toMatchObject({
      id,
      step: 'done',
      percent: 100,
      text: 'Ready.',
      isActive: true,
      originalFilename: name,
      failure: null,
    })
    expect(resume?.found?.roles).toBeGreaterThan(0)
    const { analysis } = await candidate.api.resumes.analysis({ id })
    expect(analysis?.overallScore).toBeGreaterThan(0)
    const [profile] = await app().deps.db.select().from(profiles).where(eq(profiles.id, candidate.id))
    expect(profile).toMatchObject({ resumeUploaded: true })
    expect(profile?.resumeAnalyzedAt).not.toBeNull()
  })
})

describe('a file that is no résumé', () => {
  test.each([
    ['is empty', Buffer.alloc(0), 422, 'This file is empty. Please choose your résumé again.'],
    ['is a picture', Buffer.from('\x89PNG not a document'), 422, 'Please upload a PDF or Word document'],
    [
      'is 10 MB and a byte',
      Buffer.alloc(10 * 1024 * 1024 + 1, '%PDF-1.7 '),
      413,
      'Please upload a file smaller than 10MB',
    ],
  ])('because it %s is refused at once and leaves nothing', async (_, content, status, message) => {
    const filesBefore = await app().deps.files.list('resumes')
    const { answer } = await uploadResume(candidate, content)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ message })
    expect((await candidate.api.resumes.latest()).resume).toBeNull()
    expect(await app().deps.files.list('resumes')).toEqual(filesBefore)
  })

  test('because it is damaged says so, keeps the old one active and is not tried again', async () => {
    const first = await readResumeOf(candidate)
    const { id } = await uploadResume(candidate, Buffer.from('%PDF-1.7 and nothing more'))
    await app().runTasks()
    const state = await candidate.api.resumes.state({ id })
    expect(state.failure).toEqual({ message: expect.stringContaining('damaged'), canRetry: false })
    expect(await candidate.api.resumes.state({ id: first })).toMatchObject({ isActive: true })
  })

  test('that is as large as allowed is taken', async () => {
    const { answer } = await uploadResume(candidate, Buffer.alloc(10 * 1024 * 1024, '%PDF-1.7 '))
    expect(answer.status).toBe(201)
  })
})

test('an upload that is sent twice is one résumé and one file', async () => {
  const filesBefore = (await app().deps.files.list('resumes')).length
  const content = await readFixture('plain-resume.pdf')
  const id = randomUUID()
  const sent = await Promise.all([1, 2, 3].map(() => uploadResume(candidate, content, { name: 'cv.pdf', id })))
  expect(sent.map(({ answer }) => answer.status)).toEqual([201, 201, 201])
  expect(await app().deps.db.select().from(resumes).where(eq(resumes.candidateId, candidate.id))).toHaveLength(1)
  expect((await app().deps.files.list('resumes')).length).toBe(filesBefore + 1)
})

test('its row holds the owner, the path, the name it came with, the time and the text', async () => {
  const before = Date.now()
  const id = await readResumeOf(candidate, 'plain-resume.docx')
  const [row] = await app().deps.db.select().from(resumes).where(eq(resumes.id, id))
  expect(row).toMatchObject({
    candidateId: candidate.id,
    filePath: expect.stringMatching(/^resumes\/[\w-]{36}\.bin$/),
    originalFilename: 'plain-resume.docx',
  })
  expect(row?.rawText).toContain('Harbourview')
  expect(Math.abs((row?.createdAt.getTime() ?? 0) - before)).toBeLessThan(60_000)
  expect((await app().deps.files.list('resumes')).map(({ key }) => key)).toContain(row?.filePath)
})

test('of several the newest is the latest, whichever came in first', async () => {
  const first = await readResumeOf(candidate)
  const second = await readResumeOf(candidate, 'plain-resume.docx')
  expect((await candidate.api.resumes.latest()).resume?.id).toBe(second)
  const later = new Date(Date.now() + 60_000)
  await app().deps.db.update(resumes).set({ createdAt: later }).where(eq(resumes.id, first))
  expect((await candidate.api.resumes.latest()).resume?.id).toBe(first)
})

test('a second résumé takes over only when it is ready', async () => {
  const first = await readResumeOf(candidate)
  const { id } = await uploadResume(candidate, await readFixture('plain-resume.docx'), { name: 'new.docx' })
  expect(await candidate.api.resumes.state({ id: first })).toMatchObject({ isActive: true })
  await app().runTasks()
  expect(await candidate.api.resumes.state({ id: first })).toMatchObject({ isActive: false })
  expect(await candidate.api.resumes.state({ id })).toMatchObject({ isActive: true })
})

describe('a step that failed', () => {
  test('is done again on request, from where it stopped', async () => {
    const id = await readResumeOf(candidate)
    await app()
      .deps.db.update(resumes)
      .set({ step: 'embed', failed: true, failureMessage: 'x' })
      .where(eq(resumes.id, id))
    expect((await candidate.api.resumes.state({ id })).failure).toEqual({ message: 'x', canRetry: true })
    expect((await candidate.api.resumes.retry({ id })).failure).toBeNull()
    await app().runTasks()
    expect(await candidate.api.resumes.state({ id })).toMatchObject({ step: 'done', failure: null })
  })
})

describe('answers and fixes', () => {
  test('answers are kept, and used in the next analysis', async () => {
    const id = await readResumeOf(candidate)
    const { analysis } = await candidate.api.resumes.analysis({ id })
    const [question] = analysis?.questions ?? []
    const answers = [
      { questionId: question?.id ?? '', answer: '24 beds' },
      { questionId: 'made-up', answer: 'x' },
    ]
    const after = await candidate.api.resumes.submitAnswers({ id, answers })
    expect(after.answers).toEqual(question ? { [question.id]: '24 beds' } : {})
  })

  test('a fix goes into one draft, once, and the upload stays as it was', async () => {
    const id = await readResumeOf(candidate)
    const before = await candidate.api.resumes.reading({ id })
    const { analysis } = await candidate.api.resumes.analysis({ id })
    const fix = analysis?.quickFixes.find((one) => one.edits.length > 0)
    expect(fix).toBeDefined()
    const draft = await candidate.api.resumes.applyFix({ id, fixId: fix?.id ?? '' })
    const again = await candidate.api.resumes.applyFix({ id, fixId: fix?.id ?? '' })
    expect(draft.changes).toHaveLength(1)
    expect(again).toEqual(draft)
    expect(draft.body).not.toBe(before.reading.text)
    expect(await candidate.api.resumes.reading({ id })).toEqual(before)
    expect(await candidate.api.resumes.analysis({ id })).toMatchObject({
      appliedIds: [fix?.id],
      draft: { id: draft.id, changes: 1 },
    })
  })

  test('a fix that is not there is not found', async () => {
    const id = await readResumeOf(candidate)
    await expect(candidate.api.resumes.applyFix({ id, fixId: 'nothing' })).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('other people', () => {
  test.each(['state', 'retry', 'analysis', 'reading'] as const)(
    'can not %s a résumé that is not theirs',
    async (call) => {
      const id = await readResumeOf(candidate)
      const other = await signedInCandidate(app())
      await expect(other.api.resumes[call]({ id })).rejects.toMatchObject({ code: 'not_found' })
      const employer = await signedInEmployer(app())
      await expect(employer.api.resumes[call]({ id })).rejects.toMatchObject({ code: 'forbidden' })
      await expect(newVisitor(app()).api.resumes[call]({ id })).rejects.toMatchObject({ code: 'unauthenticated' })
    },
  )

  test('can not fetch the file; its owner gets it as a download', async () => {
    const id = await readResumeOf(candidate)
    const other = await signedInCandidate(app())
    expect((await other.fetch(`/api/resumes/${id}/file`)).status).toBe(404)
    expect((await app().fetch(`/api/resumes/${id}/file`)).status).toBe(401)
    const own = await candidate.fetch(`/api/resumes/${id}/file`)
    expect(own.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(own.headers.get('content-security-policy')).toContain('sandbox')
    expect(Buffer.from(await own.arrayBuffer()).equals(await readFixture('plain-resume.pdf'))).toBe(true)
  })

  test('can not upload without a session, or as an employer', async () => {
    const content = await readFixture('plain-resume.pdf')
    expect((await uploadResume(newVisitor(app()), content)).answer.status).toBe(401)
    expect((await uploadResume(await signedInEmployer(app()), content)).answer.status).toBe(403)
  })
})
