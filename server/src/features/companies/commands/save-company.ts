import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { CompanyInput, ContactInput } from '#domain/companies/schema.ts'
import type { Result } from '#domain/errors.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import type { Employer } from '../../../http/session.ts'
import { enqueue } from '../../../tasks/enqueue.ts'
import { users } from '../../accounts/tables.ts'
import { profiles } from '../../profiles/tables.ts'
import { scoreCompany } from '../../task-names.ts'
import { type CompanyRow, findOwnCompany } from '../queries.ts'
import { companies } from '../tables.ts'

/** Creates the company on the first save and updates it afterwards; of two first saves at once one becomes the company. */
export async function saveCompany(
  db: Database,
  employer: Employer,
  input: CompanyInput,
): Promise<Result<CompanyRow, 'changed_elsewhere'>> {
  return transact(db, async (tx) => {
    const { version, ...fields } = input
    const existing = await findOwnCompany(tx, employer)
    const saved = existing
      ? await updateCompany(tx, existing, { fields, version })
      : await insertCompany(tx, employer, fields)
    if (!saved) return { ok: false, refusal: 'changed_elsewhere' }
    await writeProfile(tx, employer, { companyName: saved.name })
    await enqueue(tx, scoreCompany, { companyId: saved.id }, { key: saved.id })
    return { ok: true, value: saved }
  })
}

export async function saveContact(db: Database, employer: Employer, input: ContactInput): Promise<ContactInput> {
  return transact(db, async (tx) => {
    await writeProfile(tx, employer, input)
    await tx.update(users).set({ name: input.fullName }).where(eq(users.id, employer.id))
    return input
  })
}

type CompanyFields = Omit<CompanyInput, 'version'>

async function insertCompany(tx: Transaction, employer: Employer, fields: CompanyFields) {
  const [row] = await tx
    .insert(companies)
    .values({ id: randomUUID(), ownerUserId: employer.id, ...fields })
    .onConflictDoNothing({ target: companies.ownerUserId })
    .returning()
  return row ?? null
}

async function updateCompany(
  tx: Transaction,
  existing: CompanyRow,
  { fields, version }: { fields: CompanyFields; version: number | undefined },
) {
  const isMoved = existing.website !== fields.website
  const [row] = await tx
    .update(companies)
    .set({
      ...fields,
      // A verified domain is that of the website; with another website it proves nothing (decisions.md H.56).
      ...(isMoved ? { verifiedDomain: null, domainVerifiedAt: null } : {}),
      version: sql`${companies.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(companies.id, existing.id), eq(companies.version, version ?? existing.version)))
    .returning()
  return row ?? null
}

async function writeProfile(
  tx: Transaction,
  employer: Employer,
  change: { companyName: string } | { fullName: string; phone: string | null },
) {
  await tx
    .insert(profiles)
    .values({ id: employer.id, fullName: employer.name, ...change })
    .onConflictDoUpdate({ target: profiles.id, set: { ...change, version: sql`${profiles.version} + 1` } })
}
