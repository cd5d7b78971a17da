import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/open.ts'
import type { Employer } from '../../../http/session.ts'
import { findOwnJob, type OwnJob } from '../../jobs/queries.ts'
import { jobApplicants, resumeSnapshots } from '../tables.ts'
import { type ApplicantRow, isInGroup } from './applicants.ts'

/** More rows than this are no sheet that anybody reads. */
const longestSheet = 5000

export type SheetSource = {
  own: OwnJob
  rows: { applicant: ApplicantRow; contact: { email: string | null; phone: string | null } | null }[]
}

/** All candidates of one own role, best first. Contacts are read of those alone whose names are revealed. */
export async function readSheet(db: Connection, actor: Employer, jobId: string): Promise<SheetSource | null> {
  const own = await findOwnJob(db, actor, jobId)
  if (!own) return null
  const applicants = await db
    .select()
    .from(jobApplicants)
    .where(and(eq(jobApplicants.jobId, jobId), isInGroup('all')))
    .orderBy(sql`${jobApplicants.composite} desc nulls last`, jobApplicants.submittedAt, jobApplicants.id)
    .limit(longestSheet)
  const revealed = applicants.filter((row) => row.isNameRevealed).map((row) => row.candidateId)
  const contacts = revealed.length === 0 ? [] : await readContacts(db, jobId, revealed)
  return {
    own,
    rows: applicants.map((applicant) => ({
      applicant,
      contact: contacts.find((one) => one.candidateId === applicant.candidateId) ?? null,
    })),
  }
}

async function readContacts(db: Connection, jobId: string, candidateIds: string[]) {
  return db
    .select({
      candidateId: resumeSnapshots.candidateId,
      email: resumeSnapshots.email,
      phone: resumeSnapshots.phone,
    })
    .from(resumeSnapshots)
    .where(and(eq(resumeSnapshots.jobId, jobId), inArray(resumeSnapshots.candidateId, candidateIds)))
}
