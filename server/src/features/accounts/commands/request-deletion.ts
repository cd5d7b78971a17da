import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { erasureTime } from '#domain/accounts/deletion.ts'
import { type Database, transact } from '../../../db/open.ts'
import type { Person } from '../../../http/session.ts'
import { enqueueMail } from '../../../tasks/outbox.ts'
import { deletionMail } from '../mails.ts'
import { auditLog, sessions, users } from '../tables.ts'

/** Starts the seven days. Asking again does not start them anew; everywhere else the person is signed out. */
export async function requestDeletion(db: Database, actor: Person, now: Date, publicUrl: string): Promise<void> {
  await transact(db, async (tx) => {
    const asked = await tx
      .update(users)
      .set({ deletionRequestedAt: now, updatedAt: sql`now()` })
      .where(and(eq(users.id, actor.id), isNull(users.deletionRequestedAt)))
      .returning({ id: users.id })
    if (asked.length === 0) return
    await tx.delete(sessions).where(and(eq(sessions.userId, actor.id), ne(sessions.id, actor.sessionId)))
    await tx
      .insert(auditLog)
      .values({ id: randomUUID(), actorId: actor.id, action: 'deletion_requested', subjectId: actor.id })
    const recipient = { name: actor.name, address: actor.email }
    await enqueueMail(tx, deletionMail(recipient, erasureTime(now), `${publicUrl}/profile#data`))
  })
}

/** Undoing what nobody asked for, or undoing it twice, leaves no second word of it. */
export async function undoDeletion(db: Database, actor: Person): Promise<void> {
  await transact(db, async (tx) => {
    const undone = await tx
      .update(users)
      .set({ deletionRequestedAt: null, updatedAt: sql`now()` })
      .where(and(eq(users.id, actor.id), isNotNull(users.deletionRequestedAt)))
      .returning({ id: users.id })
    if (undone.length === 0) return
    await tx
      .insert(auditLog)
      .values({ id: randomUUID(), actorId: actor.id, action: 'deletion_undone', subjectId: actor.id })
  })
}
