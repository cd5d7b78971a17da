import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Dependencies } from '../dependencies.ts'
import { users } from '../features/accounts/tables.ts'
import { companies } from '../features/companies/tables.ts'
import { profiles } from '../features/profiles/tables.ts'
import type { Clock } from '../outside/clock.ts'
import { newVisitor, type Reachable, type Visitor } from './client.ts'

export type SignedIn = Visitor & { id: string; email: string; password: string; name: string }

/** What people and rows are made on: a test application, or one that a measurement has put together. */
export type Ground = Reachable & { deps: Dependencies; clock: Clock }

export type PersonOverrides = { name?: string; email?: string; isEmailConfirmed?: boolean; from?: string }

const password = 'lanterns4'

/** A candidate with a session and a profile of their own. */
export async function signedInCandidate(
  app: Ground,
  { profile, ...person }: PersonOverrides & { profile?: Partial<typeof profiles.$inferInsert> } = {},
): Promise<SignedIn> {
  const candidate = await signUp(app, 'seeker', person)
  await app.deps.db.insert(profiles).values({ fullName: candidate.name, ...profile, id: candidate.id })
  return candidate
}

/** An employer with a session, a profile and a company. */
export async function signedInEmployer(
  app: Ground,
  { company, ...person }: PersonOverrides & { company?: Partial<typeof companies.$inferInsert> } = {},
): Promise<SignedIn & { companyId: string; companyName: string }> {
  const employer = await signUp(app, 'employer', person)
  const companyId = company?.id ?? randomUUID()
  const companyName = company?.name ?? 'Alder & Finch'
  await app.deps.db.insert(profiles).values({ id: employer.id, fullName: employer.name, companyName })
  await app.deps.db.insert(companies).values({ ...company, id: companyId, name: companyName, ownerUserId: employer.id })
  return { ...employer, companyId, companyName }
}

/** Somebody with a session who has not chosen a role. */
export async function signedInPerson(app: Ground, person: PersonOverrides = {}): Promise<SignedIn> {
  return signUp(app, null, person)
}

async function signUp(app: Ground, role: 'seeker' | 'employer' | null, overrides: PersonOverrides): Promise<SignedIn> {
  const {
    name = 'Ana Flores',
    email = `person-${randomUUID()}@post.example`,
    isEmailConfirmed = true,
    from,
  } = overrides
  const { response, headers } = await app.deps.auth.api.signUpEmail({
    body: { name, email, password },
    returnHeaders: true,
  })
  const { id } = response.user
  await app.deps.db.update(users).set({ role, emailVerified: isEmailConfirmed }).where(eq(users.id, id))
  const visitor = newVisitor(app, { from })
  for (const line of headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    visitor.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
  }
  return { ...visitor, id, email, password, name }
}
