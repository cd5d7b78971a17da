import { and, eq, exists, inArray, not, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/open.ts'
import { applications } from '../../applications/tables.ts'
import { companies, companyVerifications } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'

/**
 * What an employer leaves behind: jobs that somebody applied to stay, closed, so that those people keep their history; their
 * company stays without its name. Everything else goes.
 */
export async function eraseEmployer(
  tx: Transaction,
  personId: string,
): Promise<{ leavesStub: boolean; files: string[] }> {
  const [company] = await tx.select().from(companies).where(eq(companies.ownerUserId, personId))
  if (!company) return { leavesStub: false, files: [] }
  const files = company.logoKey ? [company.logoKey] : []
  const ofCompany = eq(jobs.companyId, company.id)
  const appliedTo = exists(tx.select({ one: sql`1` }).from(applications).where(eq(applications.jobId, jobs.id)))
  await tx.delete(jobs).where(and(ofCompany, not(appliedTo)))
  await tx.delete(companyVerifications).where(eq(companyVerifications.companyId, company.id))
  if ((await tx.$count(jobs, ofCompany)) === 0) {
    await tx.delete(companies).where(eq(companies.id, company.id))
    return { leavesStub: false, files }
  }
  await tx
    .update(jobs)
    .set({ state: 'closed', version: sql`${jobs.version} + 1`, updatedAt: sql`now()` })
    .where(and(ofCompany, inArray(jobs.state, ['draft', 'quiz_pending', 'published', 'paused'])))
  await tx
    .update(companies)
    .set({
      name: 'A company that left',
      industry: null,
      size: null,
      website: null,
      hqLocation: null,
      about: null,
      logoKey: null,
      verifiedDomain: null,
      domainVerifiedAt: null,
      version: sql`${companies.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(companies.id, company.id))
  return { leavesStub: true, files }
}
