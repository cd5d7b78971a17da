import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/open.ts'
import type { Person } from '../../http/session.ts'
import { notices } from './tables.ts'

export type NewNotice = {
  personId: string
  kind: string
  /** Names the event, so that it is told once however often the work that tells it runs. */
  eventKey: string
  title: string
  body: string
  /** Where the notice leads, as a path of our own pages. */
  path: string | null
}

/** Puts a notice under the person's bell, in the transaction of what it tells. */
export async function addNotice(tx: Transaction, notice: NewNotice): Promise<void> {
  await tx
    .insert(notices)
    .values({ id: randomUUID(), ...notice })
    .onConflictDoNothing({ target: [notices.personId, notices.eventKey] })
}

/** Reading twice keeps the first moment. */
export async function readNotices(db: Database, actor: Person, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.personId, actor.id), inArray(notices.id, [...ids]), isNull(notices.readAt)))
}
