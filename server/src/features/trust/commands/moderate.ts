import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import { enqueue } from '../../../tasks/enqueue.ts'
import { auditLog } from '../../accounts/tables.ts'
import { companies, companyVerifications, reports } from '../../companies/tables.ts'
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
      ...(await db
        .select({ id: reports.id, reason: reports.reason, at: reports.createdAt })
        .from(reports)
        .where(eq(reports.state, 'open'))),
    ],
    disputes: await db
      .select({ id: companyVerifications.id, domain: companyVerifications.domain, claimant: companies.name })
      .from(companyVerifications)
      .innerJoin(companies, eq(companies.id, companyVerifications.companyId))
      .where(eq(companyVerifications.state, 'disputed')),
  }
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
  const [company] = await tx
    .update(reports)
    .set(settled)
    .where(and(eq(reports.id, id), eq(reports.state, 'open')))
    .returning({ id: reports.companyId })
  if (company) {
    await enqueue(tx, scoreCompany, { companyId: company.id }, { key: company.id })
    return true
  }
  const invitation = await tx
    .update(trustReports)
    .set(settled)
    .where(and(eq(trustReports.id, id), eq(trustReports.state, 'open')))
    .returning({ id: trustReports.id })
  return invitation.length > 0
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
