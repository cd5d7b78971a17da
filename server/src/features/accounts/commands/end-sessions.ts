import { and, eq, ne } from 'drizzle-orm'
import type { Database } from '../../../db/open.ts'
import type { Person } from '../../../http/session.ts'
import { sessions } from '../tables.ts'

/** Ends one of one's own sessions; false where there is none of that id. */
export async function endSession(db: Database, actor: Person, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, actor.id), eq(sessions.id, id)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

export async function endOtherSessions(db: Database, actor: Person): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.userId, actor.id), ne(sessions.id, actor.sessionId)))
}
