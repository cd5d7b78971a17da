import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { ReportInput } from '#domain/applications/report-form.ts'
import type { Result } from '#domain/errors.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { reports } from '../../companies/tables.ts'
import { isHiddenJob, readAppliedTo } from '../queries/applied-to.ts'
import { findOwnApplication } from '../queries/own-applications.ts'

type Report = typeof reports.$inferSelect

/** Puts a role before a person who settles reports. A second report of the same role answers the first. */
export async function reportJob(
  db: Database,
  actor: Candidate,
  { jobId, reason, note }: ReportInput,
): Promise<Result<Report, 'not_found'>> {
  return transact(db, async (tx) => {
    const job = await findShownJob(tx, actor, jobId)
    if (!job) return { ok: false, refusal: 'not_found' }
    const { companyId } = job
    await tx
      .insert(reports)
      .values({ id: randomUUID(), companyId, jobId, reporterId: actor.id, reason, note })
      .onConflictDoNothing({ target: [reports.jobId, reports.reporterId] })
    const [report] = await tx
      .select()
      .from(reports)
      .where(and(eq(reports.jobId, jobId), eq(reports.reporterId, actor.id)))
    return report ? { ok: true, value: report } : { ok: false, refusal: 'not_found' }
  })
}

/** Only what this candidate can open: a job that was published, of a company they have not hidden or have applied to. */
async function findShownJob(tx: Transaction, actor: Candidate, jobId: string) {
  const [job] = await readAppliedTo(tx, jobId)
  if (!job?.publishedAt) return null
  if (await findOwnApplication(tx, actor, jobId)) return job
  return (await isHiddenJob(tx, actor.id, jobId)) ? null : job
}
