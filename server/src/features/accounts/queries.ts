import { count, eq, inArray, sql } from 'drizzle-orm'
import type { Connection } from '../../db/open.ts'
import type { Person } from '../../http/session.ts'
import { applications } from '../applications/tables.ts'
import { companies } from '../companies/tables.ts'
import { jobs } from '../jobs/tables.ts'
import { profiles } from '../profiles/tables.ts'
import { users } from './tables.ts'

export async function findUserByEmail(db: Connection, email: string) {
  const [user] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return user ?? null
}

export async function findRole(db: Connection, personId: string) {
  const [user] = await db.select({ role: users.role }).from(users).where(eq(users.id, personId))
  return user?.role ?? null
}

/** What of the profile every page of the signed-in person needs. */
export async function readOwnCard(db: Connection, actor: Person) {
  const [profile] = await db
    .select({ fullName: profiles.fullName, companyName: profiles.companyName, avatarKey: profiles.avatarKey })
    .from(profiles)
    .where(eq(profiles.id, actor.id))
  return profile ?? null
}

/** What hangs on a person's role. */
export async function readHoldings(db: Connection, personId: string) {
  const [[posted], [sent], [owned]] = [
    await db.select({ n: count() }).from(jobs).where(eq(jobs.posterId, personId)),
    await db.select({ n: count() }).from(applications).where(eq(applications.candidateId, personId)),
    await db.select({ n: count() }).from(companies).where(eq(companies.ownerUserId, personId)),
  ]
  return { jobs: posted?.n ?? 0, applications: sent?.n ?? 0, companies: owned?.n ?? 0 }
}

/** Which of these addresses have an account. */
export async function findRegistered(db: Connection, emails: string[]): Promise<Set<string>> {
  const rows = await db.select({ email: users.email }).from(users).where(inArray(users.email, emails))
  return new Set(rows.map((row) => row.email))
}

export async function hasPeople(db: Connection): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0
}
