import { and, eq, ne } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { EndReason } from '#domain/applications/timeline.ts'
import type { JobState } from '#domain/jobs/schema.ts'
import { type Database, transact } from '../../../db/open.ts'
import { defineTask } from '../../../tasks/task.ts'
import { jobs } from '../../jobs/tables.ts'
import { expireApplication } from '../commands/quiz.ts'
import { applications } from '../tables.ts'

/** A run takes what fits into it; the rest waits for the next one. */
const atOnce = 200

/** Ends applications that still wait for the quiz of a job that has closed, and tells their candidates why (decisions.md K.66). */
export const expireWaiting = defineTask({
  name: 'applications.expire-waiting',
  input: z.object({}),
  schedules: [{ cron: '*/10 * * * *', input: {} }],
  async run({ db, clock }) {
    for (const { candidateId, jobId, state } of await findWaitingInVain(db)) {
      const ended = { candidateId, jobId, reason: reasons[state] ?? 'job_closed', now: clock.now() }
      await transact(db, (tx) => expireApplication(tx, ended))
    }
  },
})

const reasons: Partial<Record<JobState, EndReason>> = { filled: 'job_filled', expired: 'job_expired' }

/** A paused job may come back, and so may one that answers for changed terms; the others are over. */
async function findWaitingInVain(db: Database) {
  return db
    .select({ candidateId: applications.candidateId, jobId: applications.jobId, state: jobs.state })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(applications.state, 'quiz'),
        ne(jobs.state, 'published'),
        ne(jobs.state, 'paused'),
        ne(jobs.state, 'quiz_pending'),
      ),
    )
    .limit(atOnce)
}
