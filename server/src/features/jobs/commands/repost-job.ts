import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Result } from '#domain/errors.ts'
import { mayRepost } from '#domain/jobs/repost.ts'
import { type Database, transact } from '../../../db/open.ts'
import type { Employer } from '../../../http/session.ts'
import { findOwnJob, lockOwnJob, type OwnJob } from '../queries.ts'
import { jobs } from '../tables.ts'
import { replaceSkills } from './replace-skills.ts'

/**
 * Takes a role that is over as the draft of a new one, which the employer answers for anew. It says that it is posted again
 * and since when; people who applied before stay with the old one. Asked twice it answers the draft that is there.
 */
export async function repostJob(
  db: Database,
  employer: Employer,
  { jobId }: { jobId: string },
): Promise<Result<OwnJob, 'not_found' | 'not_that_way'>> {
  return transact(db, async (tx) => {
    const own = await lockOwnJob(tx, employer, jobId)
    if (!own) return { ok: false, refusal: 'not_found' }
    if (!mayRepost(own.job.state)) return { ok: false, refusal: 'not_that_way' }
    const [waiting] = await tx
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(eq(jobs.repostOf, jobId), inArray(jobs.state, ['draft', 'quiz_pending'])))
    const id = waiting?.id ?? randomUUID()
    if (!waiting) {
      await tx.insert(jobs).values({ ...copyOf(own.job), id, repostOf: jobId })
      await replaceSkills(tx, id, own.job.skills)
    }
    const repost = await findOwnJob(tx, employer, id)
    return repost ? { ok: true, value: repost } : { ok: false, refusal: 'not_found' }
  })
}

/** What the role says, and nothing of what became of it. */
function copyOf(job: OwnJob['job']): Omit<typeof jobs.$inferInsert, 'id'> {
  return {
    companyId: job.companyId,
    posterId: job.posterId,
    title: job.title,
    description: job.description,
    skills: job.skills,
    companyDisplay: job.companyDisplay,
    isAnonymous: job.isAnonymous,
    anonymityRevealPolicy: job.anonymityRevealPolicy,
    applicationQuizThreshold: job.applicationQuizThreshold,
    location: job.location,
    employmentType: job.employmentType,
    seniority: job.seniority,
    compRange: job.compRange,
    workMode: job.workMode,
    placeCity: job.placeCity,
    placeRegion: job.placeRegion,
    employmentTypeRead: job.employmentTypeRead,
    seniorityRead: job.seniorityRead,
    payMinimum: job.payMinimum,
    payMaximum: job.payMaximum,
    payCurrency: job.payCurrency,
    payPeriod: job.payPeriod,
    titleFamily: job.titleFamily,
    confirmedLeaks: job.confirmedLeaks,
    firstPublishedAt: job.firstPublishedAt ?? job.publishedAt,
    state: 'draft',
  }
}
