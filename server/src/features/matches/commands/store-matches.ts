import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { toSnakeCase } from 'drizzle-orm/casing'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import { jobs } from '../../jobs/tables.ts'
import { listedStamp, readUnchanged } from '../queries/unchanged.ts'
import { matches } from '../tables.ts'

export type MatchRow = typeof matches.$inferInsert

/** A score with the stamps of what it was made from; of what does not belong on the list only whose it was. */
export type ScoredPair = { basis: { candidate: string; job: string } } & (
  | { isListed: true; row: MatchRow }
  | { isListed: false; row: Pick<MatchRow, 'candidateId' | 'jobId'> }
)

/** One statement holds this many rows, so that a small database is not held up for long. */
const rowsAtOnce = 50
/** Nobody edits faster than this many scorings of one chunk; if somebody did, the queue tries again later. */
const attempts = 8

/**
 * Scores and stores. Where a candidate or a job changed between being read and being stored, the pair is scored again as it
 * now is: so a slow run never writes over what a later one knew better. Answers the pairs that are on the list.
 */
export async function storeScores(
  db: Database,
  score: (left: readonly ScoredPair[] | null) => Promise<ScoredPair[]>,
): Promise<ScoredPair[]> {
  const listed: ScoredPair[] = []
  let stale: ScoredPair[] | null = null
  for (let attempt = 0; attempt < attempts; attempt++) {
    const pairs = await score(stale)
    const stored = await storePairs(db, pairs)
    listed.push(...pairs.filter((pair) => pair.isListed && stored.has(pair)))
    stale = pairs.filter((pair) => !stored.has(pair))
    if (stale.length === 0) return listed
  }
  throw new Error('What is being matched kept changing.')
}

/**
 * Answers what was stored: all whose candidate and job are as they were. A pair that is scored again keeps its row; one that
 * scores too low now leaves the list. Rows go in by key, so that two runs can't block each other.
 */
async function storePairs(db: Database, pairs: readonly ScoredPair[]): Promise<ReadonlySet<ScoredPair>> {
  const key = ({ row }: ScoredPair) => row.candidateId + row.jobId
  const ordered = pairs.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))
  const stored = new Set<ScoredPair>()
  for (let from = 0; from < ordered.length; from += rowsAtOnce) {
    const chunk = ordered.slice(from, from + rowsAtOnce)
    const current = await transact(db, async (tx) => {
      const unchanged = await readUnchanged(tx, chunk)
      await write(tx, unchanged)
      return unchanged
    })
    for (const pair of current) stored.add(pair)
  }
  return stored
}

async function write(tx: Transaction, pairs: readonly ScoredPair[]): Promise<void> {
  const listed = pairs.flatMap((pair) => (pair.isListed ? [pair.row] : []))
  if (listed.length > 0) {
    await tx
      .insert(matches)
      .values(listed)
      .onConflictDoUpdate({ target: [matches.candidateId, matches.jobId], set: asScored, setWhere: isAnother })
  }
  const unlisted = pairs.filter((pair) => !pair.isListed).map(({ row }) => row)
  if (unlisted.length === 0) return
  const ids = (name: 'candidateId' | 'jobId') => sql.param(unlisted.map((row) => row[name]))
  await tx.execute(sql`delete from ${matches} where (${matches.candidateId}, ${matches.jobId}) in
    (select * from unnest(${ids('candidateId')}::uuid[], ${ids('jobId')}::uuid[]))`)
}

/** Takes these off a candidate's list, except where they were stored anew or their job changed since they were read. */
export async function dropUntouched(
  db: Database,
  candidateId: string,
  rows: readonly { jobId: string; stamp: string }[],
): Promise<void> {
  if (rows.length === 0) return
  const seen = sql.param(rows.map(({ jobId, stamp }) => `${jobId} ${stamp}`))
  await db.execute(sql`delete from ${matches} using ${jobs}
    where ${matches.candidateId} = ${candidateId}::uuid and ${jobs.id} = ${matches.jobId}
      and ${jobs.id}::text || ' ' || ${listedStamp} = any(${seen}::text[])`)
}

/** The job is closed, paused or gone: its rows stay for the day it comes back, on no list. */
export async function unlistJob(db: Database, jobId: string): Promise<void> {
  await db
    .update(matches)
    .set({ isListed: false })
    .where(and(eq(matches.jobId, jobId), eq(matches.isListed, true)))
}

/** A row stays who it is, and what was told of it stays told. */
const kept = new Set(['candidateId', 'jobId', 'id', 'toldAt'])
const scored = Object.keys(getTableColumns(matches)).filter((name) => !kept.has(name))
const asScored = Object.fromEntries(scored.map((name) => [name, sql.raw(`excluded.${toSnakeCase(name)}`)]))

/** A score that comes out as it was is not written again: no new row version, no work for three indexes. */
const compared = scored.filter((name) => name !== 'scoredAt').map(toSnakeCase)
const isAnother = sql.raw(
  `(${compared.map((name) => `matches.${name}`).join(', ')}) is distinct from (${compared.map((name) => `excluded.${name}`).join(', ')})`,
)
