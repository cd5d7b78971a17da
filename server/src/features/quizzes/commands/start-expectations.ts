import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Result } from '#domain/errors.ts'
import { expectationsQuiz } from '#domain/quizzes/expectations-quiz.ts'
import { asksTheSame } from '#domain/quizzes/questions.ts'
import { expectationsStanding } from '#domain/quizzes/rules.ts'
import { type ExpectationTopic, expectationTopics } from '#domain/quizzes/topics.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import type { Employer } from '../../../http/session.ts'
import { lockOwnJob, type OwnJob } from '../../jobs/queries.ts'
import { type ExpectationsAttempt, factsOf, listExpectationsAttempts } from '../queries.ts'
import { expectationsAttempts } from '../tables.ts'

export type StartRefusal = 'not_found' | 'not_pending' | 'too_soon'
export type Expectations = { own: OwnJob; attempts: ExpectationsAttempt[] }

/** Opens an attempt, or gives the open one again. One that was opened before the role was edited is asked anew. */
export async function startExpectations(
  db: Database,
  employer: Employer,
  { jobId }: { jobId: string },
  now: Date,
): Promise<Result<Expectations, StartRefusal>> {
  return transact(db, async (tx) => {
    const own = await lockOwnJob(tx, employer, jobId)
    if (!own) return { ok: false, refusal: 'not_found' }
    if (own.job.state !== 'quiz_pending' || topicsDue(own).length === 0) return { ok: false, refusal: 'not_pending' }
    const attempts = await listExpectationsAttempts(tx, jobId)
    const standing = expectationsStanding(sinceLastPass(attempts), now)
    if (standing.status === 'waiting') return { ok: false, refusal: 'too_soon' }
    const open = standing.status === 'open' ? attempts.at(-1) : undefined
    if (open && isUpToDate(own, open)) return { ok: true, value: { own, attempts } }
    if (open) await dropAttempt(tx, open)
    await insertAttempt(tx, own, open?.attemptNumber ?? attempts.length + 1, now)
    return { ok: true, value: { own, attempts: await listExpectationsAttempts(tx, jobId) } }
  })
}

/** Whether an attempt still asks about the role as it is; one drawn before an edit does not. */
export function isUpToDate(own: OwnJob, attempt: ExpectationsAttempt): boolean {
  return asksTheSame(attempt.questions, drawQuestions(own, attempt.attemptNumber))
}

/** Null is everything: the role has never been answered for. */
export function topicsDue({ job }: Pick<OwnJob, 'job'>): ExpectationTopic[] {
  const due = job.expectationsDue
  return due === null ? [...expectationTopics] : expectationTopics.filter((topic) => due.includes(topic))
}

/** After a change the quiz begins anew; attempts up to the last passed one are history. */
export function sinceLastPass(attempts: readonly ExpectationsAttempt[]): ExpectationsAttempt[] {
  return attempts.slice(attempts.findLastIndex((attempt) => attempt.passed === true) + 1)
}

function drawQuestions(own: OwnJob, attempt: number) {
  return expectationsQuiz(factsOf(own), { seed: own.job.id, attempt, topics: topicsDue(own) })
}

async function insertAttempt(tx: Transaction, own: OwnJob, attemptNumber: number, now: Date) {
  const questions = drawQuestions(own, attemptNumber)
  await tx
    .insert(expectationsAttempts)
    .values({ jobId: own.job.id, id: randomUUID(), attemptNumber, questions, startedAt: now })
}

async function dropAttempt(tx: Transaction, { jobId, id }: ExpectationsAttempt) {
  await tx
    .delete(expectationsAttempts)
    .where(and(eq(expectationsAttempts.jobId, jobId), eq(expectationsAttempts.id, id)))
}
