import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/open.ts'
import { profiles } from '../../profiles/tables.ts'
import { resumes } from '../../resumes/tables.ts'
import { verifiedEmployment, vouches } from '../../trust/tables.ts'
import { resumeSnapshots } from '../tables.ts'

/** The frozen résumé of an application beside what its candidate has stated and proved. */
export async function readApplicantFacts(
  db: Connection,
  application: { candidateId: string; resumeId: string; jobId: string },
) {
  const { candidateId } = application
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, candidateId))
  const [snapshot] = await db
    .select({ reading: resumeSnapshots.reading })
    .from(resumeSnapshots)
    .where(and(eq(resumeSnapshots.candidateId, candidateId), eq(resumeSnapshots.jobId, application.jobId)))
  const [resume] = await db
    .select({ embedding: resumes.embedding, embeddingModel: resumes.embeddingModel })
    .from(resumes)
    .where(and(eq(resumes.candidateId, candidateId), eq(resumes.id, application.resumeId)))
  const confirmed = await db
    .select({ relation: vouches.relation })
    .from(vouches)
    .where(and(eq(vouches.candidateId, candidateId), eq(vouches.state, 'confirmed')))
  const verifiedJobs = await db.$count(
    verifiedEmployment,
    and(eq(verifiedEmployment.candidateId, candidateId), eq(verifiedEmployment.status, 'verified')),
  )
  return {
    profile: profile ?? null,
    reading: snapshot?.reading ?? null,
    embedding: resume?.embedding ?? null,
    embeddingModel: resume?.embeddingModel ?? null,
    relations: confirmed.map((vouch) => vouch.relation),
    verifiedJobs,
  }
}
