import { and, eq } from 'drizzle-orm'
import type { Connection } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { countUpheldReports } from '../../companies/queries.ts'
import { companies, reports } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { scorePair } from '../../matches/commands/score-pair.ts'
import { readScoredCandidates } from '../../matches/queries/scored-candidates.ts'
import { readScoredJobs } from '../../matches/queries/scored-jobs.ts'
import { matches, savedJobs } from '../../matches/tables.ts'
import { profiles } from '../../profiles/tables.ts'
import { resumes } from '../../resumes/tables.ts'
import { type LedgerRow, readLedger } from '../../reveals/queries.ts'
import { revealedKinds } from '../../reveals/view.ts'
import { isHiddenJob } from './applied-to.ts'
import { findOwnApplication } from './own-applications.ts'

const jobColumns = {
  id: jobs.id,
  title: jobs.title,
  description: jobs.description,
  skills: jobs.skills,
  state: jobs.state,
  publishedAt: jobs.publishedAt,
  firstPublishedAt: jobs.firstPublishedAt,
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

export async function readJobPage(db: Connection, actor: Candidate, jobId: string, now: Date) {
  const [job] = await db
    .select(jobColumns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, jobId))
  if (!job?.publishedAt) return null
  const application = (await findOwnApplication(db, actor, jobId)) ?? null
  if (!application && (await isHiddenJob(db, actor.id, jobId))) return null
  const ledger = await readLedger(db, actor.id, [jobId])
  const ofJob = and(eq(savedJobs.candidateId, actor.id), eq(savedJobs.jobId, jobId))
  return {
    job,
    application,
    ledger,
    match: (await readMatch(db, actor, jobId)) ?? (await scoreNow(db, actor, jobId, { ledger, now })),
    isSaved: (await db.$count(savedJobs, ofJob)) > 0,
    isReported: (await db.$count(reports, and(eq(reports.jobId, jobId), eq(reports.reporterId, actor.id)))) > 0,
    upheldReports: await countUpheldReports(db, job.companyId),
    ...(await readSelf(db, actor)),
  }
}

async function readMatch(db: Connection, actor: Candidate, jobId: string) {
  const [row] = await db
    .select()
    .from(matches)
    .where(and(eq(matches.candidateId, actor.id), eq(matches.jobId, jobId)))
  return row ?? null
}

/** A pair that is on no list yet is scored on the spot, the way the lists are. */
async function scoreNow(
  db: Connection,
  actor: Candidate,
  jobId: string,
  { ledger, now }: { ledger: readonly LedgerRow[]; now: Date },
) {
  const [candidate] = await readScoredCandidates(db, [actor.id])
  const [job] = await readScoredJobs(db, [jobId], { alsoEnded: true })
  if (!candidate || !job) return null
  const pair = scorePair(candidate, job, { revealed: revealedKinds(ledger, jobId), isEngaged: true, now })
  return pair.isListed ? pair.row : null
}

/** The candidate as the job is held against: the active résumé's reading and what they said they want. */
async function readSelf(db: Connection, actor: Candidate) {
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, actor.id))
  const [resume] = await db
    .select({ id: resumes.id, rawText: resumes.rawText, reading: resumes.reading })
    .from(resumes)
    .where(and(eq(resumes.candidateId, actor.id), eq(resumes.isActive, true)))
  return { profile: profile ?? null, resume: resume?.rawText == null ? null : resume }
}
