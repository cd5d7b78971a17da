import { and, eq, isNull, lte } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Transaction, transact } from '../../../db/open.ts'
import { enqueueMail } from '../../../tasks/outbox.ts'
import { defineTask } from '../../../tasks/task.ts'
import { addNotice } from '../../notices/commands.ts'
import type { ApplicationKey } from '../commands/move.ts'
import { scoreReplies } from '../commands/score-replies.ts'
import { declinedMail } from '../mails.ts'
import { lockAppliedTo, readRecipient } from '../queries/applied-to.ts'
import { readKnownCompany } from '../queries/known-company.ts'
import { applications } from '../tables.ts'

/** A run takes what fits into it; the rest waits for the next one. */
const atOnce = 200

/** Tells of declines whose 24 hours are over, each once, and scores the company's answers anew. */
export const tellDeclines = defineTask({
  name: 'applications.tell-declines',
  input: z.object({}),
  schedules: [{ cron: '*/5 * * * *', input: {} }],
  async run({ db, clock, config }) {
    const now = clock.now()
    const due = await db
      .select({ candidateId: applications.candidateId, id: applications.id, jobId: applications.jobId })
      .from(applications)
      .where(isDue(now))
      .limit(atOnce)
    for (const one of due) await transact(db, (tx) => tell(tx, one, { now, publicUrl: config.publicUrl }))
  },
})

function isDue(now: Date) {
  return and(
    eq(applications.state, 'declined'),
    lte(applications.declineToldAt, now),
    isNull(applications.declineMailedAt),
  )
}

type Around = { now: Date; publicUrl: string }

async function tell(tx: Transaction, { candidateId, id, jobId }: ApplicationKey & { jobId: string }, around: Around) {
  const job = await lockAppliedTo(tx, jobId)
  const [declined] = await tx
    .update(applications)
    .set({ declineMailedAt: around.now })
    .where(and(eq(applications.candidateId, candidateId), eq(applications.id, id), isDue(around.now)))
    .returning({ reason: applications.declineReason, declineToldAt: applications.declineToldAt })
  if (!job || !declined) return
  await scoreReplies(tx, job.companyId)
  const reason = declined.reason ?? ''
  const path = `/job/${jobId}`
  await addNotice(tx, {
    personId: candidateId,
    kind: 'declined',
    eventKey: `declined:${id}:${declined.declineToldAt?.toISOString()}`,
    title: 'The employer has decided',
    body: `${job.title}. ${reason}.`,
    path,
  })
  const recipient = await readRecipient(tx, candidateId)
  if (!recipient) return
  const { display } = await readKnownCompany(tx, candidateId, job)
  const news = { jobTitle: job.title, company: display, url: around.publicUrl + path }
  await enqueueMail(tx, declinedMail(recipient, { ...news, reason }))
}
