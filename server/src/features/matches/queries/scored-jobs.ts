import { type SQL, sql } from 'drizzle-orm'
import { isTrustedEmployer } from '#domain/companies/trust.ts'
import type { JobSkill } from '#domain/jobs/schema.ts'
import type { Vector } from '#domain/matches/embedding.ts'
import type { MatchJob, RequiredSkill } from '#domain/matches/inputs.ts'
import type { RevealingJob } from '#domain/reveals/gates.ts'
import { remember } from '#domain/taxonomy/remember.ts'
import type { Connection } from '../../../db/open.ts'
import { companies } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { packed, unpack } from './packed-vector.ts'
import { upheldReports, withUpheldReports } from './shown-jobs.ts'
import { rowStamp } from './stamp.ts'

/** A published job as matching sees it, with its employer's trust. Stays on the server: the trust is not banded yet. */
export type ScoredJob = RevealingJob & {
  id: string
  side: MatchJob
  publishedAt: Date
  trustScore: number
  isTrustedEmployer: boolean
  embedding: Vector | null
  embeddingModel: string | null
  stamp: string
}

/** Another one once anything a job was read from has changed. */
export const jobStamp = sql<string>`${rowStamp(jobs)} || ' ' || ${rowStamp(companies)} || ' ' || ${upheldReports}`

/** What a search hands on of a row of `jobs`, to be stamped once the search is done. */
export const foundJob = sql`${jobs.id} as id, ${jobs}.xmin as written, ${jobs.companyId} as company`

/** The same in a statement over `companies` and `withUpheldReports`, from what a row of a job says of its write. */
export function stampOf(written: SQL): SQL<string> {
  return sql<string>`${written} || ' ' || ${rowStamp(companies)} || ' ' || upheld.count`
}

/** Those of these jobs that are published; with `alsoEnded` also those that no longer are. */
export async function readScoredJobs(
  db: Connection,
  ids: readonly string[],
  { alsoEnded = false } = {},
): Promise<ScoredJob[]> {
  if (ids.length === 0) return []
  const { rows } = await db.execute<Row>(sql`
    select ${jobs.id} as id, ${jobs.isAnonymous} as anonymous, ${jobs.anonymityRevealPolicy} as policy,
      ${jobs.title} as title, ${jobs.seniorityRead} as seniority, ${jobs.workMode} as mode, ${jobs.location} as place,
      ${jobs.employmentTypeRead} as type, coalesce(${jobs.payMaximum}, ${jobs.payMinimum}) as pay,
      ${jobs.payCurrency} as currency, ${jobs.payPeriod} as period, ${jobs.publishedAt} as published,
      ${packed(jobs.embedding)} as embedding, ${jobs.embeddingModel} as model, ${companies.trustScore} as trust,
      ${companies.domainVerifiedAt} is not null as verified, ${companies.repliesInTime} as in_time,
      ${companies.repliesDue} as due, upheld.count as reports, ${stampOf(rowStamp(jobs))} as stamp, ${jobs.skills} as skills
    from ${jobs} join ${companies} on ${companies.id} = ${jobs.companyId} ${withUpheldReports}
    where ${jobs.id} = any(${sql.param([...ids])}::uuid[]) and ${jobs.publishedAt} is not null
      and (${alsoEnded} or ${jobs.state} = 'published')`)
  return rows.map(scoredJobOf)
}

/** As the database answers: one value for all places of a vector, because hundreds are read at once. */
type Row = {
  id: string
  anonymous: boolean
  policy: ScoredJob['policy']
  title: string
  seniority: MatchJob['seniority']
  mode: MatchJob['workMode']
  place: string | null
  type: MatchJob['employmentType']
  pay: number | null
  currency: string | null
  period: NonNullable<MatchJob['pay']>['period'] | null
  published: string
  embedding: string | null
  model: string | null
  trust: number
  verified: boolean
  in_time: number
  due: number
  reports: number
  stamp: string
  skills: JobSkill[]
}

function scoredJobOf(row: Row): ScoredJob {
  const { pay, currency, period } = row
  const embedding = row.embedding === null ? null : unpack(row.embedding)
  const requiredSkills = row.skills.map(({ skill, importance }) => skillsOf[importance](skill))
  return {
    id: row.id,
    isAnonymous: row.anonymous,
    policy: row.policy,
    side: {
      title: row.title,
      requiredSkills,
      seniority: row.seniority,
      embedding,
      workMode: row.mode,
      place: row.place,
      employmentType: row.type,
      pay: pay !== null && currency && period ? { maximum: pay, currency, period } : null,
    },
    publishedAt: new Date(row.published),
    trustScore: row.trust,
    isTrustedEmployer: isTrustedEmployer({
      isDomainVerified: row.verified,
      repliesInTime: row.in_time,
      repliesDue: row.due,
      upheldReports: row.reports,
    }),
    embedding,
    embeddingModel: row.model,
    stamp: row.stamp,
  }
}

/** One for all jobs that ask for it: thousands of jobs are kept. */
const skillsOf = {
  must_have: remember((name: string): RequiredSkill => ({ name, importance: 'must_have' })),
  nice: remember((name: string): RequiredSkill => ({ name, importance: 'nice' })),
}
