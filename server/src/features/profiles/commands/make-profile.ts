import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/open.ts'
import type { Person } from '../../../http/session.ts'
import type { ProfileRow } from '../queries.ts'
import { profiles } from '../tables.ts'

/** The profile of somebody who has none yet, as when it could not be made at sign-up. Twice makes one. */
export async function makeProfile(db: Connection, actor: Pick<Person, 'id' | 'name'>): Promise<ProfileRow> {
  await db.insert(profiles).values({ id: actor.id, fullName: actor.name }).onConflictDoNothing()
  const [row] = await db.select().from(profiles).where(eq(profiles.id, actor.id))
  if (!row) throw new Error('A profile that was just made is not there.')
  return row
}
