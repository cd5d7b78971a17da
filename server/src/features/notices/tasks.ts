import { and, desc, eq, gt, inArray, isNull, ne, not, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { digestNews, digestWorth } from '#domain/notices/digest.ts'
import { type Database, type Transaction, transact } from '../../db/open.ts'
import { enqueueMail } from '../../tasks/outbox.ts'
import { defineTask } from '../../tasks/task.ts'
import { users } from '../accounts/tables.ts'
import { jobs } from '../jobs/tables.ts'
import { hasApplied, isPassed, isSaved } from '../matches/queries/beside.ts'
import { matches } from '../matches/tables.ts'
import { profiles } from '../profiles/tables.ts'
import { addNotice } from './commands.ts'
import { newMatchesMail } from './mails.ts'
import { notices } from './tables.ts'

/** A run takes what fits into it; the rest waits for the next one. */
const atOnce = 500

/** New matches, at most once a day for each person by the database's clock, each match once (decisions.md I.58, I.59). */
export const sendDigests = defineTask({
  name: 'notices.digest',
  input: z.object({}),
  schedules: [{ cron: '5 * * * *', input: {} }],
  async run({ db, config: { publicUrl } }) {
    for (const candidateId of await findDue(db)) await transact(db, (tx) => sendDigest(tx, candidateId, publicUrl))
  },
})

/** Published after the person said what they want, and not seen in another way since. */
const isUntold = and(
  isNull(matches.toldAt),
  eq(matches.isListed, true),
  ne(matches.gate, 'fail'),
  sql`${matches.composite} >= ${digestWorth}`,
  sql`${matches.jobPublishedAt} > now() - interval '7 days'`,
)
const isNews = and(isUntold, not(isPassed(matches)), not(isSaved(matches)), not(hasApplied(matches)))

const toldToday = sql`exists (select 1 from ${notices} where ${notices.personId} = ${profiles.id}
  and ${notices.kind} = 'new_matches' and ${notices.createdAt} > now() - interval '24 hours')`

async function findDue(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ candidateId: matches.candidateId })
    .from(matches)
    .innerJoin(profiles, eq(profiles.id, matches.candidateId))
    .where(and(isNews, gt(matches.jobPublishedAt, profiles.prefsSetAt), not(toldToday)))
    .limit(atOnce)
  return rows.map(({ candidateId }) => candidateId)
}

async function sendDigest(tx: Transaction, candidateId: string, publicUrl: string): Promise<void> {
  const [person] = await tx
    .select({ name: users.name, address: users.email, prefsSetAt: profiles.prefsSetAt })
    .from(profiles)
    .innerJoin(users, eq(users.id, profiles.id))
    .where(and(eq(profiles.id, candidateId), not(toldToday)))
    .for('update')
  if (!person?.prefsSetAt) return
  const found = await tx
    .select({ jobId: matches.jobId, title: jobs.title, composite: matches.composite })
    .from(matches)
    .innerJoin(jobs, eq(jobs.id, matches.jobId))
    .where(and(eq(matches.candidateId, candidateId), isNews, gt(matches.jobPublishedAt, person.prefsSetAt)))
    .orderBy(desc(matches.composite), desc(matches.jobPublishedAt), matches.jobId)
  const [best] = found
  if (!best) return
  const jobIds = found.map(({ jobId }) => jobId)
  await tx
    .update(matches)
    .set({ toldAt: sql`now()` })
    .where(and(eq(matches.candidateId, candidateId), inArray(matches.jobId, jobIds)))
  const news = digestNews(found.map(({ title, composite }) => ({ title, composite: composite ?? 0 })))
  const path = '/dashboard#matches'
  const eventKey = `new_matches:${best.jobId}`
  const isNew = await addNotice(tx, { personId: candidateId, kind: 'new_matches', eventKey, ...news.notice, path })
  if (!isNew) return
  await enqueueMail(tx, newMatchesMail(person, { ...news, url: publicUrl + path }))
}
