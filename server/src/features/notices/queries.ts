import { and, desc, eq, isNull } from 'drizzle-orm'
import { noticesShown } from '#domain/notices/schema.ts'
import type { Connection } from '../../db/open.ts'
import type { Person } from '../../http/session.ts'
import { notices } from './tables.ts'

export type NoticeRow = typeof notices.$inferSelect

export async function readNewestNotices(db: Connection, actor: Person): Promise<NoticeRow[]> {
  return db
    .select()
    .from(notices)
    .where(eq(notices.personId, actor.id))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(noticesShown)
}

export async function countUnread(db: Connection, actor: Person): Promise<number> {
  return db.$count(notices, and(eq(notices.personId, actor.id), isNull(notices.readAt)))
}
