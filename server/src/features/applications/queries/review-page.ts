import type { CandidateSort } from '#domain/applications/schema.ts'
import type { Connection } from '../../../db/open.ts'
import type { Employer } from '../../../http/session.ts'
import { findOwnJob, type OwnJob } from '../../jobs/queries.ts'
import { readKnowing } from '../../reveals/queries.ts'
import { type ApplicantRow, countApplicants, findApplicant, readRankedApplicants } from './applicants.ts'

export type ReviewPage = {
  own: OwnJob
  rows: ApplicantRow[]
  /** Candidates of this page who know the company. */
  knowing: string[]
  candidateCount: number
  nextCursor: string | null
}

/** A page of matched candidates, for the employer of the job only. */
export async function readReviewPage(
  db: Connection,
  actor: Employer,
  { jobId, sort, cursor }: { jobId: string; sort: CandidateSort; cursor: string | undefined },
): Promise<ReviewPage | null> {
  const own = await findOwnJob(db, actor, jobId)
  if (!own) return null
  const page = await readRankedApplicants(db, jobId, sort, cursor)
  const knowing = await readKnowing(
    db,
    jobId,
    page.rows.map((row) => row.candidateId),
  )
  return { own, ...page, knowing, candidateCount: await countApplicants(db, jobId) }
}

/** One candidate as they stand after a step of the review. */
export async function readReviewed(
  db: Connection,
  { applicant, job }: { applicant: ApplicantRow; job: { id: string } },
) {
  const current = await findApplicant(db, job.id, applicant.id)
  return { applicant: current ?? applicant, knowing: await readKnowing(db, job.id, [applicant.candidateId]) }
}
