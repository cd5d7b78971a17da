import { eq, sql } from 'drizzle-orm'
import type { Result } from '#domain/errors.ts'
import { jobLeaksOpen } from '#domain/jobs/job-leaks.ts'
import { readJobText } from '#domain/jobs/read-back.ts'
import { changedPromises, mayEdit } from '#domain/jobs/rules.ts'
import type { JobState, UpdateJobInput } from '#domain/jobs/schema.ts'
import { type Database, transact } from '../../../db/open.ts'
import type { Employer } from '../../../http/session.ts'
import { enqueue } from '../../../tasks/enqueue.ts'
import { findOwnJob, type JobRow, lockOwnJob, type OwnJob } from '../queries.ts'
import { jobs } from '../tables.ts'
import { embedJob } from '../tasks/embed-job.ts'
import { jobColumns } from './job-columns.ts'
import { publishIfReady } from './publish-job.ts'
import { replaceSkills } from './replace-skills.ts'

export type UpdateRefusal = 'not_found' | 'changed_elsewhere' | 'over' | 'leaks' | 'terms_fixed'

/**
 * Saves an edit. A change of must-haves or pay takes a published job back until the employer has answered for it; one that
 * would give a hidden company away is refused while the job is visible.
 */
export async function updateJob(
  db: Database,
  employer: Employer,
  input: UpdateJobInput,
  now: Date,
): Promise<Result<OwnJob, UpdateRefusal>> {
  return transact(db, async (tx) => {
    const own = await lockOwnJob(tx, employer, input.jobId)
    if (!own) return { ok: false, refusal: 'not_found' }
    const refusal = refusalOf(own, input)
    if (refusal) return { ok: false, refusal }
    const { state, due } = afterEdit(own, input)
    const columns = jobColumns(input, own.identity)
    await tx
      .update(jobs)
      .set({
        ...columns,
        state,
        expectationsDue: due,
        version: sql`${jobs.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(eq(jobs.id, own.job.id))
    await replaceSkills(tx, own.job.id, columns.skills)
    if (own.job.publishedAt) await enqueue(tx, embedJob, { jobId: own.job.id }, { key: own.job.id })
    if (state === 'quiz_pending') await publishIfReady(tx, own.job.id, now)
    const updated = await findOwnJob(tx, employer, own.job.id)
    return updated ? { ok: true, value: updated } : { ok: false, refusal: 'not_found' }
  })
}

function refusalOf({ job, identity }: OwnJob, input: UpdateJobInput): UpdateRefusal | null {
  if (job.version !== input.version) return 'changed_elsewhere'
  if (!mayEdit(job.state)) return 'over'
  if (job.publishedAt && termsDiffer(job, input)) return 'terms_fixed'
  const isVisible = job.state === 'published' || job.state === 'paused'
  return isVisible && jobLeaksOpen(input, input.skills, identity).length > 0 ? 'leaks' : null
}

/** People decided to apply on how and when the company shows itself, so that stays as it was published. */
function termsDiffer(job: JobRow, input: UpdateJobInput): boolean {
  return (
    job.isAnonymous !== input.isAnonymous ||
    job.anonymityRevealPolicy !== input.anonymityRevealPolicy ||
    job.applicationQuizThreshold !== input.applicationQuizThreshold
  )
}

function afterEdit({ job }: OwnJob, input: UpdateJobInput): { state: JobState; due: string[] | null } {
  if (job.state === 'draft') return { state: input.intent === 'post' ? 'quiz_pending' : 'draft', due: null }
  if (job.expectationsDue === null && job.expectationsPassedAt === null) return { state: job.state, due: null }
  const changed = changedPromises(
    { skills: job.skills, pay: readJobText(job).pay },
    { skills: input.skills, pay: readJobText(input).pay },
  )
  const due = [...new Set([...(job.expectationsDue ?? []), ...changed])]
  return { state: changed.length > 0 ? 'quiz_pending' : job.state, due }
}
