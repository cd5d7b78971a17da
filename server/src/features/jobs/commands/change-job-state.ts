import { eq, sql } from 'drizzle-orm'
import type { Result } from '#domain/errors.ts'
import { jobLeaksOpen } from '#domain/jobs/job-leaks.ts'
import { mayBecomeByHand, type StateByHand } from '#domain/jobs/rules.ts'
import { type Database, transact } from '../../../db/open.ts'
import type { Employer } from '../../../http/session.ts'
import { findOwnJob, lockOwnJob, type OwnJob } from '../queries.ts'
import { jobs } from '../tables.ts'
import { tellJobChanged } from './tell-job-changed.ts'

export type StateRefusal = 'not_found' | 'changed_elsewhere' | 'not_that_way' | 'leaks'

/** Pauses, resumes, fills or closes a job. Asking for the state it is in already changes nothing. */
export async function changeJobState(
  db: Database,
  employer: Employer,
  { jobId, version, to }: { jobId: string; version: number; to: StateByHand },
): Promise<Result<OwnJob, StateRefusal>> {
  return transact(db, async (tx) => {
    const own = await lockOwnJob(tx, employer, jobId)
    if (!own) return { ok: false, refusal: 'not_found' }
    if (own.job.state === to) return { ok: true, value: own }
    if (own.job.version !== version) return { ok: false, refusal: 'changed_elsewhere' }
    if (!mayBecomeByHand(own.job.state, to)) return { ok: false, refusal: 'not_that_way' }
    // The company may have a new name since; what was harmless then may name it now.
    if (to === 'published' && jobLeaksOpen(own.job, own.job.skills, own.identity).length > 0) {
      return { ok: false, refusal: 'leaks' }
    }
    await tx
      .update(jobs)
      .set({ state: to, version: sql`${jobs.version} + 1`, updatedAt: sql`now()` })
      .where(eq(jobs.id, jobId))
    await tellJobChanged(tx, jobId)
    const changed = await findOwnJob(tx, employer, jobId)
    return changed ? { ok: true, value: changed } : { ok: false, refusal: 'not_found' }
  })
}
