import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { mailSwitches } from '#domain/notices/kinds.ts'
import { noticesShown, type SwitchView } from '#domain/notices/schema.ts'
import type { Connection } from '../../db/open.ts'
import type { Person } from '../../http/session.ts'
import { noticeSwitches, notices } from './tables.ts'

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

/** A page of all notices. The cursor is the last one's moment and id, and says nothing to anybody else. */
export async function readNoticePage(db: Connection, actor: Person, cursor: string | undefined) {
  const [at, id] = cursor?.split('_') ?? []
  const isKnown = at !== undefined && id !== undefined && !Number.isNaN(Date.parse(at)) && uuid.test(id)
  const older = isKnown ? sql`(${notices.createdAt}, ${notices.id}) < (${at}::timestamptz, ${id}::uuid)` : undefined
  const rows = await db
    .select({ notice: notices, at: sql<string>`to_char(${notices.createdAt} at time zone 'utc', ${exactly})` })
    .from(notices)
    .where(and(eq(notices.personId, actor.id), older))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(noticesShown + 1)
  const shown = rows.slice(0, noticesShown)
  const last = rows.length > noticesShown ? shown.at(-1) : undefined
  return { rows: shown.map((row) => row.notice), nextCursor: last ? `${last.at}_${last.notice.id}` : null }
}

/** To the microsecond: a rounded moment would show a row twice or never. */
const exactly = 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The switches of this person's role; what was never touched is on. */
export async function readSwitches(db: Connection, actor: Person): Promise<SwitchView[]> {
  const rows = await db.select().from(noticeSwitches).where(eq(noticeSwitches.personId, actor.id))
  return mailSwitches
    .filter(({ role }) => role === actor.role)
    .map(({ kind }) => ({ kind, byMail: rows.find((row) => row.kind === kind)?.byMail ?? true }))
}
