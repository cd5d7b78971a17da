import { and, asc, eq } from 'drizzle-orm'
import type { MatchJob } from '#domain/matches/inputs.ts'
import type { Connection } from '../../../db/open.ts'
import { jobSkills, jobs } from '../../jobs/tables.ts'
import { profiles } from '../../profiles/tables.ts'
import { resumes } from '../../resumes/tables.ts'
import { verifiedEmployment, vouches } from '../../trust/tables.ts'
import { resumeSnapshots } from '../tables.ts'

/** The job as matching sees it, with the model its embedding was made by. */
export async function readMatchJob(
  db: Connection,
  jobId: string,
): Promise<{ job: MatchJob; embeddingModel: string | null } | null> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, jobId))
  if (!row) return null
  const skills = await db
    .select({ name: jobSkills.skill, importance: jobSkills.importance })
    .from(jobSkills)
    .where(eq(jobSkills.jobId, jobId))
    .orderBy(asc(jobSkills.position))
  const highest = row.payMaximum ?? row.payMinimum
  const { payCurrency: currency, payPeriod: period } = row
  return {
    embeddingModel: row.embeddingModel,
    job: {
      title: row.title,
      requiredSkills: skills,
      seniority: row.seniorityRead,
      embedding: row.embedding,
      workMode: row.workMode,
      place: row.location,
      employmentType: row.employmentTypeRead,
      pay: highest !== null && currency && period ? { maximum: highest, currency, period } : null,
    },
  }
}

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
