import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { nothingStated } from '#domain/matches/candidate-of.ts'
import { builtInModel, dimensions } from '#domain/matches/embedding.ts'
import { migrate } from '../db/migrate.ts'
import { type Connection, type Database, type OpenDatabase, openDatabase, transact } from '../db/open.ts'
import * as schema from '../db/schema.ts'
import { jobs } from '../features/jobs/tables.ts'
import { scorePair } from '../features/matches/commands/score-pair.ts'
import { mayPassGates } from '../features/matches/queries/may-pass.ts'
import { readNearJobs } from '../features/matches/queries/near-jobs.ts'
import { distance, isOfModel, tooFar } from '../features/matches/queries/near-vector.ts'
import type { ScoredCandidate } from '../features/matches/queries/scored-candidates.ts'
import type { ScoredJob } from '../features/matches/queries/scored-jobs.ts'
import { familyAt, type Market, openMarket } from './job-market.ts'

const searched = 200
const top = 20
const runs = 30

/**
 * As docs/scale.md has them, for more open jobs than can be looked through one by one: one for each way of working. The
 * bare queries have one over all jobs beside them, which the product does not need.
 */
const vectorIndexes = [
  { name: 'jobs_near', condition: 'true', made: '' },
  { name: 'jobs_near_remote', condition: `work_mode = 'remote'`, made: 'with (ef_construction = 200)' },
  { name: 'jobs_near_hybrid', condition: `work_mode = 'hybrid'`, made: 'with (ef_construction = 200)' },
  { name: 'jobs_near_onsite', condition: `work_mode = 'onsite'`, made: 'with (ef_construction = 200)' },
  { name: 'jobs_near_unsaid', condition: 'work_mode is null', made: 'with (ef_construction = 200)' },
]

type Options = { databaseUrl: string | null; sizes: readonly number[]; isIndexed: boolean; tell(line: string): void }

/** One résumé against growing numbers of open jobs, on a database of its own or an empty one. */
export async function measureMatching({ databaseUrl, sizes, isIndexed, tell }: Options): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'gladwork-bench-'))
  const opened = await openDatabase({ databaseUrl, dataDir: folder })
  try {
    await migrate(opened)
    const market = await openMarket(opened.db)
    for (const wanted of sizes) {
      await market.add(wanted - (await opened.db.$count(jobs)))
      if (isIndexed) await makeVectorIndexes(opened.db)
      const about = { database: opened.kind, jobs: wanted, ...(await sizeOnDisk(opened.db)) }
      const asked = new WeakSet<ScoredJob>()
      const cold = await measure(market, { asked, handle: () => handleOf(opened) })
      tell(JSON.stringify({ ...about, state: 'cold', ...cold }))
      const kept = handleOf(opened)
      await searchForOthers(kept, market, asked)
      const warm = await measure(market, { asked, handle: () => kept })
      tell(JSON.stringify({ ...about, state: 'warm', ...warm }))
    }
  } finally {
    await opened.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** One that nothing has been read by: the product keeps what scoring needs of a job for as long as its handle lives. */
function handleOf({ pool }: OpenDatabase): Database {
  return drizzle(pool, { schema, casing: 'snake_case' }) as Database
}

/** One candidate of each line of work, none of those that are measured. */
async function searchForOthers(db: Database, market: Market, asked: WeakSet<ScoredJob>): Promise<void> {
  for (let family = 0; family < market.families; family++) {
    const candidate = candidateOf(market, family)
    const near = await readNearJobs(db, candidate, { most: searched, now: new Date() })
    scoreAll(candidate, near)
    for (const job of near) asked.add(job)
  }
}

function scoreAll(candidate: ScoredCandidate, near: readonly ScoredJob[]) {
  return near.map((job) => scorePair(candidate, job, { revealed: [], isEngaged: false, now: new Date() }))
}

/** Longer than a statement of a request may take. */
async function makeVectorIndexes(db: Database) {
  await transact(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    for (const { name, condition, made } of vectorIndexes) {
      await tx.execute(
        sql.raw(`create index if not exists ${name} on jobs
          using hnsw ((embedding::halfvec(${dimensions})) halfvec_cosine_ops) ${made}
          where state = 'published' and embedding_model = '${builtInModel}' and ${condition}`),
      )
    }
  })
}

type Times = Record<'bare' | 'bareWithGates' | 'bareOfOneWay' | 'search' | 'whole', number[]>

/**
 * The bare query asks the vectors alone for as many jobs; with gates it asks for as many of those that pass, as the search
 * must: once as a filter over the index of all jobs, once by the index of the one way of working. The product's work is
 * told as a ratio to each; its search reads what scoring needs, unless it is kept: which share was is told, too.
 */
