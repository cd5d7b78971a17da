import { and, eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type Reply, replyRecord } from '#domain/applications/reply-clock.ts'
import { employerTrust, isTrustedEmployer } from '#domain/companies/trust.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import { defineTask } from '../../../tasks/task.ts'
import { jobApplicants } from '../../applications/tables.ts'
import { readTrustEvidence } from '../../companies/queries/trust-evidence.ts'
import { companies } from '../../companies/tables.ts'
import { tellRolesChanged } from '../commands/tell-job-changed.ts'
import { jobs } from '../tables.ts'

/** Stores a company's trust anew after something it is made of has changed (decisions.md F.37), and has its roles scored by it. */
export const scoreCompany = defineTask({
  name: 'jobs.score-company',
  input: z.object({ companyId: z.uuid() }),
  async run({ db, clock }, { companyId }) {
    const replies = replyRecord(await readReplies(db, companyId, clock.now()), clock.now())
    const found = await readTrustEvidence(db, companyId)
    if (!found) return
    const { company, evidence: former } = found
    const evidence = { ...former, ...replies }
    const trustScore = employerTrust(evidence)
    const isAsTrusted = isTrustedEmployer(evidence) === isTrustedEmployer(former)
    await transact(db, async (tx) => {
      await tx
        .update(companies)
        .set({ trustScore, ...replies })
        .where(eq(companies.id, companyId))
      if (trustScore !== company.trustScore || !isAsTrusted)
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
