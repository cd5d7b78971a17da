import type { Connection } from '../../../db/open.ts'
import { readScoredJobs, type ScoredJob } from './scored-jobs.ts'

/** A job that a search has found, and which state of its rows. */
export type FoundJob = { id: string; stamp: string }

/** Two generations of so many are kept; with a vector of 512 places a job takes 1.8 kB, so together 72 MB. */
const ofOneGeneration = 20_000

/** What was asked for of late, and what was before. */
type Kept<Value> = { young: Map<string, Value>; old: Map<string, Value> }

const keptOf = new WeakMap<Connection, Kept<ScoredJob>>()

/**
 * What scoring needs of the jobs that were found. Only what this process has not read in this very state is read: a stamp
 * stands for one state of all rows behind a job, so what is kept is never out of date and processes need not agree.
 */
export async function readFoundJobs(db: Connection, found: readonly FoundJob[]): Promise<ScoredJob[]> {
  const kept = keptOf.get(db) ?? { young: new Map(), old: new Map() }
  keptOf.set(db, kept)
  const known: ScoredJob[] = []
  const unknown: string[] = []
  for (const { id, stamp } of found) {
    const job = kept.young.get(id) ?? kept.old.get(id)
    if (job?.stamp === stamp) known.push(job)
    else unknown.push(id)
  }
  const all = [...known, ...(await readScoredJobs(db, unknown))]
  for (const job of all) keep(kept, { key: job.id, value: job, atMost: ofOneGeneration })
  return all
}

/** A full generation pushes out the one before it, and with it whatever nobody has asked for since. */
export function keep<Value>(
  kept: Kept<Value>,
  { key, value, atMost }: { key: string; value: Value; atMost: number },
): void {
  kept.young.set(key, value)
  if (kept.young.size < atMost) return
  kept.old = kept.young
  kept.young = new Map()
}
