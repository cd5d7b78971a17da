import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { endOf, isReminderDue, type Reminder, reminderHours } from '#domain/interviews/rules.ts'
import { openInterviewStates } from '#domain/interviews/schema.ts'
import { type Transaction, transact } from '../../db/open.ts'
import { defineTask } from '../../tasks/task.ts'
import { findListedApplicant } from '../applications/queries/applicants.ts'
import { lockAppliedTo } from '../applications/queries/applied-to.ts'
import { endInterview } from './commands/cancel.ts'
import { remindBoth, type Told } from './commands/tell.ts'
import { findOpenInterview, listAgreedUntil, lockInterview, type Proposal } from './queries.ts'
import { interviews } from './tables.ts'

const hour = 3_600_000

/** Reminds both sides a day and an hour before, each once, and notes what has been held. */
export const watchInterviews = defineTask({
  name: 'interviews.watch',
  input: z.object({}),
  schedules: [{ cron: '*/5 * * * *', input: {} }],
  async run({ db, clock, config }) {
    const now = clock.now()
    const told = { now, publicUrl: config.publicUrl, mailFrom: config.mailFrom }
    const until = new Date(now.getTime() + reminderHours.day * hour)
    for (const key of await listAgreedUntil(db, until)) await transact(db, (tx) => look(tx, key, told))
  },
})

async function look(tx: Transaction, key: { jobId: string; interviewId: string }, told: Told): Promise<void> {
  const job = await lockAppliedTo(tx, key.jobId)
  const interview = await lockInterview(tx, key)
  if (!job || !interview?.startsAt || !openInterviewStates.some((state) => state === interview.state)) return
  const { startsAt, lengthMinutes } = interview
  if (endOf({ startsAt, lengthMinutes }) <= told.now) {
    await note(tx, interview, { state: 'held', updatedAt: told.now })
    return
  }
  const due = dueReminder(interview, startsAt, told.now)
  const applicant = due && (await findListedApplicant(tx, job.id, interview.applicationId))
  if (!due || !applicant) return
  // The later reminder takes the place of an earlier one that could not go out in its time.
  await note(
    tx,
    interview,
    due === 'hour' ? { remindedDayAt: told.now, remindedHourAt: told.now } : { remindedDayAt: told.now },
  )
  await remindBoth(tx, { applicant, job }, { interview, startsAt, due }, told)
}

function dueReminder(interview: Proposal['interview'], startsAt: Date, now: Date): Reminder | null {
  if (isReminderDue('hour', startsAt, now)) return interview.remindedHourAt === null ? 'hour' : null
  return isReminderDue('day', startsAt, now) && interview.remindedDayAt === null ? 'day' : null
}

async function note(tx: Transaction, { jobId, id }: Proposal['interview'], change: Partial<Proposal['interview']>) {
  await tx
    .update(interviews)
    .set({ ...change, version: sql`${interviews.version} + 1` })
    .where(and(eq(interviews.jobId, jobId), eq(interviews.id, id)))
}

/** Enqueued by the applications feature when an application has ended: its open interview ends with it. */
export const endWithApplication = defineTask({
  name: 'interviews.application-ended',
  input: z.object({ jobId: z.uuid(), applicationId: z.uuid(), by: z.enum(['candidate', 'employer']) }),
  async run({ db, clock, config }, { jobId, applicationId, by }) {
    const told = { now: clock.now(), publicUrl: config.publicUrl, mailFrom: config.mailFrom }
    await transact(db, async (tx) => {
      const job = await lockAppliedTo(tx, jobId)
      const interview = job && (await findOpenInterview(tx, jobId, applicationId))
      const applicant = interview && (await findListedApplicant(tx, jobId, applicationId))
      if (job && interview && applicant) {
        await endInterview(tx, { applicant, job }, { interview, to: 'cancelled', by }, told)
      }
    })
  },
})
