import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { VouchComment } from '#domain/applications/schema.ts'
import type { Connection } from '../../../db/open.ts'
import type { Candidate, Employer } from '../../../http/session.ts'
import { findOwnJob, type OwnJob } from '../../jobs/queries.ts'
import { vouches } from '../../trust/tables.ts'
import { resumeSnapshots } from '../tables.ts'
import { type ApplicantRow, findApplicant } from './applicants.ts'

export type SnapshotRow = typeof resumeSnapshots.$inferSelect

/** A candidate's own frozen résumé. */
export async function readOwnSnapshot(
  db: Connection,
  actor: Candidate,
  applicationId: string,
): Promise<SnapshotRow | undefined> {
  const [row] = await db
    .select()
    .from(resumeSnapshots)
    .where(and(eq(resumeSnapshots.candidateId, actor.id), eq(resumeSnapshots.applicationId, applicationId)))
  return row
}

/** For the employer of the job only, and only while the application stands on the employer's list. */
export async function readApplicantSnapshot(
  db: Connection,
  actor: Employer,
  key: { jobId: string; candidateUserId: string },
): Promise<{ snapshot: SnapshotRow; applicant: ApplicantRow; own: OwnJob; comments: VouchComment[] } | null> {
  const own = await findOwnJob(db, actor, key.jobId)
  const applicant = own ? await findApplicant(db, own.job.id, key.candidateUserId) : undefined
  if (!own || !applicant) return null
  const [snapshot] = await db
    .select()
    .from(resumeSnapshots)
    .where(and(eq(resumeSnapshots.candidateId, applicant.candidateId), eq(resumeSnapshots.jobId, own.job.id)))
  return snapshot ? { snapshot, applicant, own, comments: await readComments(db, applicant.candidateId) } : null
}

/** Of vouches that count, and that the candidate has not hidden (decisions.md H.54). */
async function readComments(db: Connection, candidateId: string) {
  const rows = await db
    .select({ relation: vouches.relation, comment: vouches.comment })
    .from(vouches)
    .where(
      and(
        eq(vouches.candidateId, candidateId),
        eq(vouches.state, 'confirmed'),
        eq(vouches.isCommentHidden, false),
        isNotNull(vouches.comment),
      ),
    )
    .orderBy(asc(vouches.answeredAt), asc(vouches.id))
  return rows.map(({ relation, comment }) => ({ relation, comment: comment ?? '' }))
}
