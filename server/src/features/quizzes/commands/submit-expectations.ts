import { and, eq, isNull } from 'drizzle-orm'
import type { Result } from '#domain/errors.ts'
import { expectationsPercent, gradeQuiz } from '#domain/quizzes/grading.ts'
import type { SubmitInput } from '#domain/quizzes/schema.ts'
import { type Database, transact } from '../../../db/open.ts'
import type { Employer } from '../../../http/session.ts'
import { passExpectations } from '../../jobs/commands/publish-job.ts'
import { findOwnJob, lockOwnJob } from '../../jobs/queries.ts'
import { listExpectationsAttempts } from '../queries.ts'
import { expectationsAttempts } from '../tables.ts'
import { refreshApplicationQuiz } from './application-quiz.ts'
import { type Expectations, isUpToDate } from './start-expectations.ts'

export type SubmitRefusal = 'not_found' | 'not_open'

/** Grades an attempt once. Passing publishes the role, unless something may still give the company away. */
export async function submitExpectations(
  db: Database,
  employer: Employer,
  { jobId, attemptId, answers }: SubmitInput,
  now: Date,
): Promise<Result<Expectations, SubmitRefusal>> {
  return transact(db, async (tx) => {
    const own = await lockOwnJob(tx, employer, jobId)
    if (!own) return { ok: false, refusal: 'not_found' }
    const attempt = (await listExpectationsAttempts(tx, jobId)).find((one) => one.id === attemptId)
    if (!attempt) return { ok: false, refusal: 'not_open' }
    if (attempt.submittedAt === null) {
      if (own.job.state !== 'quiz_pending' || !isUpToDate(own, attempt)) return { ok: false, refusal: 'not_open' }
      const { score, passed } = gradeQuiz(attempt.questions, answers, expectationsPercent)
      await tx
        .update(expectationsAttempts)
        .set({ answers, score, passed, submittedAt: now })
        .where(
          and(
            eq(expectationsAttempts.jobId, jobId),
            eq(expectationsAttempts.id, attemptId),
            isNull(expectationsAttempts.submittedAt),
          ),
        )
      if (passed) {
        await passExpectations(tx, jobId, now)
        await refreshApplicationQuiz(tx, own, now)
      }
    }
    const after = await findOwnJob(tx, employer, jobId)
    if (!after) return { ok: false, refusal: 'not_found' }
    return { ok: true, value: { own: after, attempts: await listExpectationsAttempts(tx, jobId) } }
  })
}
