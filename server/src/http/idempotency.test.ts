import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { idempotencyKeys } from '../features/accounts/tables.ts'
import { jobs } from '../features/jobs/tables.ts'
import { createTestApp } from '../testing/create-test-app.ts'
import { signedInEmployer } from '../testing/factories.ts'

const app = createTestApp()
const role = {
  title: 'Night Baker',
  description: 'Bake bread for forty shops before the city wakes.',
  location: null,
  employmentType: null,
  seniority: null,
  compRange: null,
  workMode: null,
  skills: [],
  isAnonymous: true,
  companyDisplay: 'Confidential company',
  anonymityRevealPolicy: 'shortlist',
  applicationQuizThreshold: 70,
  confirmedLeaks: [],
  intent: 'draft',
}

async function post(employer: Awaited<ReturnType<typeof signedInEmployer>>, key: string, body: object = role) {
  return employer.fetch('/api/employer/jobs', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  })
}

test('a call that is sent again gets the first answer and does nothing more', async () => {
  const employer = await signedInEmployer(app())
  const first = await post(employer, 'once')
  const again = await post(employer, 'once')
  expect([first.status, again.status]).toEqual([200, 200])
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await again.json()).toEqual(await first.json())
  expect(await app().deps.db.$count(jobs, eq(jobs.posterId, employer.id))).toBe(1)
})

test('of twenty at once one is carried out, and nobody gets another answer than its own or a word to wait', async () => {
  const employer = await signedInEmployer(app())
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(employer, 'rush')))
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(await app().deps.db.$count(jobs, eq(jobs.posterId, employer.id))).toBe(1)
})

test('the same key with other content is refused', async () => {
  const employer = await signedInEmployer(app())
  await post(employer, 'two-roles')
  const other = await post(employer, 'two-roles', { ...role, title: 'Day Baker' })
  expect(other.status).toBe(422)
  expect(await other.json()).toMatchObject({ code: 'invalid' })
})

test('a refusal is given again as it was', async () => {
  const employer = await signedInEmployer(app())
  const [first, again] = [
    await post(employer, 'empty', { ...role, title: '' }),
    await post(employer, 'empty', { ...role, title: '' }),
  ]
  expect([first.status, again.status]).toEqual([422, 422])
  expect(again.headers.get('idempotent-replayed')).toBe('true')
})

test('keys of two people have nothing to do with each other', async () => {
  const [one, other] = [await signedInEmployer(app()), await signedInEmployer(app())]
  await post(one, 'shared')
  const answer = await post(other, 'shared')
  expect(answer.headers.get('idempotent-replayed')).toBeNull()
  expect(await app().deps.db.$count(jobs, eq(jobs.posterId, other.id))).toBe(1)
})

test('a key whose process died is free again after a minute', async () => {
  const employer = await signedInEmployer(app())
  const done = await post(employer, 'cut-off')
  expect(done.status).toBe(200)
  await app()
    .deps.db.update(idempotencyKeys)
    .set({ status: null, answer: null })
    .where(eq(idempotencyKeys.key, 'cut-off'))
  expect((await post(employer, 'cut-off')).status).toBe(409)
  await app()
    .deps.db.update(idempotencyKeys)
    .set({ createdAt: new Date(Date.now() - 120_000) })
    .where(eq(idempotencyKeys.key, 'cut-off'))
  expect((await post(employer, 'cut-off')).status).toBe(200)
})
