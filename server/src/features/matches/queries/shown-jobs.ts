import { eq, sql } from 'drizzle-orm'
import { builtOnce, unnamed } from '../../../db/built-once.ts'
import type { Connection } from '../../../db/open.ts'
import { isReportCounted } from '../../companies/queries.ts'
import { companies, reports } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'

/** Upheld complaints that still count (decisions.md F.37). */
export const upheldReports = sql<number>`(
  select count(*)::int from ${reports}
  where ${reports.companyId} = ${companies.id} and ${isReportCounted})`

/** The same, worked out once a company where a statement meets many jobs of it. */
export const withUpheldReports = sql`cross join lateral (select ${upheldReports} as count offset 0) as upheld`

/** A job for a card. It names the company: only the view decides what leaves. */
export type ShownJobRow = Awaited<ReturnType<typeof readShownJobs>>[number]

export async function readShownJobs(db: Connection, jobIds: readonly string[]) {
  if (jobIds.length === 0) return []
  return builtOnce(db, 'shown jobs', () => selectShownJobs(db)).execute({ jobIds: [...jobIds] })
}

function selectShownJobs(db: Connection) {
  return db
    .select({
      id: jobs.id,
      title: jobs.title,
      state: jobs.state,
      location: jobs.location,
      workMode: jobs.workMode,
      employmentType: jobs.employmentType,
      seniority: jobs.seniority,
      compRange: jobs.compRange,
      payMinimum: jobs.payMinimum,
      payMaximum: jobs.payMaximum,
      publishedAt: jobs.publishedAt,
      firstPublishedAt: jobs.firstPublishedAt,
      expiresAt: jobs.expiresAt,
      isAnonymous: jobs.isAnonymous,
      policy: jobs.anonymityRevealPolicy,
      quizThreshold: jobs.applicationQuizThreshold,
      companyDisplay: jobs.companyDisplay,
      companyName: companies.name,
      logoKey: companies.logoKey,
      domainVerifiedAt: companies.domainVerifiedAt,
      repliesInTime: companies.repliesInTime,
      repliesDue: companies.repliesDue,
      replyDaysMedian: companies.replyDaysMedian,
      upheldReports,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(sql`${jobs.id} = any(${sql.placeholder('jobIds')}::uuid[])`)
    .prepare(unnamed)
}
