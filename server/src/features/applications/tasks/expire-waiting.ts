import { and, eq, ne } from 'drizzle-orm'
import * as z from 'zod/mini'
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
    for (const { candidateId, jobId } of await findWaitingInVain(db)) {
      const ended = { candidateId, jobId, reason: 'job_closed', now: clock.now() } as const
      await transact(db, (tx) => expireApplication(tx, ended))
    }
  },
})

/** A paused job may come back, and so may one that answers for changed terms; the others are over. */
async function findWaitingInVain(db: Database) {
  return db
    .select({ candidateId: applications.candidateId, jobId: applications.jobId })
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
