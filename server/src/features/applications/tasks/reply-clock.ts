import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import * as z from 'zod/mini'
import { daysBefore, replyClock } from '#domain/applications/reply-clock.ts'
import { endReasons } from '#domain/applications/timeline.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import { enqueueMail } from '../../../tasks/outbox.ts'
import { defineTask } from '../../../tasks/task.ts'
import { addNotice } from '../../notices/commands.ts'
import { type ApplicationKey, moveApplication } from '../commands/move.ts'
import { scoreReplies } from '../commands/score-replies.ts'
import { answersDueMail, noReplyMail } from '../mails.ts'
import { lockAppliedTo, readRecipient } from '../queries/applied-to.ts'
import { readKnownCompany } from '../queries/known-company.ts'
import { applications, jobApplicants } from '../tables.ts'

/** A run takes what fits into it; the rest waits for the next one. */
const atOnce = 200
const unanswered = ['submitted', 'viewed'] as const
type Around = { now: Date; publicUrl: string }

/** Reminds employers on day 10 and closes what nobody answered on day 21 (decisions.md G.51). Each thing once. */
export const keepReplyClock = defineTask({
  name: 'applications.reply-clock',
  input: z.object({}),
  schedules: [{ cron: '27 * * * *', input: {} }],
  async run({ db, clock, config }) {
    const around = { now: clock.now(), publicUrl: config.publicUrl }
    for (const one of await findForgotten(db, around.now)) await transact(db, (tx) => close(tx, one, around))
    for (const jobId of await findJobsToRemind(db, around.now)) await transact(db, (tx) => remind(tx, jobId, around))
  },
})

async function findForgotten(db: Database, now: Date) {
  return db
    .select({ candidateId: applications.candidateId, id: applications.id, jobId: applications.jobId })
    .from(applications)
    .where(
      and(
        inArray(applications.state, [...unanswered]),
        lte(applications.submittedAt, daysBefore(now, replyClock.closingDay)),
      ),
    )
    .limit(atOnce)
}

async function close(
  tx: Transaction,
  { jobId, ...key }: ApplicationKey & { jobId: string },
  { now, publicUrl }: Around,
) {
  const job = await lockAppliedTo(tx, jobId)
  if (!job) return
  const ended = { to: 'expired', actor: 'system', job, now, endReason: endReasons.no_reply } as const
  const moved = await moveApplication(tx, key, ended)
  if (!moved.ok) return
  await scoreReplies(tx, job.companyId)
  const path = `/job/${jobId}`
  await addNotice(tx, {
    personId: key.candidateId,
    kind: 'application_closed',
    eventKey: `expired:${key.id}`,
    title: 'Application closed',
    body: `${job.title}. ${endReasons.no_reply}`,
    path,
  })
  const recipient = await readRecipient(tx, key.candidateId)
  if (!recipient) return
  const { display } = await readKnownCompany(tx, key.candidateId, job)
  await enqueueMail(tx, noReplyMail(recipient, { jobTitle: job.title, company: display, url: publicUrl + path }))
}

function needsReminder(now: Date) {
  return and(
    inArray(jobApplicants.state, [...unanswered]),
    isNull(jobApplicants.remindedAt),
    lte(jobApplicants.submittedAt, daysBefore(now, replyClock.reminderDay)),
  )
}

async function findJobsToRemind(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ jobId: jobApplicants.jobId })
    .from(jobApplicants)
    .where(needsReminder(now))
    .limit(atOnce)
  return rows.map((row) => row.jobId)
}

/** One mail for all who wait at one role. */
async function remind(tx: Transaction, jobId: string, { now, publicUrl }: Around) {
  const job = await lockAppliedTo(tx, jobId)
  const reminded = await tx
    .update(jobApplicants)
    .set({ remindedAt: now })
    .where(and(eq(jobApplicants.jobId, jobId), needsReminder(now)))
    .returning({ id: jobApplicants.id })
  if (!job || reminded.length === 0) return
  const count = reminded.length
  const path = `/candidates?jobId=${jobId}&show=waiting`
  await addNotice(tx, {
    personId: job.posterId,
    kind: 'answers_due',
    eventKey: `answers_due:${jobId}:${now.toISOString()}`,
    title: count === 1 ? 'A candidate waits for your answer' : `${count} candidates wait for your answer`,
    body: job.title,
    path,
  })
  const recipient = await readRecipient(tx, job.posterId)
  const news = { jobTitle: job.title, count, url: publicUrl + path }
  if (recipient) await enqueueMail(tx, answersDueMail(recipient, news))
}
