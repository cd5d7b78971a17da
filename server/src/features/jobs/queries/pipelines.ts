import { and, count, eq, inArray, isNull, min, sql } from 'drizzle-orm'
import { replyDays } from '#domain/applications/next-step.ts'
import type { Pipeline } from '#domain/jobs/pipeline.ts'
import type { Connection } from '../../../db/open.ts'
import { applications, jobApplicants } from '../../applications/tables.ts'
import { matches } from '../../matches/tables.ts'

export type PipelineCounts = Omit<Pipeline, 'quizPassed'> & { quizPassed: number }

export const nobody: PipelineCounts = {
  matched: 0,
  applied: 0,
  quizPassed: 0,
  shortlisted: 0,
  interview: 0,
  waiting: 0,
  overdue: 0,
  oldestWaitingSince: null,
  firstReplyDays: null,
}

/** Figures about many people, never about one: how far they have come with each of these jobs. */
export async function countPipelines(
  db: Connection,
  jobIds: string[],
  now: Date,
): Promise<Map<string, PipelineCounts>> {
  const counts = new Map<string, PipelineCounts>(jobIds.map((id) => [id, { ...nobody }]))
  if (jobIds.length === 0) return counts
  const add = (jobId: string, some: Partial<PipelineCounts>) =>
    counts.set(jobId, { ...nobody, ...counts.get(jobId), ...some })
  for (const row of await countMatchedOnly(db, jobIds)) add(row.jobId, { matched: row.matched })
  for (const { jobId, applied, quizPassed } of await countApplied(db, jobIds)) {
    add(jobId, { matched: (counts.get(jobId)?.matched ?? 0) + applied, applied, quizPassed })
  }
  for (const row of await countReviewed(db, jobIds)) {
    const { jobId, shortlisted, interview, firstReplyDays } = row
    add(jobId, { shortlisted, interview, firstReplyDays })
  }
  for (const row of await countWaiting(db, jobIds, now)) {
    const { jobId, waiting, overdue, oldest } = row
    add(jobId, { waiting, overdue, oldestWaitingSince: oldest?.toISOString() ?? null })
  }
  return counts
}

/** Who applied is counted there, also where the match has left the list since; so nobody is missing or counted twice. */
function countMatchedOnly(db: Connection, jobIds: string[]) {
  const sameApplication = and(eq(applications.candidateId, matches.candidateId), eq(applications.jobId, matches.jobId))
  return db
    .select({ jobId: matches.jobId, matched: count() })
    .from(matches)
    .leftJoin(applications, sameApplication)
    .where(
      and(
        inArray(matches.jobId, jobIds),
        eq(matches.isListed, true),
        sql`${matches.gate} <> 'fail'`,
        isNull(applications.id),
      ),
    )
    .groupBy(matches.jobId)
}

function countApplied(db: Connection, jobIds: string[]) {
  return db
    .select({ jobId: applications.jobId, applied: count(), quizPassed: count(applications.quizPassedAt) })
    .from(applications)
    .where(inArray(applications.jobId, jobIds))
    .groupBy(applications.jobId)
}

const atInterview = sql`${jobApplicants.state} in ('interview_proposed', 'interview_scheduled', 'offer', 'hired')`

function countReviewed(db: Connection, jobIds: string[]) {
  return db
    .select({
      jobId: jobApplicants.jobId,
      shortlisted: sql<number>`(count(*) filter (where ${jobApplicants.state} = 'shortlisted' or ${atInterview}))::int`,
      firstReplyDays: sql<number | null>`round((percentile_cont(0.5) within group
        (order by extract(epoch from ${jobApplicants.answeredAt} - ${jobApplicants.submittedAt}) / 86400))::numeric, 1)::float8`,
      interview: sql<number>`(count(*) filter (where ${atInterview}))::int`,
    })
    .from(jobApplicants)
    .where(inArray(jobApplicants.jobId, jobIds))
    .groupBy(jobApplicants.jobId)
}

function countWaiting(db: Connection, jobIds: string[], now: Date) {
  const due = new Date(now.getTime() - replyDays * 24 * 60 * 60 * 1000)
  return db
    .select({
      jobId: jobApplicants.jobId,
      waiting: count(),
      overdue: sql<number>`(count(*) filter (where ${jobApplicants.submittedAt} < ${due.toISOString()}::timestamptz))::int`,
      oldest: min(jobApplicants.submittedAt),
    })
    .from(jobApplicants)
    .where(and(inArray(jobApplicants.jobId, jobIds), inArray(jobApplicants.state, ['submitted', 'viewed'])))
    .groupBy(jobApplicants.jobId)
}
