import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { jobLimits } from '#domain/jobs/limits.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import { enqueueMail } from '../../../tasks/outbox.ts'
import { defineTask } from '../../../tasks/task.ts'
import { users } from '../../accounts/tables.ts'
import { notices } from '../../notices/tables.ts'
import { tellJobChanged } from '../commands/tell-job-changed.ts'
import { roleExpiresSoonMail } from '../mails.ts'
import { jobs } from '../tables.ts'

const day = 24 * 60 * 60 * 1000
const noticeBefore = (jobLimits.publishedDays - jobLimits.expiryNoticeDay) * day

/** Ends roles after their 60 days and tells their employers a week before. Looks every hour, tells each thing once. */
export const expireJobs = defineTask({
  name: 'jobs.expire',
  input: z.object({}),
  schedules: [{ cron: '17 * * * *', input: {} }],
  async run({ db, clock, config }) {
    const now = clock.now()
    await expireDue(db, now)
    for (const jobId of await findExpiring(db, now)) {
      await transact(db, (tx) => tellExpiring(tx, jobId, config.publicUrl))
    }
  },
})

const isOpen = inArray(jobs.state, ['published', 'paused'])

async function expireDue(db: Database, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    const expired = await tx
      .update(jobs)
      .set({ state: 'expired', version: sql`${jobs.version} + 1`, updatedAt: sql`now()` })
      .where(and(isOpen, lte(jobs.expiresAt, now)))
      .returning({ id: jobs.id })
    for (const { id } of expired) await tellJobChanged(tx, id)
  })
}

async function findExpiring(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isOpen, gt(jobs.expiresAt, now), lte(jobs.expiresAt, new Date(now.getTime() + noticeBefore))))
  return rows.map((row) => row.id)
}

async function tellExpiring(tx: Transaction, jobId: string, publicUrl: string): Promise<void> {
  const [row] = await tx
    .select({
      title: jobs.title,
      expiresAt: jobs.expiresAt,
      posterId: jobs.posterId,
      name: users.name,
      email: users.email,
    })
    .from(jobs)
    .innerJoin(users, eq(users.id, jobs.posterId))
    .where(eq(jobs.id, jobId))
  if (!row?.expiresAt) return
  const path = `/post-job/${jobId}`
  const told = await tx
    .insert(notices)
    .values({
      personId: row.posterId,
      id: randomUUID(),
      kind: 'role_expires',
      eventKey: `role-expires:${jobId}`,
      title: 'A role ends in a week',
      body: row.title,
      path,
    })
    .onConflictDoNothing()
    .returning({ id: notices.id })
  if (told.length === 0) return
  const recipient = { name: row.name, address: row.email }
  const role = { recipient, title: row.title, expiresAt: row.expiresAt, url: `${publicUrl}${path}` }
  await enqueueMail(tx, roleExpiresSoonMail(role))
}
