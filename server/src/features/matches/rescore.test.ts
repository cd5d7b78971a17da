import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transact } from '../../db/open.ts'
import { enqueue } from '../../tasks/enqueue.ts'
import { publishedJob, readResumeOf } from '../../testing/application-factories.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { companies } from '../companies/tables.ts'
import { tellJobChanged } from '../jobs/commands/tell-job-changed.ts'
import { jobs } from '../jobs/tables.ts'
import { scoreCompany } from '../jobs/tasks/score-company.ts'
import { profiles } from '../profiles/tables.ts'
import { matches } from './tables.ts'

const onlyRun = { id: 'run', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }

const app = createTestApp()
const db = () => app().deps.db

/** Two nurses and three jobs, each pair scored. */
async function scoredScene() {
  await db().delete(jobs)
  const employer = await signedInEmployer(app())
  const profile = { desiredTitles: ['Registered Nurse'], prefsSetAt: new Date() }
  const ana = await signedInCandidate(app(), { profile })
  const ben = await signedInCandidate(app(), { profile })
  await readResumeOf(app(), ana)
  await readResumeOf(app(), ben)
  const jobIds: string[] = []
  for (let made = 0; made < 3; made++) {
    const { id } = await publishedJob(app(), employer)
    await jobChanged(id)
    jobIds.push(id)
  }
  expect(await db().$count(matches, eq(matches.candidateId, ana.id))).toBe(3)
  return { ana, ben, jobIds }
}

async function jobChanged(jobId: string) {
  await transact(db(), (tx) => enqueue(tx, { name: 'matches.job-changed' }, { jobId }, { key: jobId }))
  await app().runTasks()
}

async function candidateChanged(candidateId: string) {
  const [row] = await db().select().from(matches).where(eq(matches.candidateId, candidateId))
  const input = { candidateId, resumeId: row?.resumeId ?? '' }
  await transact(db(), (tx) => enqueue(tx, { name: 'matches.resume-changed' }, input, { key: candidateId }))
  await app().runTasks()
}

/** Which write each row comes from, as the database numbers them. */
async function writes() {
  const rows = await db()
    .select({ candidateId: matches.candidateId, jobId: matches.jobId, write: sql<string>`matches.xmin::text` })
    .from(matches)
  return new Map(rows.map((row) => [`${row.candidateId} ${row.jobId}`, row.write]))
}

function changedPairs(before: Map<string, string>, after: Map<string, string>) {
  return new Set([...after].filter(([pair, write]) => before.get(pair) !== write).map(([pair]) => pair))
}

test('a changed job is scored again for its own pairs and rewrites no other row', async () => {
  const { ana, ben, jobIds } = await scoredScene()
  const [jobId = ''] = jobIds
  const before = await writes()
  await db().update(jobs).set({ title: 'Charge Nurse' }).where(eq(jobs.id, jobId))
  await jobChanged(jobId)
  const after = await writes()
  expect(after.size).toBe(before.size)
  expect(changedPairs(before, after)).toEqual(new Set([`${ana.id} ${jobId}`, `${ben.id} ${jobId}`]))
})

test("a changed preference is scored again for that candidate's pairs alone", async () => {
  const { ana, jobIds } = await scoredScene()
  const before = await writes()
  await db()
    .update(profiles)
    .set({ desiredTitles: ['Chef'] })
    .where(eq(profiles.id, ana.id))
  await candidateChanged(ana.id)
  const pairs = [...changedPairs(before, await writes())]
  expect(pairs).toEqual(expect.arrayContaining(jobIds.map((jobId) => `${ana.id} ${jobId}`)))
  expect(pairs.filter((pair) => !pair.startsWith(ana.id))).toEqual([])
})

test('a score that comes out as it was is not written again', async () => {
  const { ana, jobIds } = await scoredScene()
  const before = await writes()
  for (const jobId of jobIds) await jobChanged(jobId)
  await candidateChanged(ana.id)
  await db()
    .update(jobs)
    .set({ version: sql`version + 1` })
    .where(eq(jobs.id, jobIds[0] ?? ''))
  await jobChanged(jobIds[0] ?? '')
  expect(changedPairs(before, await writes())).toEqual(new Set())
})

test('a match that was told of stays told when it is scored again', async () => {
  const { ana, jobIds } = await scoredScene()
  const [jobId = ''] = jobIds
  await db().update(matches).set({ toldAt: new Date() }).where(eq(matches.candidateId, ana.id))
  await db().update(jobs).set({ title: 'Charge Nurse' }).where(eq(jobs.id, jobId))
  await jobChanged(jobId)
  await candidateChanged(ana.id)
  const rows = await db().select().from(matches).where(eq(matches.candidateId, ana.id))
  expect(rows.filter((row) => row.toldAt === null)).toEqual([])
  expect(rows).toHaveLength(3)
})

/** In the order in which a worker takes them. */
async function waitingRuns() {
  const { rows } = await db().execute<{ job_id: string }>(sql`select data->>'jobId' as job_id from pgboss.job
    where name = 'matches.job-changed' and state = 'created' order by priority desc, created_on`)
  return rows.map((row) => row.job_id)
}

test('a changed trust moves every role of the company, and a new role of another comes to the lists before them', async () => {
  const { ana, jobIds } = await scoredScene()
  const [known] = await db()
    .select({ companyId: jobs.companyId })
    .from(jobs)
    .where(eq(jobs.id, jobIds[0] ?? ''))
  const companyId = known?.companyId ?? ''
  await db().update(companies).set({ trustScore: 95 }).where(eq(companies.id, companyId))
  for (const jobId of jobIds) await jobChanged(jobId)
  const before = await writes()

  await scoreCompany.run(app().deps, { companyId }, onlyRun)
  const { id: newRole } = await publishedJob(app(), await signedInEmployer(app()))
  await transact(db(), (tx) => tellJobChanged(tx, newRole))
  const waiting = await waitingRuns()
  expect(waiting[0]).toBe(newRole)
  expect(waiting.slice(1).toSorted()).toEqual(jobIds.toSorted())

  await app().runTasks()
  const changed = changedPairs(before, await writes())
  for (const jobId of [newRole, ...jobIds]) expect(changed).toContain(`${ana.id} ${jobId}`)
})
