import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { RevealGate, RevealKind } from '#domain/applications/ledger.ts'
import type { Connection } from '../../db/open.ts'
import { reveals } from './tables.ts'

export type LedgerRow = { candidateId: string; jobId: string; kind: RevealKind; gate: RevealGate; at: Date }

const ledgerColumns = {
  candidateId: reveals.candidateId,
  jobId: reveals.jobId,
  kind: reveals.kind,
  gate: reveals.gate,
  at: reveals.at,
}

/** What has become known between one candidate and some jobs. */
export async function readLedger(db: Connection, candidateId: string, jobIds: readonly string[]): Promise<LedgerRow[]> {
  if (jobIds.length === 0) return []
  return db
    .select(ledgerColumns)
    .from(reveals)
    .where(and(eq(reveals.candidateId, candidateId), inArray(reveals.jobId, [...jobIds])))
    .orderBy(asc(reveals.at))
}

/** Longer ledgers than this are read job by job. */
const longestLedger = 200

export async function readLedgerOfCandidate(db: Connection, candidateId: string): Promise<LedgerRow[]> {
  return db
    .select(ledgerColumns)
    .from(reveals)
    .where(eq(reveals.candidateId, candidateId))
    .orderBy(desc(reveals.at))
    .limit(longestLedger)
}

export async function readLedgerOfJob(db: Connection, jobId: string): Promise<LedgerRow[]> {
  return db
    .select(ledgerColumns)
    .from(reveals)
    .where(eq(reveals.jobId, jobId))
    .orderBy(desc(reveals.at))
    .limit(longestLedger)
}

/** Those of these candidates who know the company behind this job. */
export async function readKnowing(db: Connection, jobId: string, candidateIds: readonly string[]): Promise<string[]> {
  if (candidateIds.length === 0) return []
  const rows = await db
    .select({ candidateId: reveals.candidateId })
    .from(reveals)
    .where(and(eq(reveals.jobId, jobId), eq(reveals.kind, 'company'), inArray(reveals.candidateId, [...candidateIds])))
  return rows.map((row) => row.candidateId)
}
