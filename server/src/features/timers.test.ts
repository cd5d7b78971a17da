import { asc, eq, inArray, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { newVisitor } from '../testing/client.ts'
import { createTestApp, type TestApp } from '../testing/create-test-app.ts'
import { passDays } from '../testing/pass-days.ts'
import { runOnce } from '../testing/run-once.ts'
import { type WaitingWorld, waitingWorld } from '../testing/waiting-world.ts'
import { users } from './accounts/tables.ts'
import { applications } from './applications/tables.ts'
import { companyVerifications } from './companies/tables.ts'
import { interviews } from './interviews/tables.ts'
import { jobs } from './jobs/tables.ts'
import { renewMatches } from './matches/tasks/renew-matches.ts'
import { notices, outboxMails } from './notices/tables.ts'
import { taskList } from './task-list.ts'
import { trustSignals, vouches } from './trust/tables.ts'

/** All that a schedule starts; what renews the work of an earlier version waits for no day. */
const timers = taskList.filter(({ name, schedules }) => schedules.length > 0 && name !== renewMatches.name)

/** And a noon, between the two reminders of an interview. */
const days = [...Array.from({ length: 61 }, (_, index) => index + 1), 5.5].toSorted((one, other) => one - other)

/** Twice, as after a crash: what is told, is told once. */
async function runTimers(app: TestApp) {
  for (let run = 0; run < 2; run++) {
    for (const task of timers) await runOnce(app, task)
  }
}

/** The mails that have been written since it was last asked, in order; those of one moment by their recipients. */
function newMails({ deps: { db } }: TestApp) {
  let seen = new Set<string>()
  return async () => {
    const mails = await db
      .select()
      .from(outboxMails)
      .orderBy(asc(outboxMails.createdAt), asc(outboxMails.kind), asc(outboxMails.recipientAddress))
    const fresh = mails.filter(({ id }) => !seen.has(id))
    seen = new Set(mails.map(({ id }) => id))
    return fresh.map((mail) => `${mail.kind} to ${mail.recipientAddress.split('@')[0]}: ${mail.subject}`)
  }
}

/** How everything ended that somebody has waited for. */
async function endsOf({ deps: { db } }: TestApp, { people, roles }: WaitingWorld) {
  const ends: Record<string, string> = {}
  for (const [name, { id }] of Object.entries(people)) {
    const [row] = await db.select().from(applications).where(eq(applications.candidateId, id))
    if (row) ends[name] = row.state
  }
  return {
    roles: (await db.select().from(jobs).where(inArray(jobs.id, roles))).map(({ state }) => state),
    applications: ends,
    interviews: (await db.select().from(interviews)).map(({ state }) => state),
    isErased: (await db.$count(users, eq(users.id, people.leaving.id))) === 0,
  }
}

describe('sixty days of a small world', () => {
  const app = createTestApp()

  test('each reminder, end and digest comes once, on its day and in order', async () => {
    const { db } = app().deps
    const world = await waitingWorld(app())
    const fresh = newMails(app())
    await fresh()
    const told: string[] = []
    for (const [index, day] of days.entries()) {
      await passDays(app(), day - (days[index - 1] ?? 0))
      await world.onDay(day)
      const byPeople = await fresh()
      await runTimers(app())
      told.push(...[...byPeople, ...(await fresh())].map((mail) => `day ${day}: ${mail}`))
    }
    expect(told).toEqual([
      'day 2: interview_proposed to invited: Interview times proposed',
      'day 2: interview_agreed to invited: Interview agreed',
      'day 2: interview_agreed to maren: Interview agreed',
      'day 2: declined to declined: The employer has decided: Night Nurse',
      'day 3: vouch_answered to ana: Early vouched for you',
      'day 5: deletion_requested to leaving: Your account will be deleted',
      'day 5: vouch_reminder to silent: Still open: can you vouch for Ana Flores?',
      'day 5: vouch_reminder to late: Still open: can you vouch for Ana Flores?',
      'day 5.5: interview_reminder to invited: Your interview is in 12 hours',
      'day 5.5: interview_reminder to maren: Your interview is in 12 hours',
      'day 6: interview_reminder to invited: Your interview is in 25 minutes',
      'day 6: interview_reminder to maren: Your interview is in 25 minutes',
      'day 10: answers_due to maren: Answers due in 4 days: Night Nurse',
      'day 10: vouch_reminder to silent: Still open: can you vouch for Ana Flores?',
      'day 10: vouch_reminder to late: Still open: can you vouch for Ana Flores?',
      'day 12: vouch_answered to ana: Late cannot vouch for you',
      'day 14: vouch_answered to ana: Silent did not answer',
      'day 20: new_matches to ana: 2 new matches on Gladwork',
      'day 21: application_closed to forgotten: Application closed: Night Nurse',
      'day 21: new_matches to ana: 2 new matches on Gladwork',
      'day 30: employment_answered to ana: Prairie did not answer',
      'day 40: new_matches to ana: 2 new matches on Gladwork',
      'day 53: role_expires to maren: One of your roles ends in a week',
      'day 53: role_expires to maren: One of your roles ends in a week',
    ])
    const states = await db
      .select({ name: vouches.voucherName, state: vouches.state })
      .from(vouches)
      .orderBy(vouches.voucherName)
    expect(states).toEqual([
      { name: 'Early', state: 'confirmed' },
      { name: 'Late', state: 'declined' },
      { name: 'Silent', state: 'expired' },
    ])
    expect((await db.select().from(companyVerifications)).map(({ state }) => state)).toEqual(['expired'])
    expect(await db.$count(trustSignals)).toBe(0)
    expect(await db.$count(notices, sql`${notices.kind} = 'new_matches'`)).toBe(3)
    expect(await endsOf(app(), world)).toEqual({
      roles: ['expired', 'expired'],
      applications: { forgotten: 'expired', declined: 'declined', invited: 'interview_scheduled', quiz: 'expired' },
      interviews: ['held'],
      isErased: true,
    })
    await expect(newVisitor(app()).api.trust.lookAtVouch({ secret: world.silentSecret })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('a machine whose clock is wrong', () => {
  const app = createTestApp({ databaseTime: true })
  afterEach(() => void vi.useRealTimers())

  test('does nothing before its time when it is ahead, and nothing late when it is behind', async () => {
    const world = await waitingWorld(app())
    const fresh = newMails(app())
    for (const day of [1, 2, 5]) await world.onDay(day)
    const before = await endsOf(app(), world)
    await fresh()
    const setMachine = (byDays: number) => {
      vi.useRealTimers()
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + byDays * 24 * 3_600_000 })
    }

    setMachine(90)
    await runTimers(app())
    expect(await fresh()).toEqual([])
    expect(await endsOf(app(), world)).toEqual(before)

    setMachine(-90)
    await passDays(app(), 3.5)
    await runTimers(app())
    expect(await fresh()).toEqual([
      'declined to declined: The employer has decided: Night Nurse',
      'interview_reminder to invited: Your interview is in 12 hours',
      'interview_reminder to maren: Your interview is in 12 hours',
    ])
    await passDays(app(), 57)
    await runTimers(app())
    expect((await fresh()).toSorted()).toEqual([
      'application_closed to forgotten: Application closed: Night Nurse',
      'employment_answered to ana: Prairie did not answer',
      'vouch_answered to ana: Early did not answer',
      'vouch_answered to ana: Late did not answer',
      'vouch_answered to ana: Silent did not answer',
    ])
    expect(await endsOf(app(), world)).toEqual({
      roles: ['expired', 'expired'],
      applications: { forgotten: 'expired', declined: 'declined', invited: 'interview_scheduled', quiz: 'expired' },
      interviews: ['held'],
      isErased: true,
    })
  })
})
