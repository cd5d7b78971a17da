import { asc, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { publishedJob, readResumeOf, scoredPair } from '../../testing/application-factories.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { passDays } from '../../testing/pass-days.ts'
import { runOnce } from '../../testing/run-once.ts'
import { elsewhere, invite, secretsSentTo, vouchForm } from '../../testing/trust-factories.ts'
import { companyVerifications } from '../companies/tables.ts'
import { notices, outboxMails } from '../notices/tables.ts'
import { sendDigests } from '../notices/tasks.ts'
import { trustSignals, vouches } from './tables.ts'
import { ageTrust, keepTrustTime } from './tasks.ts'

const app = createTestApp()
const days = 60

/** Twice, as after a crash: what is told, is told once. */
async function runTimers() {
  for (let run = 0; run < 2; run++) {
    for (const task of [keepTrustTime, sendDigests, ageTrust]) await runOnce(app(), task)
  }
}

test('in sixty days each reminder, end and digest comes once, on its day and in order', async () => {
  const { db } = app().deps
  const employer = await signedInEmployer(app(), { company: { website: 'https://hearth.example' } })
  const candidate = await signedInCandidate(app(), { profile: { prefsSetAt: new Date(Date.now() - 3_600_000) } })
  const resume = await readResumeOf(app(), candidate)
  const silent = await invite(app(), candidate, { name: 'Silent', email: 'silent@trailhead.example' })
  const early = await invite(app(), candidate, { name: 'Early', email: 'early@copperline.example' })
  const late = await invite(app(), candidate, { name: 'Late', email: 'late@fortvale.example' })
  await candidate.api.trust.requestEmploymentVerification({
    userId: candidate.id,
    company: 'Prairie',
    verifierEmail: 'hr@prairie.example',
  })
  await employer.api.companies.requestVerification({ email: 'ana@hearth.example' })

  const told: string[] = []
  let seen = new Set((await db.select({ id: outboxMails.id }).from(outboxMails)).map(({ id }) => id))
  for (let day = 1; day <= days; day++) {
    await passDays(app(), 1)
    if (day === 3) await answer(early.secret, 'confirm')
    if (day === 12) await answer((await secretsSentTo(app(), late.email, 'vouch')).at(-1) ?? '', 'declined')
    if (day === 20 || day === 21 || day === 40) {
      for (let count = 0; count < 2; count++) {
        const { id: jobId } = await publishedJob(app(), employer, { title: `Role of day ${day}` })
        await scoredPair(
          app(),
          { candidateId: candidate.id, jobId, resumeId: resume.id },
          { jobPublishedAt: new Date() },
        )
      }
    }
    await runTimers()
    const mails = await db.select().from(outboxMails).orderBy(asc(outboxMails.createdAt))
    for (const mail of mails) {
      if (!seen.has(mail.id))
        told.push(`day ${day}: ${mail.kind} to ${mail.recipientAddress.split('@')[0]}: ${mail.subject}`)
    }
    seen = new Set(mails.map(({ id }) => id))
  }

  const own = candidate.email.split('@')[0]
  expect(told).toEqual([
    `day 3: vouch_answered to ${own}: Early vouched for you`,
    'day 5: vouch_reminder to silent: Still open: can you vouch for Ana Flores?',
    'day 5: vouch_reminder to late: Still open: can you vouch for Ana Flores?',
    'day 10: vouch_reminder to silent: Still open: can you vouch for Ana Flores?',
    'day 10: vouch_reminder to late: Still open: can you vouch for Ana Flores?',
    `day 12: vouch_answered to ${own}: Late cannot vouch for you`,
    `day 14: vouch_answered to ${own}: Silent did not answer`,
    `day 20: new_matches to ${own}: 2 new matches on Gladwork`,
    `day 21: new_matches to ${own}: 2 new matches on Gladwork`,
    `day 30: employment_answered to ${own}: Prairie did not answer`,
    `day 40: new_matches to ${own}: 2 new matches on Gladwork`,
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
  await expect(newVisitor(app()).api.trust.lookAtVouch({ secret: silent.secret })).rejects.toMatchObject({
    status: 404,
  })
})

async function answer(secret: string, what: 'confirm' | 'declined') {
  const voucher = newVisitor(app(), { from: elsewhere() }).api.trust
  if (what === 'confirm') await voucher.giveVouch(vouchForm(secret))
  else await voucher.refuseVouch({ secret, answer: what })
}
