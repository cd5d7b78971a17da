import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/open.ts'
import { verifyPassword } from '../../../http/passwords.ts'
import type { Person } from '../../../http/session.ts'
import { applications } from '../../applications/tables.ts'
import { companies } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { profiles } from '../../profiles/tables.ts'
import { authAccounts, oneTimeLinks, sessions, users } from '../tables.ts'

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

/** Whether this is the password of the signed-in person, for what a borrowed session may not do. */
export async function isOwnPassword(db: Connection, actor: Person, password: string): Promise<boolean> {
  const [account] = await db
    .select({ hash: authAccounts.password })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, actor.id), eq(authAccounts.providerId, 'credential')))
  return account?.hash ? verifyPassword({ hash: account.hash, password }) : false
}

export type AccountRows = Awaited<ReturnType<typeof readAccount>>

/** What the settings show of the account itself: the address, the one that waits, and the open sessions, newest first. */
export async function readAccount(db: Connection, actor: Person) {
  const [user] = await db
    .select({
      email: users.email,
      isEmailConfirmed: users.emailVerified,
      deletionRequestedAt: users.deletionRequestedAt,
    })
    .from(users)
    .where(eq(users.id, actor.id))
  const [waiting] = await db
    .select({ payload: oneTimeLinks.payload })
    .from(oneTimeLinks)
    .where(
      and(
        eq(oneTimeLinks.personId, actor.id),
        eq(oneTimeLinks.purpose, 'change_email'),
        isNull(oneTimeLinks.usedAt),
        gt(oneTimeLinks.expiresAt, sql`now()`),
      ),
    )
  const open = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      updatedAt: sessions.updatedAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, actor.id), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.updatedAt))
  return { user, newEmail: waiting?.payload.email ?? null, sessions: open }
}
