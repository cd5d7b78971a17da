import { and, asc, desc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { openInterviewStates } from '#domain/interviews/schema.ts'
import type { Connection, Transaction } from '../../db/open.ts'
import type { Candidate, Employer } from '../../http/session.ts'
import { readJobs } from '../applications/queries/own-applications.ts'
import { jobApplicants } from '../applications/tables.ts'
import { jobs } from '../jobs/tables.ts'
import { readLedger } from '../reveals/queries.ts'
import { interviews, interviewTimes } from './tables.ts'

export type Proposal = { interview: typeof interviews.$inferSelect; times: Date[] }

const isOpen = inArray(interviews.state, [...openInterviewStates])
const openFirst = sql`(${interviews.state} = 'held')`
const isAgreed = and(isOpen, isNotNull(interviews.startsAt))
/** What an overview shows: everything open and what was held last. */
const longestList = 200

/** The proposals of one job to this candidate, newest first. */
export async function readOwnProposals(db: Connection, actor: Candidate, jobId: string): Promise<Proposal[]> {
  const rows = await db
    .select()
    .from(interviews)
    .where(and(eq(interviews.jobId, jobId), eq(interviews.candidateId, actor.id)))
    .orderBy(desc(interviews.createdAt))
  return withTimes(db, rows)
}

/** The interview of this application that is still being agreed on or lies ahead. At most one is. */
export async function findOpenInterview(tx: Transaction, jobId: string, applicationId: string) {
  const [row] = await tx
    .select()
    .from(interviews)
    .where(and(eq(interviews.jobId, jobId), eq(interviews.applicationId, applicationId), isOpen))
    .for('update')
  return row
}

export async function lockInterview(tx: Transaction, { jobId, interviewId }: { jobId: string; interviewId: string }) {
  const [row] = await tx
    .select()
    .from(interviews)
    .where(and(eq(interviews.jobId, jobId), eq(interviews.id, interviewId)))
    .for('update')
  return row
}

export async function readProposal(db: Connection, interview: Proposal['interview']): Promise<Proposal> {
  const times = await readTimes(db, interview.jobId, [interview.id])
  return { interview, times: times.map((time) => time.startsAt) }
}

export async function readTimes(db: Connection, jobId: string, interviewIds: readonly string[]) {
  if (interviewIds.length === 0) return []
  return db
    .select({ interviewId: interviewTimes.interviewId, startsAt: interviewTimes.startsAt })
    .from(interviewTimes)
    .where(and(eq(interviewTimes.jobId, jobId), inArray(interviewTimes.interviewId, [...interviewIds])))
    .orderBy(asc(interviewTimes.startsAt))
}

const slot = { id: interviews.id, startsAt: interviews.startsAt, lengthMinutes: interviews.lengthMinutes }

/** Agreed interviews of one employer over all jobs, as times that are taken. */
export async function agreedOfEmployer(db: Connection, actor: Employer) {
  const rows = await db
    .select(slot)
    .from(interviews)
    .innerJoin(jobs, eq(jobs.id, interviews.jobId))
    .where(and(eq(jobs.posterId, actor.id), isAgreed))
  return rows.flatMap(agreed)
}

export async function agreedOfCandidate(db: Connection, actor: Candidate) {
  const rows = await db
    .select(slot)
    .from(interviews)
    .where(and(eq(interviews.candidateId, actor.id), isAgreed))
  return rows.flatMap(agreed)
}

function agreed({ startsAt, ...row }: { id: string; startsAt: Date | null; lengthMinutes: number }) {
  return startsAt === null ? [] : [{ ...row, startsAt }]
}

/** The employer's interviews with the applicants they are with; people who have left the list are not on this one either. */
export async function listForEmployer(db: Connection, actor: Employer, jobId: string | undefined) {
  const rows = await db
    .select({ interview: interviews, applicant: jobApplicants, job: jobs })
    .from(interviews)
    .innerJoin(jobs, eq(jobs.id, interviews.jobId))
    .innerJoin(
      jobApplicants,
      and(eq(jobApplicants.jobId, interviews.jobId), eq(jobApplicants.id, interviews.applicationId)),
    )
    .where(and(eq(jobs.posterId, actor.id), shown, jobId ? eq(jobs.id, jobId) : undefined))
    .orderBy(openFirst, asc(interviews.startsAt), desc(interviews.createdAt))
    .limit(longestList)
  const timed = await withTimes(
    db,
    rows.map((row) => row.interview),
  )
  return rows.map((row, at) => ({ ...row, times: timed[at]?.times ?? [] }))
}

export async function listForCandidate(db: Connection, actor: Candidate): Promise<Proposal[]> {
  const rows = await db
    .select()
    .from(interviews)
    .where(and(eq(interviews.candidateId, actor.id), shown))
    .orderBy(openFirst, asc(interviews.startsAt), desc(interviews.createdAt))
    .limit(longestList)
  return withTimes(db, rows)
}

/** The jobs of these interviews with what has become known of their companies, for the candidate's own list. */
export async function readJobsOf(db: Connection, actor: Candidate, proposals: readonly Proposal[]) {
  const jobIds = [...new Set(proposals.map(({ interview }) => interview.jobId))]
  return { jobs: await readJobs(db, jobIds), ledger: await readLedger(db, actor.id, jobIds) }
}

const shown = inArray(interviews.state, [...openInterviewStates, 'held'])

/** Open interviews whose agreed time has come near or has passed, for the clock. */
export async function listAgreedUntil(db: Connection, until: Date) {
  return db
    .select({ jobId: interviews.jobId, interviewId: interviews.id })
    .from(interviews)
    .where(and(isAgreed, lte(interviews.startsAt, until)))
    .orderBy(asc(interviews.startsAt))
    .limit(longestList)
}

async function withTimes(db: Connection, rows: Proposal['interview'][]): Promise<Proposal[]> {
  const ids = rows.map((row) => row.id)
  if (ids.length === 0) return []
  const times = await db
    .select()
    .from(interviewTimes)
    .where(
      and(
        inArray(interviewTimes.jobId, [...new Set(rows.map((row) => row.jobId))]),
        inArray(interviewTimes.interviewId, ids),
      ),
    )
    .orderBy(asc(interviewTimes.startsAt))
  return rows.map((interview) => ({
    interview,
    times: times.filter((time) => time.interviewId === interview.id).map((time) => time.startsAt),
  }))
}
