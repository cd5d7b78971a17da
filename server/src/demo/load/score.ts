import { preferencesOf } from '#domain/applications/wishes.ts'
import { isTrustedEmployer } from '#domain/companies/trust.ts'
import { candidateFromReading } from '#domain/matches/candidate-of.ts'
import { embedResume, embedText } from '#domain/matches/embedding.ts'
import type { MatchCandidate, MatchJob, OtherSideTrust } from '#domain/matches/inputs.ts'
import { type MatchScore, scoreMatch } from '#domain/matches/score.ts'
import { trustBand } from '#domain/trust/shrink.ts'
import type { matches } from '../../features/matches/tables.ts'
import { stableId } from '../random.ts'
import type { CompanyRows } from '../rows/company-rows.ts'
import type { JobRows } from '../rows/job-rows.ts'
import type { DemoWorld } from '../world.ts'
import { nearJobs } from './near-jobs.ts'
import type { ReadPerson } from './read-people.ts'

export type Embedded<Item> = Item & { embedding: number[] }

export function embedPerson(person: ReadPerson): Embedded<ReadPerson> {
  return { ...person, embedding: embedResume(person.reading) }
}

export function embedJob(rows: JobRows): Embedded<JobRows> {
  const skills = rows.skills.map((one) => one.skill).join(', ')
  return { ...rows, embedding: embedText([rows.job.title, skills, rows.job.description].join('\n')) }
}

/** Every person against the open jobs near them and whatever they applied to, by the product's own formula. */
export function scoreWorld(
  world: DemoWorld,
  people: readonly Embedded<ReadPerson>[],
  jobs: readonly Embedded<JobRows>[],
): (typeof matches.$inferInsert)[] {
  const companies = new Map(world.companies.map((rows) => [rows.company.id, rows]))
  const known = new Set(
    world.applications.flatMap(({ reveals }) =>
      reveals.flatMap((one) => (one.kind === 'company' ? [`${one.candidateId}/${one.jobId}`] : [])),
    ),
  )
  const applied = new Set(
    world.applications.map(({ application }) => `${application.candidateId}/${application.jobId}`),
  )
  const matchJobs = new Map(jobs.map((job) => [job, matchJobOf(job)]))
  return people.flatMap((person) => {
    const candidate = matchCandidateOf(person)
    const open = nearJobs(
      person,
      jobs.filter(({ job }) => job.state === 'published'),
    )
    const own = jobs.filter(({ job }) => applied.has(`${person.rows.person.id}/${job.id}`))
    return [...new Set([...open, ...own])].flatMap((job) => {
      const key = `${person.rows.person.id}/${job.job.id}`
      const matchJob = matchJobs.get(job)
      const company = companies.get(job.job.companyId)
      if (!matchJob || !company) return []
      const isLocked = (job.job.isAnonymous ?? true) && !known.has(key)
      const score = scoreMatch(candidate, matchJob, trustOfEmployer(company, isLocked))
      return [matchRow(world, person, { job, isLocked, score })]
    })
  })
}

function matchRow(
  { seed }: DemoWorld,
  { rows }: ReadPerson,
  { job, isLocked, score }: { job: JobRows; isLocked: boolean; score: MatchScore },
): typeof matches.$inferInsert {
  const { ai, trust, mutual, mustHaveCoverage, rationale, parts, gate, algorithmVersion } = score
  return {
    candidateId: rows.person.id,
    id: stableId(seed, `match/${rows.person.email}/${job.job.id}`),
    jobId: job.job.id,
    resumeId: rows.person.resumeId,
    ai,
    trust,
    mutual,
    composite: score.composite,
    rationale,
    parts,
    gate,
    mustHaveCoverage,
    isLocked,
    isListed: job.job.state === 'published',
    jobPublishedAt: job.job.publishedAt ?? new Date(0),
    algorithmVersion,
  }
}

function trustOfEmployer({ company }: CompanyRows, isHidden: boolean): OtherSideTrust {
  const value = company.trustScore ?? 0
  return {
    value: isHidden ? trustBand(value) : value,
    isTrustedEmployer: isTrustedEmployer({
      isDomainVerified: company.domainVerifiedAt != null,
      repliesInTime: company.repliesInTime ?? 0,
      repliesDue: company.repliesDue ?? 0,
      upheldReports: 0,
    }),
  }
}

function matchCandidateOf({ rows, reading, embedding }: Embedded<ReadPerson>): MatchCandidate {
  return candidateFromReading(reading, {
    desiredTitles: rows.person.wishes?.titles ?? [],
    embedding,
    preferences: preferencesOf(rows.wishes),
  })
}

function matchJobOf({ job, skills, embedding }: Embedded<JobRows>): MatchJob {
  const highest = job.payMaximum ?? job.payMinimum
  return {
    title: job.title,
    requiredSkills: skills.map(({ skill, importance }) => ({ name: skill, importance })),
    seniority: job.seniorityRead ?? null,
    embedding,
    workMode: job.workMode ?? null,
    place: job.location ?? null,
    employmentType: job.employmentTypeRead ?? null,
    pay:
      highest != null && job.payPeriod
        ? { maximum: highest, currency: job.payCurrency ?? 'USD', period: job.payPeriod }
        : null,
  }
}
