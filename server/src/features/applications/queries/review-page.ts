import { and, eq, type SQL, sql } from 'drizzle-orm'
import { type CandidateGroup, candidateGroups } from '#domain/applications/candidate-groups.ts'
import { statesOfGroup } from '#domain/applications/group-states.ts'
import type { RankInput } from '#domain/applications/schema.ts'
import type { JobSkill } from '#domain/jobs/schema.ts'
import type { RevealingJob } from '#domain/reveals/gates.ts'
import type { Connection } from '../../../db/open.ts'
import type { Employer } from '../../../http/session.ts'
import { companies } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { jobApplicants } from '../tables.ts'
import { type ApplicantRow, findApplicant, readRankedApplicants } from './applicants.ts'

export type ReviewedJob = RevealingJob & {
  id: string
  title: string
  skills: JobSkill[]
  counts: Record<CandidateGroup, number>
}
export type ReviewPage = { job: ReviewedJob; rows: ApplicantRow[]; nextCursor: string | null }

/** A page of matched candidates, for the employer of the job only: the job with its counts, then the rows. Two statements. */
export async function readReviewPage(db: Connection, actor: Employer, input: RankInput): Promise<ReviewPage | null> {
  const [job] = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      isAnonymous: jobs.isAnonymous,
      policy: jobs.anonymityRevealPolicy,
      skills: jobs.skills,
      counts: countsOfJob,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.id, input.jobId), eq(companies.ownerUserId, actor.id)))
  if (!job) return null
  return { job, ...(await readRankedApplicants(db, input)) }
}

const countsOfJob = sql<Record<CandidateGroup, number>>`(
  select json_build_object(${sql.join(candidateGroups.flatMap(groupCount), sql`, `)})
  from ${jobApplicants} where ${jobApplicants.jobId} = ${jobs.id})`

function groupCount(group: CandidateGroup): SQL[] {
  const states = sql.join(
    statesOfGroup(group).map((state) => sql.raw(`'${state}'`)),
    sql`, `,
  )
  return [sql.raw(`'${group}'`), sql`count(*) filter (where ${jobApplicants.state} in (${states}))`]
}

/** One candidate as they stand after a step of the review. */
export async function readReviewed(
  db: Connection,
  { applicant, job }: { applicant: ApplicantRow; job: { id: string } },
): Promise<ApplicantRow> {
  return (await findApplicant(db, job.id, applicant.id)) ?? applicant
}
