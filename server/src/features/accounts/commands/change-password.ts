import { randomUUID } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import { type Database, transact } from '../../../db/open.ts'
import { hashPassword } from '../../../http/passwords.ts'
import type { Person } from '../../../http/session.ts'
import { enqueueMail } from '../../../tasks/outbox.ts'
import { passwordChangedMail } from '../mails.ts'
import { endOneTimeLinks } from '../one-time-links.ts'
import { auditLog, authAccounts, sessions } from '../tables.ts'

/** Sets the password and ends every other session, and every link that would set another; the owner is told by mail. */
export async function changePassword(db: Database, actor: Person, newPassword: string, publicUrl: string) {
  const password = await hashPassword(newPassword)
  await transact(db, async (tx) => {
    await tx
      .update(authAccounts)
      .set({ password, updatedAt: sql`now()` })
      .where(and(eq(authAccounts.userId, actor.id), eq(authAccounts.providerId, 'credential')))
    await tx.delete(sessions).where(and(eq(sessions.userId, actor.id), ne(sessions.id, actor.sessionId)))
    await endOneTimeLinks(tx, 'reset_password', actor.id)
    await tx
      .insert(auditLog)
      .values({ id: randomUUID(), actorId: actor.id, action: 'password_changed', subjectId: actor.id })
    await enqueueMail(tx, passwordChangedMail({ name: actor.name, address: actor.email }, `${publicUrl}/auth/forgot`))
  })
}
