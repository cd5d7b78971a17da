import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Result } from '#domain/errors.ts'
import type { Database } from '../../db/open.ts'
import type { Candidate } from '../../http/session.ts'
import { applications } from '../applications/tables.ts'
import { jobs } from '../jobs/tables.ts'
import { isHiddenFrom } from './queries/hidden.ts'
import { dismissedJobs, matches, savedJobs } from './tables.ts'

export async function saveJob(
  db: Database,
  actor: Candidate,
  jobId: string,
): Promise<Result<null, 'not_found' | 'already_saved'>> {
  if (!(await maySee(db, actor, jobId))) return { ok: false, refusal: 'not_found' }
  const saved = await db
    .insert(savedJobs)
    .values({ candidateId: actor.id, id: randomUUID(), jobId })
    .onConflictDoNothing({ target: [savedJobs.candidateId, savedJobs.jobId] })
    .returning({ id: savedJobs.id })
  return saved.length === 0 ? { ok: false, refusal: 'already_saved' } : { ok: true, value: null }
}

export async function unsaveJob(db: Database, actor: Candidate, jobId: string): Promise<void> {
  await db.delete(savedJobs).where(and(eq(savedJobs.candidateId, actor.id), eq(savedJobs.jobId, jobId)))
}

export async function noteSavedJob(
  db: Database,
  actor: Candidate,
  { jobId, note }: { jobId: string; note: string | null },
): Promise<Result<null, 'not_found'>> {
  const noted = await db
    .update(savedJobs)
    .set({ note })
    .where(and(eq(savedJobs.candidateId, actor.id), eq(savedJobs.jobId, jobId)))
    .returning({ id: savedJobs.id })
  return noted.length === 0 ? { ok: false, refusal: 'not_found' } : { ok: true, value: null }
}

/** Passing twice is passing once. */
export async function passJob(db: Database, actor: Candidate, jobId: string): Promise<Result<null, 'not_found'>> {
  if (!(await maySee(db, actor, jobId))) return { ok: false, refusal: 'not_found' }
  await db
    .insert(dismissedJobs)
    .values({ candidateId: actor.id, id: randomUUID(), jobId, reason: 'passed' })
    .onConflictDoNothing({ target: [dismissedJobs.candidateId, dismissedJobs.jobId] })
  return { ok: true, value: null }
}

/** The score was kept up to date meanwhile, so the job is back at its place at once. */
export async function restoreJob(db: Database, actor: Candidate, jobId: string): Promise<void> {
  await db.delete(dismissedJobs).where(and(eq(dismissedJobs.candidateId, actor.id), eq(dismissedJobs.jobId, jobId)))
}

/** An open job that is not hidden from this candidate, or one they already have to do with. */
async function maySee(db: Database, actor: Candidate, jobId: string): Promise<boolean> {
  const own = (table: typeof matches | typeof applications) =>
    sql`exists (select 1 from ${table} where ${table.candidateId} = ${actor.id} and ${table.jobId} = ${jobs.id})`
  const [job] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.id, jobId),
        sql`${jobs.publishedAt} is not null`,
        sql`(${jobs.state} = 'published' or ${own(matches)} or ${own(applications)})`,
        sql`(not ${isHiddenFrom(sql`${actor.id}::uuid`)} or ${own(applications)})`,
      ),
    )
  return job !== undefined
}
