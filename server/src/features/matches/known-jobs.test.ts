import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { builtInModel, embedText } from '#domain/matches/embedding.ts'
import { readResumeOf } from '../../testing/application-factories.ts'
import { watchStatements } from '../../testing/count-statements.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { type SignedIn, signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { asUpdate, publishedPost } from '../../testing/job-posts.ts'
import { companies, reports } from '../companies/tables.ts'
import { jobs } from '../jobs/tables.ts'
import { keep } from './queries/known-jobs.ts'
import { readNearJobs } from './queries/near-jobs.ts'
import { readScoredCandidates, type ScoredCandidate } from './queries/scored-candidates.ts'
import { readScoredJobs } from './queries/scored-jobs.ts'

const app = createTestApp()
const db = () => app().deps.db
const wardText = 'Registered Nurse\nTriage, IV therapy and wound care on a medical ward.'
const vector = { embedding: embedText(wardText), embeddingModel: builtInModel }

async function nurseAndPost() {
  await db().delete(jobs)
  const employer = await signedInEmployer(app())
  const nurse = await signedInCandidate(app(), {
    profile: { desiredTitles: ['Registered Nurse'], prefsSetAt: new Date() },
  })
  await readResumeOf(app(), nurse, vector)
  const [candidate] = await readScoredCandidates(db(), [nurse.id])
  if (!candidate) throw new Error('The candidate has no active résumé.')
  const job = await publishedPost(app(), employer)
  await db().update(jobs).set(vector).where(eq(jobs.id, job.id))
  return { employer, candidate, job }
}

async function foundBy(candidate: ScoredCandidate) {
  const [job] = await readNearJobs(db(), candidate, { most: 4, now: new Date() })
  if (!job) throw new Error('The search has not found the job.')
  return job
}

test('a job that is as it was is not read a second time, for whomever it is found', async () => {
  const { candidate } = await nurseAndPost()
  const other = { ...candidate, id: randomUUID() }
  const first = await foundBy(candidate)
  let second: typeof first | undefined
  const statements = await watchStatements(app(), async () => {
    second = await foundBy(other)
  })
  expect(second).toBe(first)
  expect(statements.filter(([{ text }]) => text.includes('halfvec_send'))).toEqual([])
})

type Scene = { employer: SignedIn & { companyId: string }; job: Awaited<ReturnType<typeof publishedPost>> }

function report(companyId: string, settledAt: Date) {
  const words = { reason: 'not_real', note: 'The pay was half of what the role said.' } as const
  return db()
    .insert(reports)
    .values({ id: randomUUID(), companyId, ...words, state: 'upheld', settledAt })
}

const days = 24 * 60 * 60 * 1000

test.each<[string, (scene: Scene) => Promise<unknown>]>([
  [
    'its skills',
    ({ employer, job }) =>
      employer.api.jobs.update(asUpdate(job, { skills: [{ skill: 'Triage', importance: 'must_have' }] })),
  ],
  ['its words', ({ employer, job }) => employer.api.jobs.update(asUpdate(job, { title: 'Nurse Manager' }))],
  [
    'its vector',
    ({ job }) =>
      db()
        .update(jobs)
        .set({ embedding: embedText('Triage') })
        .where(eq(jobs.id, job.id)),
  ],
  [
    "its company's trust",
    ({ employer }) => db().update(companies).set({ trustScore: 91 }).where(eq(companies.id, employer.companyId)),
  ],
  ['the complaints about its company', ({ employer }) => report(employer.companyId, new Date())],
])('when %s changed, it is read anew', async (_what, change) => {
  const { employer, candidate, job } = await nurseAndPost()
  const before = await foundBy(candidate)
  await change({ employer, job })
  const after = await foundBy(candidate)
  expect(after.stamp).not.toBe(before.stamp)
  expect([after]).toEqual(await readScoredJobs(db(), [job.id]))
})

test('a complaint that lapses by time alone is noticed as well', async () => {
  const { employer, candidate } = await nurseAndPost()
  await report(employer.companyId, new Date(Date.now() - 179 * days))
  const before = await foundBy(candidate)
  await db().update(reports).set({ settledAt: sql`now() - interval '181 days'` })
  expect((await foundBy(candidate)).stamp).not.toBe(before.stamp)
})

test('a job that is closed while it is known is not found', async () => {
  const { candidate, job } = await nurseAndPost()
  await foundBy(candidate)
  await db().update(jobs).set({ state: 'closed' }).where(eq(jobs.id, job.id))
  expect(await readNearJobs(db(), candidate, { most: 4, now: new Date() })).toEqual([])
})

test('what nobody asked for through a whole generation is forgotten', () => {
  const kept = { young: new Map<string, string>(), old: new Map<string, string>() }
  for (const key of ['a', 'b', 'c', 'a', 'd']) keep(kept, { key, value: key, atMost: 2 })
  expect([...kept.old.keys()]).toEqual(['c', 'a'])
  expect([...kept.young.keys()]).toEqual(['d'])
})
