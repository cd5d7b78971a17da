import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { reportDays } from '#domain/companies/trust.ts'
import type { Connection } from '../../db/open.ts'
import type { Employer } from '../../http/session.ts'
import { profiles } from '../profiles/tables.ts'
import { companies, reports } from './tables.ts'

export type CompanyRow = typeof companies.$inferSelect

/** The one company of this employer; there is no way to name another. */
export async function findOwnCompany(db: Connection, employer: Employer): Promise<CompanyRow | null> {
  const [company] = await db.select().from(companies).where(eq(companies.ownerUserId, employer.id))
  return company ?? null
}

export async function findContact(db: Connection, employer: Employer) {
  const [profile] = await db
    .select({ fullName: profiles.fullName, phone: profiles.phone })
    .from(profiles)
    .where(eq(profiles.id, employer.id))
  return { fullName: profile?.fullName || employer.name, phone: profile?.phone ?? null }
}

/** Upheld reports count for 180 days (decisions.md F.37); the task that lets them lapse looks once an hour. */
export const isReportCounted = and(
  eq(reports.state, 'upheld'),
  or(isNull(reports.settledAt), gt(reports.settledAt, sql`now() - make_interval(days => ${reportDays})`)),
)

export async function countUpheldReports(db: Connection, companyId: string): Promise<number> {
  return db.$count(reports, and(eq(reports.companyId, companyId), isReportCounted))
}
