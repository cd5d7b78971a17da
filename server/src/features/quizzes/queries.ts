import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { readJobText } from '#domain/jobs/read-back.ts'
import type { JobFacts } from '#domain/quizzes/job-facts.ts'
import type { Connection } from '../../db/open.ts'
import type { Candidate } from '../../http/session.ts'
import { applications } from '../applications/tables.ts'
import type { OwnJob } from '../jobs/queries.ts'
import { applicationQuizzes, expectationsAttempts, quizAttempts } from './tables.ts'

export type ExpectationsAttempt = typeof expectationsAttempts.$inferSelect
export type ApplicationQuizRow = typeof applicationQuizzes.$inferSelect
export type QuizAttempt = typeof quizAttempts.$inferSelect

/** What the quizzes may know of a job: nothing of its company. */
export function factsOf({ job }: OwnJob): JobFacts {
  return {
    title: job.title,
    description: job.description,
    skills: job.skills,
    workMode: job.workMode,
    location: job.location,
    compRange: job.compRange,
    reading: readJobText(job),
    isAnonymous: job.isAnonymous,
    policy: job.anonymityRevealPolicy,
    quizThreshold: job.applicationQuizThreshold,
  }
}

/** In order. The caller has made sure that the job is the employer's. */
export async function listExpectationsAttempts(db: Connection, jobId: string): Promise<ExpectationsAttempt[]> {
  return db
    .select()
    .from(expectationsAttempts)
    .where(eq(expectationsAttempts.jobId, jobId))
    .orderBy(asc(expectationsAttempts.attemptNumber))
}

export async function findApplicationQuiz(db: Connection, jobId: string): Promise<ApplicationQuizRow | null> {
  const [quiz] = await db.select().from(applicationQuizzes).where(eq(applicationQuizzes.jobId, jobId))
  return quiz ?? null
}

/** The candidate's own attempts at the quiz of one job, in order. */
export async function listQuizAttempts(db: Connection, candidate: Candidate, jobId: string): Promise<QuizAttempt[]> {
  return db
    .select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.candidateId, candidate.id), eq(quizAttempts.jobId, jobId)))
    .orderBy(asc(quizAttempts.attemptNumber))
}

/** The application that a quiz belongs to; without one there is no quiz for this candidate. */
export async function findQuizApplication(db: Connection, candidate: Candidate, jobId: string) {
  const [application] = await db
    .select({ id: applications.id, state: applications.state, quizPassedAt: applications.quizPassedAt })
    .from(applications)
    .where(and(eq(applications.candidateId, candidate.id), eq(applications.jobId, jobId)))
  return application ?? null
}

/** More attempts than these change no figure. */
const attemptsCounted = 2000

/** Finished attempts at the quiz of one job, for figures. The caller has made sure that the job is the employer's. */
export async function listFinishedAttempts(db: Connection, jobId: string) {
  return db
    .select({
      candidateId: quizAttempts.candidateId,
      questions: quizAttempts.questions,
      answers: quizAttempts.answers,
      passed: quizAttempts.passed,
      score: quizAttempts.score,
    })
    .from(quizAttempts)
    .where(and(eq(quizAttempts.jobId, jobId), isNotNull(quizAttempts.submittedAt)))
    .limit(attemptsCounted)
}
