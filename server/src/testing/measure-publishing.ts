import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { and, eq, not, sql } from 'drizzle-orm'
import { type Database, transact } from '../db/open.ts'
import type { Dependencies } from '../dependencies.ts'
import { users } from '../features/accounts/tables.ts'
import { companies } from '../features/companies/tables.ts'
import { passExpectations } from '../features/jobs/commands/publish-job.ts'
import { jobs } from '../features/jobs/tables.ts'
import { matches } from '../features/matches/tables.ts'
import { scoreCandidate } from '../features/matches/tasks/score-candidate.ts'
import { resumes } from '../features/resumes/tables.ts'
import { enqueue } from '../tasks/enqueue.ts'
import { openMarket } from './job-market.ts'
import { openMeasured } from './open-measured.ts'
import { addPeople } from './resume-market.ts'

const published = 5
const rescored = 10
const queued = 200
const lookEvery = 20
const patience = 120_000

const onlyRun = { id: 'bench', attempt: 1, isLastAttempt: true, signal: new AbortController().signal }

type Options = { databaseUrl: string | null; people: number; openJobs: number; tell(line: string): void }

/**
 * How long after its publication a job stands in the lists it belongs in, and how many rows background matching writes a
 * second, through the product's own commands and queue.
 */
export async function measurePublishing({ databaseUrl, people, openJobs, tell }: Options): Promise<void> {
  const { deps, close } = await openMeasured(databaseUrl)
  try {
    const market = await openMarket(deps.db)
    await market.add(openJobs - (await deps.db.$count(jobs, eq(jobs.state, 'published'))))
    await addPeople(deps.db, people - (await deps.db.$count(resumes)))
    const world = { database: deps.database.kind, resumes: people, jobs: openJobs }
    tell(JSON.stringify({ ...world, matching: await measureRows(deps) }))
    await deps.tasks.work()
    tell(JSON.stringify({ ...world, publishing: await measureLists(deps) }))
    const waiting = await matchMany(deps.db)
    const busy = await measureLists(deps)
    tell(JSON.stringify({ ...world, whileListsAreMade: { ...busy, waiting, stillWaiting: await countWaiting(deps) } }))
  } finally {
    await close()
  }
}

/** What the queue has to do besides, as after a change of many résumés at once. */
async function matchMany(db: Database): Promise<number> {
  const chosen = await withoutList(db, queued)
  for (const one of chosen) {
    await transact(db, (tx) => enqueue(tx, scoreCandidate, one, { key: one.candidateId }))
  }
  return chosen.length
}

async function countWaiting({ tasks }: Dependencies): Promise<number> {
  const counts = await tasks.counts()
  return counts.find(({ name }) => name === scoreCandidate.name)?.waiting ?? 0
}

function withoutList(db: Database, most: number) {
  const hasList = sql`exists (select 1 from ${matches} where ${matches.candidateId} = ${resumes.candidateId})`
  return db
    .select({ candidateId: resumes.candidateId, resumeId: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.isActive, true), not(hasList)))
    .limit(most)
}

/** Lists made anew for people who have none, one after the other. */
async function measureRows(deps: Dependencies) {
  const { db } = deps
  const chosen = await withoutList(db, rescored)
  const before = await db.$count(matches)
  const start = performance.now()
  for (const one of chosen) await scoreCandidate.run(deps, one, onlyRun)
  const seconds = (performance.now() - start) / 1_000
  const rows = (await db.$count(matches)) - before
  return {
    lists: chosen.length,
    rows,
    rowsASecond: Math.round(rows / seconds),
    secondsAList: rounded(seconds / chosen.length),
  }
}

/** One job after the other is published as an employer does it, and watched until all who should have it do. */
async function measureLists({ db }: Dependencies) {
  const runs: { lists: number; first: number; all: number }[] = []
  const drafts = await db.select({ id: jobs.id }).from(jobs).where(eq(jobs.state, 'published')).limit(published)
  const companyId = await smallCompany(db)
  for (const { id } of drafts) {
    await db.delete(matches).where(eq(matches.jobId, id))
    await db
      .update(jobs)
      .set({
        companyId,
        state: 'quiz_pending',
        isAnonymous: false,
        expectationsDue: [],
        embedding: null,
        embeddingModel: null,
      })
      .where(eq(jobs.id, id))
    const start = performance.now()
    await transact(db, (tx) => passExpectations(tx, id, new Date()))
    runs.push(await watch(db, id, start))
  }
  const middle = (name: 'lists' | 'first' | 'all') =>
    runs.map((run) => run[name]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN
  return {
    published: runs.length,
    lists: middle('lists'),
    secondsToFirstList: middle('first'),
    secondsToAllLists: middle('all'),
    slowest: Math.max(...runs.map(({ all }) => all)),
  }
}

/** A change of a company's trust scores all its jobs again, and the company of the market has all there are. */
async function smallCompany(db: Database): Promise<string> {
  const [id, owner] = [randomUUID(), randomUUID()]
  await db.insert(users).values({ id: owner, name: 'Bench', email: `${owner}@bench.example`, role: 'employer' })
  await db.insert(companies).values({ id, ownerUserId: owner, name: 'Bench of five' })
  return id
}

async function watch(db: Database, jobId: string, start: number) {
  let lists = 0
  let first = Number.NaN
  let all = Number.NaN
  const passed = () => rounded((performance.now() - start) / 1_000)
  while (performance.now() - start < patience) {
    const now = await db.$count(matches, and(eq(matches.jobId, jobId), eq(matches.isListed, true)))
    if (now > lists) {
      if (lists === 0) first = passed()
      all = passed()
      lists = now
    }
    if (lists > 0 && !(await isAtWork(db, jobId))) return { lists, first, all }
    await setTimeout(lookEvery)
  }
  throw new Error(`A published job was in ${lists} lists after ${patience / 1_000} s, and its tasks were not done.`)
}

async function isAtWork(db: Database, jobId: string): Promise<boolean> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pgboss.job
    where name in ('jobs.embed', 'matches.job-changed') and data->>'jobId' = ${jobId} and state in ('created', 'retry', 'active')`)
  return (rows[0]?.count ?? 0) > 0
}

function rounded(value: number): number {
  return Number(value.toFixed(2))
}
