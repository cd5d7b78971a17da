import { and, eq, isNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Reply, replyRecord } from '#domain/applications/reply-clock.ts'
import { employerTrust, isTrustedEmployer } from '#domain/companies/trust.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import { defineTask } from '../../../tasks/task.ts'
import { users } from '../../accounts/tables.ts'
import { jobApplicants } from '../../applications/tables.ts'
import { countUpheldReports } from '../../companies/queries.ts'
import { companies } from '../../companies/tables.ts'
import { tellRolesChanged } from '../commands/tell-job-changed.ts'
import { jobs } from '../tables.ts'

/** Stores a company's trust anew after something it is made of has changed (decisions.md F.37), and has its roles scored by it. */
export const scoreCompany = defineTask({
  name: 'jobs.score-company',
  input: z.object({ companyId: z.uuid() }),
  async run({ db, clock }, { companyId }) {
    const replies = replyRecord(await readReplies(db, companyId, clock.now()), clock.now())
    const found = await gatherEvidence(db, companyId)
    if (!found) return
    const { former, evidence } = found
    const trustScore = employerTrust({ ...evidence, ...replies })
    const isAsTrusted =
      isTrustedEmployer({ ...evidence, ...replies }) === isTrustedEmployer({ ...evidence, ...former.replies })
    await transact(db, async (tx) => {
      await tx
        .update(companies)
        .set({ trustScore, ...replies })
        .where(eq(companies.id, companyId))
      if (trustScore !== former.trustScore || !isAsTrusted)
        await tellRolesChanged(tx, await readOpenRoles(tx, companyId))
    })
  },
})

async function readOpenRoles(tx: Transaction, companyId: string): Promise<string[]> {
  const open = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.state, 'published')))
  return open.map(({ id }) => id)
}

/** How this company has answered the people who reached it. An answer that its candidate has not been told yet is none. */
async function readReplies(db: Database, companyId: string, now: Date): Promise<Reply[]> {
  const rows = await db
    .select({
      state: jobApplicants.state,
      submittedAt: jobApplicants.submittedAt,
      answeredAt: jobApplicants.answeredAt,
      declineToldAt: jobApplicants.declineToldAt,
    })
    .from(jobApplicants)
    .innerJoin(jobs, eq(jobs.id, jobApplicants.jobId))
    .where(eq(jobs.companyId, companyId))
  return rows
    .filter((row) => row.state !== 'declined' || (row.declineToldAt !== null && row.declineToldAt <= now))
    .map(({ state, submittedAt, answeredAt }) => ({ submittedAt, answeredAt, isWithdrawn: state === 'withdrawn' }))
}

async function gatherEvidence(db: Database, companyId: string) {
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
  const { trustScore, repliesInTime, repliesDue } = company
  return {
    former: { trustScore, replies: { repliesInTime, repliesDue } },
    evidence: {
      isDomainVerified: company.domainVerifiedAt !== null,
      isPayShown: publishedCount > 0 && withoutPay === 0,
      isProfileComplete: filled.every((field) => field !== null && field !== ''),
      isOwnerConfirmed: row.isOwnerConfirmed,
      upheldReports: await countUpheldReports(db, companyId),
    },
  }
}
