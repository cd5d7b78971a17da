import { and, eq, getTableColumns, inArray, notInArray, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { type Database, transact } from '../../../db/open.ts'
import { matches } from '../tables.ts'

export type MatchRow = typeof matches.$inferInsert

/** One statement holds this many rows, so that a small database is not held up for long. */
const rowsAtOnce = 50

/** Stores scores; a pair that is scored again keeps its row. Rows go in by key, so that two runs can't block each other. */
export async function storeMatches(db: Database, rows: readonly MatchRow[]): Promise<void> {
  const ordered = rows.toSorted((a, b) => (a.candidateId + a.jobId < b.candidateId + b.jobId ? -1 : 1))
  for (let from = 0; from < ordered.length; from += rowsAtOnce) {
    const chunk = ordered.slice(from, from + rowsAtOnce)
    await transact(db, (tx) =>
      tx
        .insert(matches)
        .values(chunk)
        .onConflictDoUpdate({ target: [matches.candidateId, matches.jobId], set: asScored }),
    )
  }
}

/** Takes off a candidate's list what no longer belongs on it. */
export async function keepOnly(db: Database, candidateId: string, jobIds: readonly string[]): Promise<void> {
  await db
    .delete(matches)
    .where(
      and(
        eq(matches.candidateId, candidateId),
        jobIds.length === 0 ? undefined : notInArray(matches.jobId, [...jobIds]),
      ),
    )
}

/** The job is closed, paused or gone: its rows stay for the day it comes back, on no list. */
export async function unlistJob(db: Database, jobId: string): Promise<void> {
  await db
    .update(matches)
    .set({ isListed: false })
    .where(and(eq(matches.jobId, jobId), eq(matches.isListed, true)))
}

/** A pair that scores too low now, or that the candidate has hidden, leaves the list. */
export async function dropPairs(db: Database, jobId: string, candidateIds: readonly string[]): Promise<void> {
  if (candidateIds.length === 0) return
  await db.delete(matches).where(and(eq(matches.jobId, jobId), inArray(matches.candidateId, [...candidateIds])))
}

const kept = new Set(['candidateId', 'jobId', 'id'])
const asScored = Object.fromEntries(
  Object.keys(getTableColumns(matches))
    .filter((name) => !kept.has(name))
    .map((name) => [name, sql.raw(`excluded.${toSnakeCase(name)}`)]),
)
