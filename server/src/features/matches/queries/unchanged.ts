import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Connection, Transaction } from '../../../db/open.ts'
import { companies } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { profiles } from '../../profiles/tables.ts'
import { resumes } from '../../resumes/tables.ts'
import { matches } from '../tables.ts'
import { candidateStamp } from './scored-candidates.ts'
import { jobStamp } from './scored-jobs.ts'
import { rowStamp } from './stamp.ts'

type Based = { row: { candidateId: string; jobId: string }; basis: { candidate: string; job: string } }

/**
 * Those whose candidate and job are as they were when they were read, held until the transaction ends: a change comes
 * either before, and is seen, or after, and brings a scoring of its own.
 */
export async function readUnchanged<Pair extends Based>(tx: Transaction, pairs: readonly Pair[]): Promise<Pair[]> {
  const ids = (name: 'candidateId' | 'jobId') => [...new Set(pairs.map(({ row }) => row[name]))].toSorted()
  const people = await tx
    .select({ id: profiles.id, stamp: candidateStamp })
    .from(resumes)
    .innerJoin(profiles, eq(profiles.id, resumes.candidateId))
    .where(and(inArray(resumes.candidateId, ids('candidateId')), eq(resumes.isActive, true)))
    .orderBy(profiles.id)
    .for('share')
  const openings = await tx
    .select({ id: jobs.id, stamp: jobStamp })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(inArray(jobs.id, ids('jobId')))
    .orderBy(jobs.id)
    .for('share')
  const stampOf = new Map([...people, ...openings].map(({ id, stamp }) => [id, stamp]))
  return pairs.filter(
    ({ row, basis }) => stampOf.get(row.candidateId) === basis.candidate && stampOf.get(row.jobId) === basis.job,
  )
}

/** Another one once the score was written anew, or its job changed and may have been scored to the same figures. */
export const listedStamp = sql<string>`${rowStamp(matches)} || ' ' || ${rowStamp(jobs)}`

/** What is on a candidate's list, each row with its stamp. */
export function readListed(db: Connection, candidateId: string) {
  return db
    .select({ jobId: matches.jobId, stamp: listedStamp })
    .from(matches)
    .innerJoin(jobs, eq(jobs.id, matches.jobId))
    .where(eq(matches.candidateId, candidateId))
}
