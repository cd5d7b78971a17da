import { asc, eq, inArray, sql } from 'drizzle-orm'
import { isTrustedEmployer } from '#domain/companies/trust.ts'
import type { MatchJob } from '#domain/matches/inputs.ts'
import type { RevealingJob } from '#domain/reveals/gates.ts'
import { findTitle } from '#domain/taxonomy/titles.ts'
import type { Connection } from '../../../db/open.ts'
import { companies } from '../../companies/tables.ts'
import { jobSkills, jobs } from '../../jobs/tables.ts'
import { upheldReports } from './shown-jobs.ts'
import { rowStamp } from './stamp.ts'

/** A published job as matching sees it, with its employer's trust. Stays on the server: the trust is not banded yet. */
export type ScoredJob = RevealingJob & {
  id: string
  side: MatchJob
  publishedAt: Date
  trustScore: number
  isTrustedEmployer: boolean
  /** For the search of near candidates: how the title may be written, in lower case, and what must be there. */
  titles: string[]
  mustHaves: string[]
  embedding: number[] | null
  embeddingModel: string | null
  stamp: string
}

/** Another one once any of the rows a job was read from has changed. */
export const jobStamp = sql<string>`${rowStamp(jobs)} || ' ' || ${rowStamp(companies)}`

/** Those of these jobs that are published; with `alsoEnded` also those that no longer are. */
export async function readScoredJobs(
  db: Connection,
  ids: readonly string[],
  { alsoEnded = false } = {},
): Promise<ScoredJob[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ job: jobs, company: companies, upheldReports, stamp: jobStamp })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(inArray(jobs.id, [...ids]))
  const skills = await db
    .select({ jobId: jobSkills.jobId, name: jobSkills.skill, importance: jobSkills.importance })
    .from(jobSkills)
    .where(inArray(jobSkills.jobId, [...ids]))
    .orderBy(asc(jobSkills.position))
  const skillsOf = Map.groupBy(skills, (skill) => skill.jobId)
  return rows.flatMap(({ job, company, upheldReports: reports, stamp }) => {
    if (!job.publishedAt || (job.state !== 'published' && !alsoEnded)) return []
    const required = (skillsOf.get(job.id) ?? []).map(({ name, importance }) => ({ name, importance }))
    return {
      id: job.id,
      isAnonymous: job.isAnonymous,
      policy: job.anonymityRevealPolicy,
      side: sideOf(job, required),
      publishedAt: job.publishedAt,
      trustScore: company.trustScore,
      isTrustedEmployer: isTrustedEmployer({
        isDomainVerified: company.domainVerifiedAt !== null,
        repliesInTime: company.repliesInTime,
        repliesDue: company.repliesDue,
        upheldReports: reports,
      }),
      titles: waysToWrite(job.title),
      mustHaves: required.filter((skill) => skill.importance === 'must_have').map((skill) => skill.name),
      embedding: job.embedding,
      embeddingModel: job.embeddingModel,
      stamp,
    }
  })
}

function sideOf(job: typeof jobs.$inferSelect, requiredSkills: MatchJob['requiredSkills']): MatchJob {
  const highest = job.payMaximum ?? job.payMinimum
  const { payCurrency: currency, payPeriod: period } = job
  return {
    title: job.title,
    requiredSkills,
    seniority: job.seniorityRead,
    embedding: job.embedding,
    workMode: job.workMode,
    place: job.location,
    employmentType: job.employmentTypeRead,
    pay: highest !== null && currency && period ? { maximum: highest, currency, period } : null,
  }
}

function waysToWrite(title: string): string[] {
  const family = findTitle(title)?.family
  return [title, ...(family ? [family.name, ...family.synonyms] : [])].map((one) => one.toLowerCase())
}
