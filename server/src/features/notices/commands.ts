import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { SwitchChange } from '#domain/notices/schema.ts'
import type { Database, Transaction } from '../../db/open.ts'
import { personTopic } from '../../http/events.ts'
import type { Person } from '../../http/session.ts'
import { publish } from '../../tasks/bus.ts'
import { noticeSwitches, notices } from './tables.ts'

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

/** Puts a notice under the person's bell, in the transaction of what it tells, and wakes open pages. False when it was told before. */
export async function addNotice(tx: Transaction, notice: NewNotice): Promise<boolean> {
  const added = await tx
    .insert(notices)
    .values({ id: randomUUID(), ...notice })
    .onConflictDoNothing({ target: [notices.personId, notices.eventKey] })
    .returning({ id: notices.id })
  if (added.length > 0) publish(tx, personTopic(notice.personId), { kind: 'notice' })
  return added.length > 0
}

/** Reading twice keeps the first moment. */
export async function readNotices(db: Database, actor: Person, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(notices)
    .set({ readAt: now })
    .where(and(eq(notices.personId, actor.id), inArray(notices.id, [...ids]), isNull(notices.readAt)))
}

export async function changeSwitch(db: Database, actor: Person, { kind, byMail }: SwitchChange): Promise<void> {
  await db
    .insert(noticeSwitches)
    .values({ personId: actor.id, kind, byMail })
    .onConflictDoUpdate({ target: [noticeSwitches.personId, noticeSwitches.kind], set: { byMail } })
}
