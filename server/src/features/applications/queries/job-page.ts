import { and, eq } from 'drizzle-orm'
import { preferencesOf } from '#domain/applications/wishes.ts'
import { isTrustedEmployer } from '#domain/companies/trust.ts'
import { candidateFromReading } from '#domain/matches/candidate-of.ts'
import type { MatchJob, OtherSideTrust } from '#domain/matches/inputs.ts'
import { scoreMatch } from '#domain/matches/score.ts'
import { visibility } from '#domain/reveals/visibility.ts'
import { trustBand } from '#domain/trust/shrink.ts'
import type { Connection } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { countUpheldReports } from '../../companies/queries.ts'
import { companies } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { matches } from '../../matches/tables.ts'
import { profiles } from '../../profiles/tables.ts'
import { resumes } from '../../resumes/tables.ts'
import { readLedger } from '../../reveals/queries.ts'
import { revealedKinds } from '../../reveals/view.ts'
import { isHiddenPair } from './applied-to.ts'
import { findOwnApplication } from './own-applications.ts'
import { readMatchJob } from './scoring.ts'

const jobColumns = {
  id: jobs.id,
  title: jobs.title,
  description: jobs.description,
  state: jobs.state,
  publishedAt: jobs.publishedAt,
  expiresAt: jobs.expiresAt,
  isAnonymous: jobs.isAnonymous,
  policy: jobs.anonymityRevealPolicy,
  quizThreshold: jobs.applicationQuizThreshold,
  companyDisplay: jobs.companyDisplay,
  companyId: jobs.companyId,
  location: jobs.location,
  placeCity: jobs.placeCity,
  placeRegion: jobs.placeRegion,
  workMode: jobs.workMode,
  employmentType: jobs.employmentType,
  employmentTypeRead: jobs.employmentTypeRead,
  seniority: jobs.seniority,
  seniorityRead: jobs.seniorityRead,
  compRange: jobs.compRange,
  payMinimum: jobs.payMinimum,
  payMaximum: jobs.payMaximum,
  payCurrency: jobs.payCurrency,
  payPeriod: jobs.payPeriod,
  company: companies,
}

/** Everything the job page of one candidate is made of. It names the company: only the view decides what leaves. */
export type JobPage = NonNullable<Awaited<ReturnType<typeof readJobPage>>>

export async function readJobPage(db: Connection, actor: Candidate, jobId: string) {
  const [job] = await db
    .select(jobColumns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, jobId))
  if (!job?.publishedAt) return null
  const application = (await findOwnApplication(db, actor, jobId)) ?? null
  if (!application && !job.isAnonymous && (await isHiddenPair(db, actor.id, job.companyId))) return null
  const ledger = await readLedger(db, actor.id, [jobId])
  const self = await readSelf(db, actor)
  const upheldReports = await countUpheldReports(db, job.companyId)
  const pair = { ...job, state: application?.state ?? null, revealed: revealedKinds(ledger, jobId) }
  const trust = trustOf(job.company, upheldReports, visibility(pair, 'candidate').company)
  const found = await readMatchJob(db, jobId)
  return {
    job,
    application,
    skills: found?.job.requiredSkills.map(({ name: skill, importance }) => ({ skill, importance })) ?? [],
    ledger,
    match: (await readMatch(db, actor, jobId)) ?? (found && scoreNow(self, found, trust)),
    upheldReports,
    ...self,
  }
}

function trustOf(company: typeof companies.$inferSelect, upheldReports: number, isKnown: boolean): OtherSideTrust {
  const isDomainVerified = company.domainVerifiedAt !== null
  return {
    value: isKnown ? company.trustScore : trustBand(company.trustScore),
    isTrustedEmployer: isTrustedEmployer({ ...company, isDomainVerified, upheldReports }),
  }
}

type PageMatch = Pick<typeof matches.$inferSelect, 'composite' | 'ai' | 'trust' | 'mutual' | 'rationale'> & {
  parts: unknown
}

async function readMatch(db: Connection, actor: Candidate, jobId: string): Promise<PageMatch | null> {
  const [row] = await db
    .select()
    .from(matches)
    .where(and(eq(matches.candidateId, actor.id), eq(matches.jobId, jobId)))
  return row ?? null
}

type Self = Awaited<ReturnType<typeof readSelf>>
type ScoredJob = { job: MatchJob; embeddingModel: string | null }

/** A pair that is on no list yet is scored on the spot, by the same formulas and the same rough trust of a hidden company. */
function scoreNow(self: Self, found: ScoredJob, trust: OtherSideTrust): PageMatch | null {
  const { profile, resume } = self
  if (!resume?.reading) return null
  const reading = { ...resume.reading, ...resume.corrections }
  const candidate = candidateFromReading(reading, {
    desiredTitles: profile?.desiredTitles ?? [],
    embedding: resume.embeddingModel === found.embeddingModel ? resume.embedding : null,
    preferences: preferencesOf(profile),
  })
  return scoreMatch(candidate, found.job, trust)
}

/** The candidate as the job is held against: the active résumé's reading and what they said they want. */
async function readSelf(db: Connection, actor: Candidate) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, actor.id))
  const [resume] = await db
    .select({
      id: resumes.id,
      rawText: resumes.rawText,
      reading: resumes.reading,
      corrections: resumes.corrections,
      embedding: resumes.embedding,
      embeddingModel: resumes.embeddingModel,
    })
    .from(resumes)
    .where(and(eq(resumes.candidateId, actor.id), eq(resumes.isActive, true)))
  return { profile: profile ?? null, resume: resume?.rawText == null ? null : resume }
}
