import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { type Database, transact } from '../../../db/open.ts'
import { hashPassword } from '../../../http/passwords.ts'
import { enqueueMail } from '../../../tasks/outbox.ts'
import { resetPasswordMail } from '../mails.ts'
import { endOneTimeLinks, makeOneTimeLink, readOneTimeLink, useOneTimeLink } from '../one-time-links.ts'
import { findUserByEmail } from '../queries/account.ts'
import { auditLog, authAccounts, sessions, users } from '../tables.ts'

/** Mails a link to the owner of the address. The caller learns nothing about whether there is one. */
export async function forgotPassword(db: Database, email: string, publicUrl: string): Promise<void> {
  await transact(db, async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user) return
    await endOneTimeLinks(tx, 'reset_password', user.id)
    const secret = await makeOneTimeLink(tx, { purpose: 'reset_password', personId: user.id })
    const recipient = { name: user.name, address: user.email }
    await enqueueMail(tx, resetPasswordMail(recipient, `${publicUrl}/auth/reset/${secret}`))
  })
}

/** Sets the password and ends every session. The link came by mail, so the address is confirmed by it as well. */
export async function resetPassword(db: Database, secret: string, newPassword: string): Promise<boolean> {
  // A hash costs more than anything else here, so a link that leads nowhere has to go before it.
  if (!(await readOneTimeLink(db, 'reset_password', secret))) return false
  const password = await hashPassword(newPassword)
  return transact(db, async (tx) => {
    const link = await useOneTimeLink(tx, 'reset_password', secret)
    if (!link) return false
    const { personId } = link
    await tx
      .update(authAccounts)
      .set({ password, updatedAt: sql`now()` })
      .where(and(eq(authAccounts.userId, personId), eq(authAccounts.providerId, 'credential')))
    await tx.update(users).set({ emailVerified: true, updatedAt: sql`now()` }).where(eq(users.id, personId))
    await tx.delete(sessions).where(eq(sessions.userId, personId))
    await endOneTimeLinks(tx, 'reset_password', personId)
    await tx
      .insert(auditLog)
      .values({ id: randomUUID(), actorId: personId, action: 'password_reset', subjectId: personId })
    return true
  })
}
