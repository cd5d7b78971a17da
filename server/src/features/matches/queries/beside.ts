import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { RevealKind } from '#domain/applications/ledger.ts'
import { applications } from '../../applications/tables.ts'
import { reveals } from '../../reveals/tables.ts'
import { dismissedJobs, matches, savedJobs } from '../tables.ts'

/** A row of this candidate's group that speaks of a job. */
type PairColumns = { candidateId: AnyPgColumn; jobId: AnyPgColumn }

/** Facts beside a pair, read in the same statement: they lie in the candidate's own group. */
export function isSaved(pair: PairColumns) {
  return qualified(sql<boolean>`exists (select 1 from ${savedJobs}
    where ${savedJobs.candidateId} = ${pair.candidateId} and ${savedJobs.jobId} = ${pair.jobId})`)
}

export function isPassed(pair: PairColumns) {
  return qualified(sql<boolean>`exists (select 1 from ${dismissedJobs}
    where ${dismissedJobs.candidateId} = ${pair.candidateId} and ${dismissedJobs.jobId} = ${pair.jobId})`)
}

export function hasApplied(pair: PairColumns) {
  return qualified(sql<boolean>`exists (select 1 from ${applications}
    where ${applications.candidateId} = ${pair.candidateId} and ${applications.jobId} = ${pair.jobId})`)
}

export function revealed(pair: PairColumns) {
  return qualified(sql<RevealKind[]>`array(select ${reveals.kind} from ${reveals}
    where ${reveals.candidateId} = ${pair.candidateId} and ${reveals.jobId} = ${pair.jobId})`)
}

export function compositeOf(pair: PairColumns) {
  return qualified(sql<number | null>`(select ${matches.composite} from ${matches}
    where ${matches.candidateId} = ${pair.candidateId} and ${matches.jobId} = ${pair.jobId})`)
}

/** A selected expression loses the table names of its own columns in a query over one table; one level deeper they stay. */
function qualified<Value>(expression: SQL<Value>): SQL<Value> {
  return sql<Value>`${expression}`
}
