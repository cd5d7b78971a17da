import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { signalDays, vouchLimits } from '#domain/trust/limits.ts'
import { openVouchStates } from '#domain/trust/states.ts'
import { type Database, type Transaction, transact } from '../../db/open.ts'
import { enqueueMail } from '../../tasks/outbox.ts'
import { defineTask } from '../../tasks/task.ts'
import { endLinksTo, makeOneTimeLink } from '../accounts/one-time-links.ts'
import { users } from '../accounts/tables.ts'
import { companyVerifications } from '../companies/tables.ts'
import { rescore } from './commands/rescore.ts'
import { tellEmploymentAnswered, tellVouchAnswered } from './commands/tell-answered.ts'
import { vouchReminderMail } from './mails.ts'
import { trustSignals, verifiedEmployment, vouches } from './tables.ts'

/** A run takes what fits into it; the rest waits for the next one. */
const atOnce = 200

/** After what trust is made of has changed elsewhere: a confirmed address, another résumé. */
export const rescoreTrust = defineTask({
  name: 'trust.rescore',
  input: z.object({ candidateId: z.uuid() }),
  run: ({ db }, { candidateId }) => transact(db, (tx) => rescore(tx, candidateId)),
})

/** Ends and reminds by the database's clock alone, each once: a server that stood still or runs ahead changes nothing. */
export const keepTrustTime = defineTask({
  name: 'trust.keep-time',
  input: z.object({}),
  schedules: [{ cron: '*/10 * * * *', input: {} }],
  async run({ db, config: { publicUrl } }) {
    for (const key of await findOverdueVouches(db)) await transact(db, (tx) => expireVouch(tx, key, publicUrl))
    for (const key of await findOverdueJobs(db)) await transact(db, (tx) => expireJob(tx, key, publicUrl))
    for (const key of await findToRemind(db)) await transact(db, (tx) => remind(tx, key, publicUrl))
    await db
      .update(companyVerifications)
      .set({ state: 'expired' })
      .where(and(eq(companyVerifications.state, 'sent'), sql`${companyVerifications.expiresAt} <= now()`))
  },
})

/** Nightly: signals are let go, and what has grown older than five years weighs less. */
export const ageTrust = defineTask({
  name: 'trust.age',
  input: z.object({}),
  schedules: [{ cron: '41 3 * * *', input: {} }],
  async run({ db }) {
    const kept = sql`now() - make_interval(days => ${sql.raw(String(signalDays))})`
    await db.delete(trustSignals).where(lte(trustSignals.createdAt, kept))
    for (const candidateId of await findAgeing(db)) await transact(db, (tx) => rescore(tx, candidateId))
  },
})

type Key = { candidateId: string; id: string }

const isOpenVouch = inArray(vouches.state, [...openVouchStates])
const isOverdueVouch = and(isOpenVouch, sql`${vouches.expiresAt} <= now()`)
const isOverdueJob = and(eq(verifiedEmployment.status, 'requested'), sql`${verifiedEmployment.expiresAt} <= now()`)

function findOverdueVouches(db: Database): Promise<Key[]> {
  const key = { candidateId: vouches.candidateId, id: vouches.id }
  return db.select(key).from(vouches).where(isOverdueVouch).orderBy(vouches.expiresAt).limit(atOnce)
}

async function expireVouch(tx: Transaction, { candidateId, id }: Key, publicUrl: string) {
  const [vouch] = await tx
    .update(vouches)
    .set({ state: 'expired', updatedAt: sql`now()`, version: sql`${vouches.version} + 1` })
    .where(and(eq(vouches.candidateId, candidateId), eq(vouches.id, id), isOverdueVouch))
    .returning()
  if (!vouch) return
  await endLinksTo(tx, 'vouch', { personId: candidateId, id })
  await tellVouchAnswered(tx, vouch, publicUrl)
}

function findOverdueJobs(db: Database): Promise<Key[]> {
  const key = { candidateId: verifiedEmployment.candidateId, id: verifiedEmployment.id }
  return db.select(key).from(verifiedEmployment).where(isOverdueJob).orderBy(verifiedEmployment.expiresAt).limit(atOnce)
}

async function expireJob(tx: Transaction, { candidateId, id }: Key, publicUrl: string) {
  const [job] = await tx
    .update(verifiedEmployment)
    .set({ status: 'expired', updatedAt: sql`now()`, version: sql`${verifiedEmployment.version} + 1` })
    .where(and(eq(verifiedEmployment.candidateId, candidateId), eq(verifiedEmployment.id, id), isOverdueJob))
    .returning()
  if (!job) return
  await endLinksTo(tx, 'verify_employment', { personId: candidateId, id })
  await tellEmploymentAnswered(tx, job, publicUrl)
}

/** How many reminders are due by now; after a long standstill the last one stands for those before it. */
const [first, second] = vouchLimits.reminderDays
const remindersDue = sql<number>`case
  when ${vouches.createdAt} <= now() - make_interval(days => ${sql.raw(String(second))}) then 2
  when ${vouches.createdAt} <= now() - make_interval(days => ${sql.raw(String(first))}) then 1
  else 0 end`
const isToRemind = and(isOpenVouch, sql`${vouches.expiresAt} > now()`, sql`${vouches.remindersSent} < ${remindersDue}`)

function findToRemind(db: Database): Promise<Key[]> {
  const key = { candidateId: vouches.candidateId, id: vouches.id }
  return db.select(key).from(vouches).where(isToRemind).orderBy(vouches.createdAt).limit(atOnce)
}

async function remind(tx: Transaction, { candidateId, id }: Key, publicUrl: string) {
  const [vouch] = await tx
    .update(vouches)
    .set({ remindersSent: remindersDue, lastSentAt: sql`now()` })
    .where(and(eq(vouches.candidateId, candidateId), eq(vouches.id, id), isToRemind))
    .returning()
  if (!vouch) return
  const [row] = await tx
    .select({
      name: users.name,
      daysLeft: sql<number>`ceil(extract(epoch from ${vouches.expiresAt} - now()) / 86400)::int`,
    })
    .from(vouches)
    .innerJoin(users, eq(users.id, vouches.candidateId))
    .where(and(eq(vouches.candidateId, candidateId), eq(vouches.id, id)))
  const secret = await makeOneTimeLink(tx, { purpose: 'vouch', personId: candidateId, subjectId: id })
  const mail = vouchReminderMail({
    recipient: { name: vouch.voucherName, address: vouch.voucherEmail },
    candidateName: row?.name ?? '',
    relation: vouch.relation,
    url: `${publicUrl}/vouch/${secret}`,
    daysLeft: row?.daysLeft ?? 1,
  })
  await enqueueMail(tx, { ...mail, invitedBy: candidateId })
}

/** Those for whom a vouch or an open-ended job weighs differently today than yesterday. */
async function findAgeing(db: Database): Promise<string[]> {
  const turned = sql`${vouches.workedUntil} between now() - interval '5 years 32 days' and now() - interval '5 years'`
  const rows = await db
    .selectDistinct({ candidateId: vouches.candidateId })
    .from(vouches)
    .where(and(eq(vouches.state, 'confirmed'), turned))
  return rows.map(({ candidateId }) => candidateId)
}
