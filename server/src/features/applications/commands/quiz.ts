import { and, eq, sql } from 'drizzle-orm'
import { type EndReason, endReasons } from '#domain/applications/timeline.ts'
import type { Transaction } from '../../../db/open.ts'
import { enqueueMail } from '../../../tasks/outbox.ts'
import { addNotice } from '../../notices/commands.ts'
import { quizPassedMail } from '../mails.ts'
import { lockAppliedTo, readRecipient } from '../queries/applied-to.ts'
import { readKnownCompany } from '../queries/known-company.ts'
import { applications } from '../tables.ts'
import { passGate } from './gates.ts'
import { moveApplication } from './move.ts'

export type QuizOutcome = { candidateId: string; jobId: string; now: Date; publicUrl: string }

/**
 * For the quiz, in its own transaction, when an attempt has passed: the company becomes known to this candidate, who then
 * presses Send or Withdraw. Nothing reaches the employer. A second call changes nothing.
 */
export async function passApplicationQuiz(tx: Transaction, outcome: QuizOutcome): Promise<{ isFirst: boolean }> {
  const { candidateId, jobId, now, publicUrl } = outcome
  const job = await lockAppliedTo(tx, jobId)
  const [passed] = await tx
    .update(applications)
    .set({ quizPassedAt: now, version: sql`${applications.version} + 1`, updatedAt: now })
    .where(
      and(
        eq(applications.candidateId, candidateId),
        eq(applications.jobId, jobId),
        eq(applications.state, 'quiz'),
        sql`${applications.quizPassedAt} is null`,
      ),
    )
    .returning({ id: applications.id })
  if (!job || !passed) return { isFirst: false }
  await passGate(tx, { candidateId, jobId, job, gate: 'quiz_passed', now })
  const { display } = await readKnownCompany(tx, candidateId, job)
  const path = `/job/${jobId}`
  await addNotice(tx, {
    personId: candidateId,
    kind: 'company_revealed',
    eventKey: `quiz_passed:${jobId}`,
    title: `The company is ${display}`,
    body: `You passed the quiz for ${job.title}. Send your application, or withdraw it.`,
    path,
  })
  const recipient = await readRecipient(tx, candidateId)
  const news = { jobTitle: job.title, company: display, url: publicUrl + path }
  if (recipient) await enqueueMail(tx, quizPassedMail(recipient, news))
  return { isFirst: true }
}

/** For the quiz when both attempts have failed, and for a job that closed while an application still waited for its quiz. */
export async function expireApplication(
  tx: Transaction,
  ended: { candidateId: string; jobId: string; reason: EndReason; now: Date },
): Promise<void> {
  const { candidateId, jobId, reason, now } = ended
  const job = await lockAppliedTo(tx, jobId)
  const [waiting] = await tx
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.candidateId, candidateId), eq(applications.jobId, jobId)))
  if (!job || !waiting) return
  const key = { candidateId, id: waiting.id }
  const moved = await moveApplication(tx, key, {
    to: 'expired',
    actor: 'system',
    job,
    now,
    endReason: endReasons[reason],
  })
  if (!moved.ok) return
  await addNotice(tx, {
    personId: candidateId,
    kind: 'application_closed',
    eventKey: `expired:${waiting.id}`,
    title: 'Application closed',
    body: `${job.title}. ${endReasons[reason]}`,
    path: `/job/${jobId}`,
  })
}
