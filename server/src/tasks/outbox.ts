import { createHash, randomUUID } from 'node:crypto'
import { and, eq, isNull, lte, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Connection, transact } from '../db/open.ts'
import type { Surroundings } from '../dependencies.ts'
import { outboxMails, suppressedAddresses } from '../features/notices/tables.ts'
import type { Delivery } from '../outside/mail/mailer.ts'
import { enqueue } from './enqueue.ts'
import { cleanLine, mailAddress, mailHeaders, recipientName } from './mail-lines.ts'
import { defineTask } from './task.ts'

export type NewMail = {
  /** What the mail is about, for switches and figures: `confirm_email`, `shortlisted`. */
  kind: string
  recipient: { name: string | null; address: string }
  subject: string
  text: string
  html: string
  /** A mail with `List-Unsubscribe` is not sent to people who asked for no more. */
  headers?: Record<string, string>
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
  })
  await enqueue(tx, deliverMail, { mailId: id })
  return id
}

export const deliverMail = defineTask({
  name: 'deliver-mail',
  input: z.object({ mailId: z.uuid() }),
  options: { concurrency: 4, retries: 10, limitSeconds: 120 },
  async run({ db, mailer, log }, { mailId }) {
    const mail = await claim(db, mailId)
    if (!mail) return lookAgainLater(db, mailId)
    const delivery = (await isSuppressed(db, mail)) ? suppressed : await mailer.deliver(outgoing(mail))
    log.info({ event: 'mail', kind: mail.kind, mailId, outcome: delivery.kind, attempt: mail.attempts })
    await settle(db, mail, delivery)
  },
})

const suppressed: Delivery = { kind: 'refused', reason: 'the recipient asked for no more mails' }

export function hashAddress(address: string) {
  return createHash('sha256').update(address.toLowerCase()).digest('hex')
}

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

async function settle(db: Surroundings['db'], mail: OutboxRow, delivery: Delivery) {
  const row = eq(outboxMails.id, mail.id)
  if (delivery.kind === 'sent') {
    await db.update(outboxMails).set({ sentAt: sql`now()`, lastError: null }).where(row)
    return
  }
  const isTooOld = Date.now() - mail.createdAt.getTime() > giveUpAfterDays * 24 * 3_600_000
  if (delivery.kind === 'refused' || isTooOld) {
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

async function isSuppressed(db: Surroundings['db'], mail: OutboxRow) {
  if (!('List-Unsubscribe' in mail.headers)) return false
  const hash = hashAddress(mail.recipientAddress)
  const [row] = await db.select().from(suppressedAddresses).where(eq(suppressedAddresses.addressHash, hash))
  return row !== undefined
}

function outgoing(mail: OutboxRow) {
  const { subject, text, html, headers, attachments, messageId } = mail
  const recipient = { name: mail.recipientName ?? '', address: mail.recipientAddress }
  return { recipient, subject, text, html, headers, attachments, messageId }
}

function isWaiting(id: string) {
  return and(eq(outboxMails.id, id), isNull(outboxMails.sentAt), isNull(outboxMails.failedAt))
}

function inSeconds(seconds: number) {
  return sql`now() + make_interval(secs => ${seconds})`
}
