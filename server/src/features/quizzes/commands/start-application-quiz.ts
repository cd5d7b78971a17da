import { randomUUID } from 'node:crypto'
import { jobStanding, type ShutStanding } from '#domain/applications/job-standing.ts'
import type { Result } from '#domain/errors.ts'
import { attemptQuestions } from '#domain/quizzes/application-quiz.ts'
import { applicationQuizStanding } from '#domain/quizzes/rules.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { type OwnJob, readJob } from '../../jobs/queries.ts'
import { findQuizApplication, listQuizAttempts, type QuizAttempt } from '../queries.ts'
import { quizAttempts } from '../tables.ts'
import { refreshApplicationQuiz } from './application-quiz.ts'

export type QuizStartRefusal = 'not_found' | 'over' | 'too_soon' | 'used_up' | ShutStanding
export type CandidateQuiz = { job: OwnJob['job']; attempts: QuizAttempt[] }

/** Opens an attempt for somebody whose application waits for it, or gives the open one again; of two starts at once one counts. */
export async function startApplicationQuiz(
  db: Database,
  candidate: Candidate,
  { jobId }: { jobId: string },
  now: Date,
): Promise<Result<CandidateQuiz, QuizStartRefusal>> {
  return transact(db, async (tx) => {
    const application = await findQuizApplication(tx, candidate, jobId)
    const own = application ? await readJob(tx, jobId) : null
    if (!application || !own) return { ok: false, refusal: 'not_found' }
    const attempts = await listQuizAttempts(tx, candidate, jobId)
    const { status } = applicationQuizStanding(attempts, now)
    if (status === 'open' || status === 'passed') return { ok: true, value: { job: own.job, attempts } }
    if (status === 'used_up') return { ok: false, refusal: 'used_up' }
    if (status === 'waiting') return { ok: false, refusal: 'too_soon' }
    const standing = jobStanding(own.job, now)
    if (standing !== 'open') return { ok: false, refusal: standing }
    if (application.state !== 'quiz') return { ok: false, refusal: 'over' }
    await insertAttempt(tx, { candidate, own, attempt: attempts.length + 1, now })
    return { ok: true, value: { job: own.job, attempts: await listQuizAttempts(tx, candidate, jobId) } }
  })
}

async function insertAttempt(
  tx: Transaction,
  { candidate, own, attempt, now }: { candidate: Candidate; own: OwnJob; attempt: number; now: Date },
) {
  const quiz = await refreshApplicationQuiz(tx, own, now)
  const id = randomUUID()
  await tx
    .insert(quizAttempts)
    .values({
      candidateId: candidate.id,
      id,
      jobId: own.job.id,
      attemptNumber: attempt,
      questions: attemptQuestions(quiz.questions, id),
      threshold: own.job.applicationQuizThreshold,
      startedAt: now,
    })
    .onConflictDoNothing({ target: [quizAttempts.candidateId, quizAttempts.jobId, quizAttempts.attemptNumber] })
}
