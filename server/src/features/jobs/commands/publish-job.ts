import { and, eq, sql } from 'drizzle-orm'
import { jobLeaksOpen } from '#domain/jobs/job-leaks.ts'
import { expiryOf } from '#domain/jobs/rules.ts'
import type { Transaction } from '../../../db/open.ts'
import { enqueue } from '../../../tasks/enqueue.ts'
import { type OwnJob, readJob } from '../queries.ts'
import { jobs } from '../tables.ts'
import { embedJob } from '../tasks/embed-job.ts'
import { scoreCompany } from '../tasks/score-company.ts'

/** Notes that the employer has answered for the job, and publishes it unless something may still give the company away. */
export async function passExpectations(tx: Transaction, jobId: string, now: Date): Promise<{ isPublished: boolean }> {
  await tx.update(jobs).set({ expectationsPassedAt: now, expectationsDue: [] }).where(eq(jobs.id, jobId))
  return publishIfReady(tx, jobId, now)
}

/** The only way to the state 'published' besides resuming: quiz answered, nothing due, no leak open. */
export async function publishIfReady(tx: Transaction, jobId: string, now: Date): Promise<{ isPublished: boolean }> {
  const own = await readJob(tx, jobId)
  if (!own || !isReady(own)) return { isPublished: false }
  const publishedAt = own.job.publishedAt ?? now
  await tx
    .update(jobs)
    .set({
      state: 'published',
      publishedAt,
      expiresAt: own.job.expiresAt ?? expiryOf(publishedAt),
      version: sql`${jobs.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(jobs.id, jobId), eq(jobs.state, 'quiz_pending')))
  await enqueue(tx, embedJob, { jobId }, { key: jobId })
  await enqueue(tx, scoreCompany, { companyId: own.job.companyId }, { key: own.job.companyId })
  return { isPublished: true }
}

function isReady({ job, identity }: OwnJob): boolean {
  const isAnswered = job.expectationsPassedAt !== null && job.expectationsDue?.length === 0
  return job.state === 'quiz_pending' && isAnswered && jobLeaksOpen(job, job.skills, identity).length === 0
}
