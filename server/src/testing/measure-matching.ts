import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { builtInModel, dimensions } from '#domain/matches/embedding.ts'
import { migrate } from '../db/migrate.ts'
import { type Database, type OpenDatabase, openDatabase, transact } from '../db/open.ts'
import * as schema from '../db/schema.ts'
import { jobs } from '../features/jobs/tables.ts'
import { mayPassGates } from '../features/matches/queries/may-pass.ts'
import { readNearJobs, shareOfStretch } from '../features/matches/queries/near-jobs.ts'
import type { ScoredJob } from '../features/matches/queries/scored-jobs.ts'
import { type Market, openMarket } from './job-market.ts'
import { candidateOf, scoreAll } from './market-candidate.ts'
import { measureRecall, nearest } from './measure-recall.ts'

const searched = 200
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
      const kept = handleOf(opened)
      await searchForOthers(kept, market, asked)
      const cold = await measure(market, { asked, handle: () => handleOf(opened) })
      tell(JSON.stringify({ ...about, state: 'cold', ...cold }))
      const warm = await measure(market, { asked, handle: () => kept })
      tell(JSON.stringify({ ...about, state: 'warm', ...warm }))
      tell(JSON.stringify({ ...about, ...(await measureRecall(market, opened.db, { searched, runs })) }))
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

type Times = Record<'bare' | 'bareWithGates' | 'bareWithStretch' | 'search' | 'whole', number[]>

/**
 * The bare query asks the vectors alone for as many jobs; with gates for as many of those that pass; with stretch also for
 * as many of the others as the search looks for. The product's work is told as a ratio to each; its search reads what
 * scoring needs, unless it is kept: which share was is told, too.
 */
async function measure(market: Market, { asked, handle }: { asked: WeakSet<ScoredJob>; handle(): Database }) {
  const times: Times = { bare: [], bareWithGates: [], bareWithStretch: [], search: [], whole: [] }
  const kept: number[] = []
  for (let run = -2; run < runs; run++) {
    const db = handle()
    const candidate = candidateOf(market, (run + 2) * 17)
    const fits = sql`(${mayPassGates(candidate.side.preferences)}) is true`
    const bare = await timed(times.bare, run, () => nearest(db, candidate, { among: sql`true`, most: searched }))
    if (bare.length === 0) throw new Error('The bare query found nothing.')
    await timed(times.bareWithGates, run, () => nearest(db, candidate, { among: fits, most: searched }))
    await timed(times.bareWithStretch, run, async () => {
      await nearest(db, candidate, { among: fits, most: searched })
      await nearest(db, candidate, { among: sql`not ${fits}`, most: searched * shareOfStretch })
    })
    const near = await timed(times.whole, run, async () => {
      const read = await timed(times.search, run, () =>
        readNearJobs(db, candidate, { most: searched, now: new Date() }),
      )
      scoreAll(candidate, read)
      return read
    })
    if (run >= 0) kept.push(near.filter((job) => asked.has(job)).length / near.length)
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
    ratioToBareWithGates: { search: ratioTo('bareWithGates', 'search'), whole: ratioTo('bareWithGates', 'whole') },
    ratioToBareWithStretch: {
      search: ratioTo('bareWithStretch', 'search'),
      whole: ratioTo('bareWithStretch', 'whole'),
    },
  }
}

async function sizeOnDisk(db: Database) {
  const { rows } = await db.execute<{ table: string; index: string | null }>(sql`
    select pg_size_pretty(pg_relation_size('jobs')) as table, pg_size_pretty(pg_relation_size(to_regclass('jobs_near'))) as index`)
  return { jobsOnDisk: rows[0]?.table, vectorIndex: rows[0]?.index ?? 'none' }
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
