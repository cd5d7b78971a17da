import { randomUUID } from 'node:crypto'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Connection, transact } from '../db/open.ts'
import type { Surroundings } from '../dependencies.ts'
import { outboxMails } from '../features/notices/tables.ts'
import { addStopLink } from '../outside/mail/layout.ts'
import type { Delivery, Mail } from '../outside/mail/mailer.ts'
import { enqueue } from './enqueue.ts'
import { cleanLine, mailAddress, mailHeaders, recipientName } from './mail-lines.ts'
import { isStopped, makeStopLink, oneClickPath, rememberBounce } from './mail-stops.ts'
import { defineTask } from './task.ts'

export type NewMail = {
  /** What the mail is about, for switches and figures: `confirm_email`, `shortlisted`. */
  kind: string
  recipient: { name: string | null; address: string }
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
  /** For an invitation: on whose behalf somebody is written to who has no account. */
  invitedBy?: string
  attachments?: { filename: string; contentType: string; content: string }[]
}

type OutboxRow = typeof outboxMails.$inferSelect

/** While one attempt runs nobody else tries; a process that dies in it leaves the mail to the next one after this. */
const leaseSeconds = 90
/** A mail server that is down comes back for everybody at once, so everybody asks often. */
const unreachablePauseSeconds = 30
const longestPauseSeconds = 3_600
const giveUpAfterDays = 5

/** Writes a mail in the transaction of the event it tells, to be sent after the commit and in no other case. */
export async function enqueueMail(tx: Connection, mail: NewMail): Promise<string> {
  const id = randomUUID()
  await tx.insert(outboxMails).values({
    id,
    kind: mail.kind,
    recipientName: recipientName(mail.recipient.name),
    recipientAddress: mailAddress.parse(mail.recipient.address),
    subject: cleanLine(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: mailHeaders.parse({ 'Auto-Submitted': 'auto-generated', ...mail.headers }),
    attachments: mail.attachments ?? [],
    // The same for every attempt, so that a mail that arrives twice is shown once.
    messageId: `<${id}@gladwork.mail>`,
    stopSecret: await makeStopLink(tx, mail),
  })
  await enqueue(tx, deliverMail, { mailId: id })
  return id
}

export const deliverMail = defineTask({
  name: 'deliver-mail',
  input: z.object({ mailId: z.uuid() }),
  options: { concurrency: 4, retries: 10, limitSeconds: 120 },
  async run({ db, mailer, log, config, clock }, { mailId }) {
    const mail = await claim(db, mailId)
    if (!mail) return lookAgainLater(db, mailId)
    const delivery = (await isStopped(db, mail)) ? stopped : await mailer.deliver(outgoing(mail, config.publicUrl))
    log.info({ event: 'mail', kind: mail.kind, mailId, outcome: delivery.kind, attempt: mail.attempts })
    await settle(db, mail, delivery, clock.now())
  },
})

const stopped: Delivery = { kind: 'refused', reason: 'the recipient asked for no more mails' }

async function claim(db: Surroundings['db'], id: string) {
  const [mail] = await db
    .update(outboxMails)
    .set({ attempts: sql`${outboxMails.attempts} + 1`, nextAttemptAt: inSeconds(leaseSeconds) })
    .where(and(isWaiting(id), lte(outboxMails.nextAttemptAt, sql`now()`)))
    .returning()
  return mail
}

/** Sent meanwhile, or held by an attempt that may have died: then its lease has to run out first. */
async function lookAgainLater(db: Surroundings['db'], id: string) {
  const [mail] = await db.select({ at: outboxMails.nextAttemptAt }).from(outboxMails).where(isWaiting(id))
  if (mail) await enqueue(db, deliverMail, { mailId: id }, { startAfter: mail.at })
}

async function settle(db: Surroundings['db'], mail: OutboxRow, delivery: Delivery, now: Date) {
  const row = eq(outboxMails.id, mail.id)
  if (delivery.kind === 'sent') {
    await db.update(outboxMails).set({ sentAt: sql`now()`, lastError: null }).where(row)
    return
  }
  const isTooOld = now.getTime() - mail.createdAt.getTime() > giveUpAfterDays * 24 * 3_600_000
  if (delivery.kind === 'refused' || isTooOld) {
    if (delivery !== stopped) await rememberBounce(db, mail, delivery)
    await db.update(outboxMails).set({ failedAt: sql`now()`, lastError: delivery.reason }).where(row)
    return
  }
  const pause = delivery.kind === 'unreachable' ? unreachablePauseSeconds : pauseAfter(mail.attempts)
  await transact(db, async (tx) => {
    await tx
      .update(outboxMails)
      .set({ nextAttemptAt: inSeconds(pause), lastError: delivery.reason })
      .where(row)
    await enqueue(tx, deliverMail, { mailId: mail.id }, { startAfter: pause })
  })
}

function pauseAfter(attempts: number) {
  return Math.min(longestPauseSeconds, 30 * 2 ** Math.max(0, attempts - 1))
}

function outgoing(mail: OutboxRow, publicUrl: string): Mail {
  const { subject, headers, attachments, messageId, stopSecret } = mail
  const recipient = { name: mail.recipientName ?? '', address: mail.recipientAddress }
  const parts = { recipient, subject, attachments, messageId }
  if (stopSecret === null) return { ...parts, headers, text: mail.text, html: mail.html }
  return {
    ...parts,
    ...addStopLink(mail, `${publicUrl}/stop/${stopSecret}`),
    headers: {
      ...headers,
      'List-Unsubscribe': `<${publicUrl}${oneClickPath}${stopSecret}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

function isWaiting(id: string) {
  return and(eq(outboxMails.id, id), isNull(outboxMails.sentAt), isNull(outboxMails.failedAt))
}

function inSeconds(seconds: number) {
  return sql`now() + make_interval(secs => ${seconds})`
}