async function measure(market: Market, { asked, handle }: { asked: WeakSet<ScoredJob>; handle(): Database }) {
  const times: Times = { bare: [], bareWithGates: [], bareOfOneWay: [], search: [], whole: [] }
  const kept: number[] = []
  let found = 0
  let fullPages = 0
  for (let run = -2; run < runs; run++) {
    const db = handle()
    const candidate = candidateOf(market, ((run + 2) * 17) % market.families)
    const fits = sql`(${mayPassGates(candidate.side.preferences)}) is true`
    const exact = await timed(times.bare, run, () => nearest(db, candidate, sql`true`))
    if (exact.length === 0) throw new Error('The bare query found nothing.')
    await timed(times.bareWithGates, run, () => nearest(db, candidate, fits))
    await timed(times.bareOfOneWay, run, () => nearest(db, candidate, sql`work_mode = 'remote'`))
    const { near, pairs } = await timed(times.whole, run, async () => {
      const read = await timed(times.search, run, () =>
        readNearJobs(db, candidate, { most: searched, now: new Date() }),
      )
      return { near: read, pairs: scoreAll(candidate, read) }
    })
    if (run < 0) continue
    kept.push(near.filter((job) => asked.has(job)).length / near.length)
    const ids = near.map(({ id }) => id)
    if (pairs.filter((pair) => pair.isListed && pair.row.gate !== 'fail').length >= 10) fullPages += 1
    const fitting = (await exactlyNearest(db, candidate)).slice(0, top)
    found += fitting.length === 0 ? 1 : fitting.filter((id) => ids.includes(id)).length / fitting.length
  }
  const ratioTo = (base: keyof Times, of: keyof Times) =>
    rounded(quantile(times[of], 0.5) / quantile(times[base], 0.5), 2)
  return {
    shareKept: rounded(quantile(kept, 0.5), 2),
    milliseconds: Object.fromEntries(
      Object.entries(times).map(([name, some]) => [
        name,
        {
          p50: rounded(quantile(some, 0.5), 1),
          p95: rounded(quantile(some, 0.95), 1),
          p99: rounded(quantile(some, 0.99), 1),
        },
      ]),
    ),
    ratioToBare: { search: ratioTo('bare', 'search'), whole: ratioTo('bare', 'whole') },
    ratioToBareOfOneWay: { search: ratioTo('bareOfOneWay', 'search'), whole: ratioTo('bareOfOneWay', 'whole') },
    ratioToBareWithGates: { search: ratioTo('bareWithGates', 'search'), whole: ratioTo('bareWithGates', 'whole') },
    [`recallAt${top}`]: rounded(found / runs, 3),
    fullFirstPages: `${fullPages} of ${runs}`,
  }
}

async function nearest(db: Connection, { embedding }: ScoredCandidate, condition: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from jobs where state = 'published' and ${condition}
    and ${isOfModel(jobs.embeddingModel, builtInModel)}
    order by ${distance(jobs.embedding, embedding ?? [])} limit ${searched}`)
  return rows.map(({ id }) => id)
}

/** Through no index over the vectors: what recall is counted against. Texts that have nothing in common are no loss. */
function exactlyNearest(db: Database, candidate: ScoredCandidate): Promise<string[]> {
  return transact(db, async (tx) => {
    await tx.execute(sql`set local enable_indexscan = off`)
    const isRelated = sql`${distance(jobs.embedding, candidate.embedding ?? [])} < ${tooFar}`
    return nearest(tx, candidate, sql`work_mode = 'remote' and ${isRelated}`)
  })
}

async function sizeOnDisk(db: Database) {
  const { rows } = await db.execute<{ table: string; index: string | null }>(sql`
    select pg_size_pretty(pg_relation_size('jobs')) as table, pg_size_pretty(pg_relation_size(to_regclass('jobs_near'))) as index`)
  return { jobsOnDisk: rows[0]?.table, vectorIndex: rows[0]?.index ?? 'none' }
}

export function candidateOf(market: Market, at: number): ScoredCandidate {
  const family = familyAt(at)
  const embedding = market.likeA(at)
  return {
    id: randomUUID(),
    resumeId: randomUUID(),
    side: {
      skills: (family?.skills ?? []).map((name) => ({ name, isShownInRole: true })),
      desiredTitles: [family?.name ?? ''],
      heldTitles: [family?.name ?? ''],
      seniority: 'mid',
      embedding,
      preferences: { ...nothingStated, workPreference: 'remote' },
    },
    families: [family?.name ?? ''],
    skills: [...(family?.skills ?? [])],
    embedding,
    embeddingModel: builtInModel,
    hidden: [],
    stamp: '',
  }
}

async function timed<Value>(times: number[], run: number, work: () => Promise<Value>): Promise<Value> {
  const start = performance.now()
  const value = await work()
  if (run >= 0) times.push(performance.now() - start)
  return value
}

function rounded(value: number, places: number): number {
  return Number(value.toFixed(places))
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
