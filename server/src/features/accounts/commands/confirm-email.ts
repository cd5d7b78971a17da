import { eq, sql } from 'drizzle-orm'
import { type Database, transact } from '../../../db/open.ts'
import type { Person } from '../../../http/session.ts'
import { enqueue } from '../../../tasks/enqueue.ts'
import { enqueueMail } from '../../../tasks/outbox.ts'
import { rescoreTrust } from '../../task-names.ts'
import { confirmEmailMail } from '../mails.ts'
import { endOneTimeLinks, makeOneTimeLink, useOneTimeLink } from '../one-time-links.ts'
import { users } from '../tables.ts'

/** Sends the link again; the one sent before stops working. Nothing is sent to an address that is confirmed already. */
export async function sendConfirmation(db: Database, actor: Person, publicUrl: string): Promise<void> {
  if (actor.isEmailConfirmed) return
  await transact(db, async (tx) => {
    await endOneTimeLinks(tx, 'confirm_email', actor.id)
    const secret = await makeOneTimeLink(tx, { purpose: 'confirm_email', personId: actor.id })
    const recipient = { name: actor.name, address: actor.email }
    await enqueueMail(tx, confirmEmailMail(recipient, `${publicUrl}/auth/confirm/${secret}`))
  })
}

/** False for every link that can't be used, whatever the reason. */
export async function confirmEmail(db: Database, secret: string): Promise<boolean> {
  return transact(db, async (tx) => {
    const link = await useOneTimeLink(tx, 'confirm_email', secret)
    if (!link) return false
    await tx.update(users).set({ emailVerified: true, updatedAt: sql`now()` }).where(eq(users.id, link.personId))
    await enqueue(tx, rescoreTrust, { candidateId: link.personId }, { key: link.personId })
    return true
  })
}
