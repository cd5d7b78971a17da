import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { invitationMails, switchOf } from '#domain/notices/kinds.ts'
import type { Connection } from '../db/open.ts'
import { makeOneTimeLink, readOneTimeLink } from '../features/accounts/one-time-links.ts'
import { users } from '../features/accounts/tables.ts'
import { noticeSwitches, type outboxMails, suppressedAddresses } from '../features/notices/tables.ts'
import type { Delivery } from '../outside/mail/mailer.ts'

// Who gets no more of a kind of mail: people by their switches, addresses without an account for good.

type StoppableMail = { kind: string; recipient: { address: string }; invitedBy?: string }
type OutboxRow = typeof outboxMails.$inferSelect

/** Where mail programs post "no more" by themselves; without a session, so the secret is all that counts. */
export const oneClickPath = '/api/mail-stops/'

export function hashAddress(address: string) {
  return createHash('sha256').update(address.toLowerCase()).digest('hex')
}

/** The secret of the link that stops mails like this; null where the mail always arrives. */
export async function makeStopLink(tx: Connection, mail: StoppableMail): Promise<string | null> {
  const kind = switchOf(mail.kind)
  if (kind !== null) {
    const [person] = await findPerson(tx, mail.recipient.address)
    return person ? makeOneTimeLink(tx, { purpose: 'unsubscribe', personId: person.id, payload: { kind } }) : null
  }
  if (!invitationMails.includes(mail.kind) || mail.invitedBy === undefined) return null
  const payload = { addressHash: hashAddress(mail.recipient.address) }
  return makeOneTimeLink(tx, { purpose: 'unsubscribe', personId: mail.invitedBy, payload })
}

/** Asked just before a mail leaves, so that the newest word counts. */
export async function isStopped(db: Connection, mail: OutboxRow): Promise<boolean> {
  const kind = switchOf(mail.kind)
  if (kind !== null) {
    const [person] = await findPerson(db, mail.recipientAddress)
    return person !== undefined && (await isSwitchedOff(db, person.id, kind))
  }
  const isInvitation = invitationMails.includes(mail.kind) || 'List-Unsubscribe' in mail.headers
  return isInvitation && (await isSuppressed(db, mail.recipientAddress))
}

export async function isSuppressed(db: Connection, address: string): Promise<boolean> {
  const hash = hashAddress(address)
  return (await db.$count(suppressedAddresses, eq(suppressedAddresses.addressHash, hash))) > 0
}

/** What a stop link stops; null for a link that is none of ours. */
export async function findStop(db: Connection, secret: string) {
  const link = await readOneTimeLink(db, 'unsubscribe', secret)
  if (!link) return null
  return { personId: link.personId, kind: link.payload.kind ?? null, addressHash: link.payload.addressHash ?? null }
}

/** The link goes on working: pressing twice, or the mail program and then the person, is the same wish. */
export async function stopMails(db: Connection, secret: string): Promise<boolean> {
  const stop = await findStop(db, secret)
  if (!stop) return false
  if (stop.addressHash !== null) await suppress(db, stop.addressHash, 'asked')
  else if (stop.kind !== null) {
    await db
      .insert(noticeSwitches)
      .values({ personId: stop.personId, kind: stop.kind, byMail: false })
      .onConflictDoUpdate({ target: [noticeSwitches.personId, noticeSwitches.kind], set: { byMail: false } })
  }
  return true
}

export async function suppress(db: Connection, addressHash: string, reason: 'asked' | 'bounced') {
  await db.insert(suppressedAddresses).values({ addressHash, reason }).onConflictDoNothing()
}

/** A mailbox that does not exist is not invited again: the recipient's side said so for good, at its address (5.1.x, 5.5.x). */
export async function rememberBounce(db: Connection, mail: OutboxRow, delivery: Delivery) {
  if (delivery.kind !== 'refused' || !invitationMails.includes(mail.kind)) return
  if (/^EENVELOPE 55[0134]$/.test(delivery.reason)) await suppress(db, hashAddress(mail.recipientAddress), 'bounced')
}

function findPerson(db: Connection, address: string) {
  return db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, address.toLowerCase()))
}

async function isSwitchedOff(db: Connection, personId: string, kind: string) {
  const off = and(
    eq(noticeSwitches.personId, personId),
    eq(noticeSwitches.kind, kind),
    eq(noticeSwitches.byMail, false),
  )
  return (await db.$count(noticeSwitches, off)) > 0
}
