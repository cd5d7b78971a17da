import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { mayChooseRole } from '#domain/accounts/rules.ts'
import type { Role } from '#domain/accounts/schema.ts'
import type { Result } from '#domain/errors.ts'
import { type Database, transact } from '../../../db/open.ts'
import type { Person } from '../../../http/session.ts'
import { profiles } from '../../profiles/tables.ts'
import { readHoldings } from '../queries/account.ts'
import { auditLog, users } from '../tables.ts'

/** A role is chosen once; choosing the same again changes nothing (decisions.md C.12). */
export async function chooseRole(db: Database, actor: Person, role: Role): Promise<Result<Role, 'role_is_settled'>> {
  return transact(db, async (tx) => {
    // The row is held, so that of two choices at once the second sees the first.
    const [user] = await tx.select({ role: users.role }).from(users).where(eq(users.id, actor.id)).for('update')
    if (user?.role === role) return { ok: true, value: role }
    if (!mayChooseRole(user?.role ?? null, await readHoldings(tx, actor.id))) {
      return { ok: false, refusal: 'role_is_settled' }
    }
    await tx.update(users).set({ role, updatedAt: sql`now()` }).where(eq(users.id, actor.id))
    await tx.insert(profiles).values({ id: actor.id, fullName: actor.name }).onConflictDoNothing()
    await tx
      .insert(auditLog)
      .values({ id: randomUUID(), actorId: actor.id, action: 'role_chosen', subjectId: actor.id, details: { role } })
    return { ok: true, value: role }
  })
}
