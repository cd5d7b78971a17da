import { type SQL, sql } from 'drizzle-orm'
import { builtInModel } from '#domain/matches/embedding.ts'
import { type Connection, type Database, transact } from '../db/open.ts'
import { jobs } from '../features/jobs/tables.ts'
import { readNearJobs } from '../features/matches/queries/near-jobs.ts'
import { distance, isOfModel, tooFar } from '../features/matches/queries/near-vector.ts'
import type { ScoredCandidate } from '../features/matches/queries/scored-candidates.ts'
import { readScoredJobs, type ScoredJob } from '../features/matches/queries/scored-jobs.ts'
import type { Market } from './job-market.ts'
import { candidateOf, scoreAll } from './market-candidate.ts'

const nearestCompared = 20
const bestCompared = [20, 50, 100]
const aPage = 10
const readAtOnce = 2_000

type Options = { searched: number; runs: number }

/**
 * What the search finds beside what an exact one would: of the nearest jobs that pass the gates, and of those that score
 * best when all jobs that pass are scored. Where fewer than that many are worth listing, of those there are.
 */
export async function measureRecall(market: Market, db: Database, { searched, runs }: Options) {
  const all = await readAllRemote(db)
  const nearestFound: number[] = []
  const bestFound = bestCompared.map((): number[] => [])
  let fullPages = 0
  for (let run = 0; run < runs; run++) {
    const candidate = candidateOf(market, (run + 2) * 17)
    const near = await readNearJobs(db, candidate, { most: searched, now: new Date() })
    const ids = new Set(near.map(({ id }) => id))
    nearestFound.push(shareOf(await exactlyNearest(db, candidate), (id) => ids.has(id)))
    const found = listedScores(candidate, near)
    const exact = listedScores(candidate, all)
    if (found.length >= aPage) fullPages += 1
    // Many score the same: any of them is as good as another.
    for (const [at, most] of bestCompared.entries()) {
      const best = exact.slice(0, most)
      bestFound[at]?.push(shareOf(best, (score, place) => (found[place] ?? -1) >= score))
    }
  }
  return {
    [`recallOfNearest${nearestCompared}`]: mean(nearestFound),
    ...Object.fromEntries(bestCompared.map((most, at) => [`recallOfBest${most}`, mean(bestFound[at] ?? [])])),
    fullFirstPages: `${fullPages} of ${runs}`,
  }
}

/** The bare query: as many ids as are asked for, nearest first. */
export async function nearest(
  db: Connection,
  { embedding }: ScoredCandidate,
  { among, most }: { among: SQL; most: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select id from jobs where state = 'published' and ${among}
    and ${isOfModel(jobs.embeddingModel, builtInModel)}
    order by ${distance(jobs.embedding, embedding ?? [])} limit ${most}`)
  return rows.map(({ id }) => id)
}

/** Through no index over the vectors. Texts that have nothing in common are no loss. */
function exactlyNearest(db: Database, candidate: ScoredCandidate): Promise<string[]> {
  return transact(db, async (tx) => {
    await tx.execute(sql`set local enable_indexscan = off`)
    const isRelated = sql`${distance(jobs.embedding, candidate.embedding ?? [])} < ${tooFar}`
    return nearest(tx, candidate, { among: sql`work_mode = 'remote' and ${isRelated}`, most: nearestCompared })
  })
}

/** All that pass the gate of the candidates measured. */
async function readAllRemote(db: Database): Promise<ScoredJob[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from jobs where state = 'published' and work_mode = 'remote'`,
  )
  const all: ScoredJob[] = []
  for (let from = 0; from < rows.length; from += readAtOnce) {
    const ids = rows.slice(from, from + readAtOnce).map(({ id }) => id)
    all.push(...(await readScoredJobs(db, ids)))
  }
  return all
}

/** Of those that pass the gates and are worth listing, best first. */
function listedScores(candidate: ScoredCandidate, among: readonly ScoredJob[]): number[] {
  return scoreAll(candidate, among)
    .flatMap((pair) => (pair.isListed && pair.row.gate !== 'fail' ? [pair.row.composite ?? 0] : []))
    .sort((one, other) => other - one)
}

function shareOf<Item>(items: readonly Item[], has: (item: Item, place: number) => boolean): number {
  return items.length === 0 ? 1 : items.filter(has).length / items.length
}

function mean(values: readonly number[]): number {
  return Number((values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(3))
}
