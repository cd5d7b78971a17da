import type { Connection } from '../../../db/open.ts'
import { readScoredJobs, type ScoredJob } from './scored-jobs.ts'

/** A job that a search has found, and which state of its rows. */
export type FoundJob = { id: string; stamp: string }

/** With a vector of 512 places a job takes 2.2 kB, so these take 66 MB. */
const keptAtMost = 30_000

const keptOf = new WeakMap<Connection, Map<string, ScoredJob>>()

/**
 * What scoring needs of the jobs that were found. Only what this process has not read in this very state is read: a stamp
 * stands for one state of all rows behind a job, so what is kept is never out of date and processes need not agree.
 */
export async function readFoundJobs(db: Connection, found: readonly FoundJob[]): Promise<ScoredJob[]> {
  const kept = keptOf.get(db) ?? new Map<string, ScoredJob>()
  keptOf.set(db, kept)
  const isKnown = ({ id, stamp }: FoundJob) => kept.get(id)?.stamp === stamp
  const known = found.flatMap((job) => (isKnown(job) ? (kept.get(job.id) ?? []) : []))
  const unknown = found.flatMap((job) => (isKnown(job) ? [] : job.id))
  const all = [...known, ...(await readScoredJobs(db, unknown))]
  for (const job of all) keepLast(kept, { key: job.id, value: job, atMost: keptAtMost })
  return all
}

/** What was not asked for the longest leaves first. */
export function keepLast<Value>(
  kept: Map<string, Value>,
  { key, value, atMost }: { key: string; value: Value; atMost: number },
): void {
  kept.delete(key)
  kept.set(key, value)
  const [oldest] = kept.keys()
  if (kept.size > atMost && oldest !== undefined) kept.delete(oldest)
}
