import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { reportReasonWords, settledNotice } from '#domain/applications/report.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import { enqueue } from '../../../tasks/enqueue.ts'
import { auditLog } from '../../accounts/tables.ts'
import { companies, companyVerifications, reports } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { addNotice } from '../../notices/commands.ts'
import { scoreCompany } from '../../task-names.ts'
import { trustReports, vouches } from '../tables.ts'
import { rescore } from './rescore.ts'
import { tellVouchAnswered } from './tell-answered.ts'

/** Everything that waits for a person's decision (decisions.md K.71). */
export async function listOpenCases(db: Database) {
  return {
    vouches: await db
      .select({ id: vouches.id, name: vouches.voucherName, email: vouches.voucherEmail, heldFor: vouches.heldFor })
      .from(vouches)
      .where(eq(vouches.state, 'held'))
      .orderBy(asc(vouches.answeredAt)),
    reports: [
      ...(await db
        .select({ id: trustReports.id, reason: sql<string>`'an invitation to vouch'`, at: trustReports.createdAt })
        .from(trustReports)
        .where(eq(trustReports.state, 'open'))),
      ...(await listReportedRoles(db)),
    ],
    disputes: await db
      .select({ id: companyVerifications.id, domain: companyVerifications.domain, claimant: companies.name })
      .from(companyVerifications)
      .innerJoin(companies, eq(companies.id, companyVerifications.companyId))
      .where(eq(companyVerifications.state, 'disputed')),
  }
}

/**
 * Who reported stays out: a role is judged by what it says, not by who asked. How many reports of the same person were
 * dismissed stands beside it, so that one who reports again and again is seen as such.
 */
async function listReportedRoles(db: Database) {
  const earlier = alias(reports, 'earlier')
  const isDismissed = and(eq(earlier.reporterId, reports.reporterId), eq(earlier.state, 'dismissed'))
  const rows = await db
    .select({
      id: reports.id,
      reason: reports.reason,
      note: reports.note,
      jobId: reports.jobId,
      role: jobs.title,
      company: companies.name,
      at: reports.createdAt,
      dismissedBefore: sql<number>`(select count(*)::integer from ${reports} ${earlier} where ${isDismissed})`,
    })
    .from(reports)
    .innerJoin(companies, eq(companies.id, reports.companyId))
    .leftJoin(jobs, eq(jobs.id, reports.jobId))
    .where(eq(reports.state, 'open'))
    .orderBy(asc(reports.createdAt))
  return rows.map(({ reason, ...row }) => ({ ...row, reason: reportReasonWords[reason].label }))
}

export type Settlement = { kind: 'vouch' | 'report' | 'dispute'; id: string; isUpheld: boolean; by: string }

/** Decides one case, once, and writes down who did. A held vouch is upheld when it shall count. */
export async function settleCase(db: Database, settlement: Settlement, publicUrl: string): Promise<boolean> {
  return transact(db, async (tx) => {
    const settle = { vouch: settleVouch, report: settleReport, dispute: settleDispute }[settlement.kind]
    if (!(await settle(tx, settlement, publicUrl))) return false
    const { kind, id, isUpheld, by } = settlement
    const details = { by, decision: isUpheld ? 'upheld' : 'dismissed' }
    await tx.insert(auditLog).values({ id: randomUUID(), action: `settle_${kind}`, subjectId: id, details })
    return true
  })
}

async function settleVouch(tx: Transaction, { id, isUpheld }: Settlement, publicUrl: string): Promise<boolean> {
  const [vouch] = await tx
    .update(vouches)
    .set({ state: isUpheld ? 'confirmed' : 'declined', updatedAt: sql`now()`, version: sql`${vouches.version} + 1` })
    .where(and(eq(vouches.id, id), eq(vouches.state, 'held')))
    .returning()
  if (!vouch) return false
  await rescore(tx, vouch.candidateId)
  await tellVouchAnswered(tx, vouch, publicUrl)
  return true
}

async function settleReport(tx: Transaction, { id, isUpheld }: Settlement): Promise<boolean> {
  const settled = { state: isUpheld ? 'upheld' : 'dismissed', settledAt: sql`now()` } as const
  const [report] = await tx
    .update(reports)
    .set(settled)
    .where(and(eq(reports.id, id), eq(reports.state, 'open')))
    .returning()
  if (report) {
    await enqueue(tx, scoreCompany, { companyId: report.companyId }, { key: report.companyId })
    await tellReporter(tx, report, isUpheld)
    return true
  }
  const invitation = await tx
    .update(trustReports)
    .set(settled)
    .where(and(eq(trustReports.id, id), eq(trustReports.state, 'open')))
    .returning({ id: trustReports.id })
  return invitation.length > 0
}

async function tellReporter(tx: Transaction, report: typeof reports.$inferSelect, isUpheld: boolean): Promise<void> {
  const { id, jobId, reporterId } = report
  if (!reporterId || !jobId) return
  const [job] = await tx.select({ title: jobs.title }).from(jobs).where(eq(jobs.id, jobId))
  if (!job) return
  await addNotice(tx, {
    personId: reporterId,
    kind: 'report_settled',
    eventKey: `report:${id}`,
    ...settledNotice(job.title, isUpheld),
    path: `/job/${jobId}`,
  })
}

/** Upheld, the domain goes over to who claimed it last; dismissed, it stays where it is. */
async function settleDispute(tx: Transaction, { id, isUpheld }: Settlement): Promise<boolean> {
  const [claim] = await tx
    .update(companyVerifications)
    .set(isUpheld ? { state: 'verified', verifiedAt: sql`now()` } : { state: 'dropped' })
    .where(and(eq(companyVerifications.id, id), eq(companyVerifications.state, 'disputed')))
    .returning({ companyId: companyVerifications.companyId, domain: companyVerifications.domain })
  if (!claim) return false
  if (!isUpheld) return true
  const [former] = await tx
    .update(companies)
    .set({ verifiedDomain: null, domainVerifiedAt: null })
    .where(eq(companies.verifiedDomain, claim.domain))
    .returning({ id: companies.id })
  await tx
    .update(companies)
    .set({ verifiedDomain: claim.domain, domainVerifiedAt: sql`now()` })
    .where(eq(companies.id, claim.companyId))
  for (const companyId of [claim.companyId, former?.id]) {
    if (companyId) await enqueue(tx, scoreCompany, { companyId }, { key: companyId })
  }
  return true
}
