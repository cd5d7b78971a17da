import { and, eq, isNull } from 'drizzle-orm'
import { jobStanding, type ShutStanding } from '#domain/applications/job-standing.ts'
import { applicationQuizAttempts } from '#domain/applications/next-step.ts'
import type { Result } from '#domain/errors.ts'
import { gradeQuiz } from '#domain/quizzes/grading.ts'
import type { SubmitInput } from '#domain/quizzes/schema.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { expireApplication, passApplicationQuiz } from '../../applications/commands/quiz.ts'
import { readJob } from '../../jobs/queries.ts'
import { findQuizApplication, listQuizAttempts, type QuizAttempt } from '../queries.ts'
import { quizAttempts } from '../tables.ts'
import type { CandidateQuiz } from './start-application-quiz.ts'

export type QuizSubmitRefusal = 'not_found' | 'not_open' | ShutStanding
type Around = { now: Date; publicUrl: string }

/** Grades an attempt once. Passing reveals the company; a second failure ends the application. It enters no score. */
export async function submitApplicationQuiz(
  db: Database,
  candidate: Candidate,
  { jobId, attemptId, answers }: SubmitInput,
  around: Around,
): Promise<Result<CandidateQuiz, QuizSubmitRefusal>> {
  return transact(db, async (tx) => {
    const application = await findQuizApplication(tx, candidate, jobId)
    const own = application ? await readJob(tx, jobId) : null
    if (!application || !own) return { ok: false, refusal: 'not_found' }
    const attempt = (await listQuizAttempts(tx, candidate, jobId)).find((one) => one.id === attemptId)
    if (!attempt) return { ok: false, refusal: 'not_open' }
    if (attempt.submittedAt === null) {
      if (application.state !== 'quiz') return { ok: false, refusal: 'not_open' }
      const standing = jobStanding(own.job, around.now)
      if (standing !== 'open') return { ok: false, refusal: standing }
      await grade(tx, attempt, answers, around)
    }
    return { ok: true, value: { job: own.job, attempts: await listQuizAttempts(tx, candidate, jobId) } }
  })
}

async function grade(
  tx: Transaction,
  attempt: QuizAttempt,
  answers: SubmitInput['answers'],
  { now, publicUrl }: Around,
) {
  const { candidateId, jobId } = attempt
  const { score, passed } = gradeQuiz(attempt.questions, answers, attempt.threshold)
  const closed = await tx
    .update(quizAttempts)
    .set({ answers, score, passed, submittedAt: now })
    .where(
      and(eq(quizAttempts.candidateId, candidateId), eq(quizAttempts.id, attempt.id), isNull(quizAttempts.submittedAt)),
    )
    .returning({ id: quizAttempts.id })
  if (closed.length === 0) return
  if (passed) await passApplicationQuiz(tx, { candidateId, jobId, now, publicUrl })
  else if (attempt.attemptNumber >= applicationQuizAttempts) {
    await expireApplication(tx, { candidateId, jobId, reason: 'quiz_failed', now })
  }
}
