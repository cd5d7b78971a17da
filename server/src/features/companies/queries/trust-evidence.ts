import { and, eq, isNull } from 'drizzle-orm'
import type { EmployerEvidence } from '#domain/companies/trust.ts'
import type { Connection } from '../../../db/open.ts'
import { users } from '../../accounts/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { type CompanyRow, countUpheldReports } from '../queries.ts'
import { companies } from '../tables.ts'

/** What a company's trust is made of now; its record of replies as it was last counted. */
export async function readTrustEvidence(
  db: Connection,
  companyId: string,
): Promise<{ company: CompanyRow; evidence: EmployerEvidence } | null> {
  const [row] = await db
    .select({ company: companies, isOwnerConfirmed: users.emailVerified })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.ownerUserId))
    .where(eq(companies.id, companyId))
  if (!row) return null
  const { company } = row
  const published = and(eq(jobs.companyId, companyId), eq(jobs.state, 'published'))
  const publishedCount = await db.$count(jobs, published)
  const withoutPay = await db.$count(jobs, and(published, isNull(jobs.payMinimum), isNull(jobs.payMaximum)))
  const filled = [company.industry, company.size, company.website, company.hqLocation, company.about]
  return {
    company,
    evidence: {
      isDomainVerified: company.domainVerifiedAt !== null,
      isPayShown: publishedCount > 0 && withoutPay === 0,
      isProfileComplete: filled.every((field) => field !== null && field !== ''),
      isOwnerConfirmed: row.isOwnerConfirmed,
      repliesInTime: company.repliesInTime,
      repliesDue: company.repliesDue,
      upheldReports: await countUpheldReports(db, companyId),
    },
  }
}
