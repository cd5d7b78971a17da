import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Result } from '#domain/errors.ts'
import { type ExpectationTopic, expectationsQuiz, expectationTopics } from '#domain/quizzes/expectations-quiz.ts'
import { expectationsStanding } from '#domain/quizzes/rules.ts'
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
    const topics = topicsDue(own)
    if (own.job.state !== 'quiz_pending' || topics.length === 0) return { ok: false, refusal: 'not_pending' }
    const attempts = await listExpectationsAttempts(tx, jobId)
    const standing = expectationsStanding(sinceLastPass(attempts), now)
    if (standing.status === 'waiting') return { ok: false, refusal: 'too_soon' }
    const open = attempts.at(-1)
    const isOpen = standing.status === 'open' && open !== undefined
    if (isOpen && open.startedAt >= own.job.updatedAt) return { ok: true, value: { own, attempts } }
    if (isOpen) await dropAttempt(tx, open)
    await insertAttempt(tx, own, { topics, attempt: isOpen ? open.attemptNumber : attempts.length + 1, now })
    return { ok: true, value: { own, attempts: await listExpectationsAttempts(tx, jobId) } }
  })
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

async function insertAttempt(
  tx: Transaction,
  own: OwnJob,
  { topics, attempt, now }: { topics: ExpectationTopic[]; attempt: number; now: Date },
) {
  await tx.insert(expectationsAttempts).values({
    jobId: own.job.id,
    id: randomUUID(),
    attemptNumber: attempt,
    questions: expectationsQuiz(factsOf(own), { seed: own.job.id, attempt, topics }),
    startedAt: now,
  })
}

async function dropAttempt(tx: Transaction, { jobId, id }: ExpectationsAttempt) {
  await tx
    .delete(expectationsAttempts)
    .where(and(eq(expectationsAttempts.jobId, jobId), eq(expectationsAttempts.id, id)))
}
