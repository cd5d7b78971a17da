import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { type Database, transact } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { companies } from '../../companies/tables.ts'
import { hiddenCompanies } from '../tables.ts'
import { matchAnew } from './match-anew.ts'

/**
 * Takes any name: whether a company of that name is here changes neither the answer nor how long it takes. One that is here
 * stays hidden after it changes its name.
 */
export async function hideCompany(db: Database, actor: Candidate, name: string): Promise<void> {
  await transact(db, async (tx) => {
    const known = await tx
      .select({ id: companies.id })
      .from(companies)
      .where(eq(sql`lower(${companies.name})`, name.toLowerCase()))
      .limit(2)
    const [hidden] = await tx
      .select({ id: hiddenCompanies.id })
      .from(hiddenCompanies)
      .where(
        and(
          eq(hiddenCompanies.candidateId, actor.id),
          eq(sql`lower(${hiddenCompanies.companyName})`, name.toLowerCase()),
        ),
      )
    if (hidden) return
    await tx
      .insert(hiddenCompanies)
      .values({
        candidateId: actor.id,
        id: randomUUID(),
        companyName: name,
        companyId: known.length === 1 ? (known[0]?.id ?? null) : null,
      })
      .onConflictDoNothing()
    await matchAnew(tx, actor)
  })
}

export async function showCompany(db: Database, actor: Candidate, id: string): Promise<boolean> {
  return transact(db, async (tx) => {
    const shown = await tx
      .delete(hiddenCompanies)
      .where(and(eq(hiddenCompanies.candidateId, actor.id), eq(hiddenCompanies.id, id)))
      .returning({ id: hiddenCompanies.id })
    await matchAnew(tx, actor)
    return shown.length > 0
  })
}
