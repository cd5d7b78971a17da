import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inviteRefusals } from '#domain/trust/messages.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate } from '../../testing/factories.ts'
import { noticesOf } from '../../testing/notices.ts'
import { passDays } from '../../testing/pass-days.ts'
import { anHour, elsewhere, invite, vouched, vouchForm, vouchOf } from '../../testing/trust-factories.ts'
import { outboxMails } from '../notices/tables.ts'
import { profiles } from '../profiles/tables.ts'
import { trustReports } from './tables.ts'

const app = createTestApp()

async function storedTrust(candidateId: string) {
  const [row] = await app().deps.db.select().from(profiles).where(eq(profiles.id, candidateId))
  return { score: row?.trustScore, evidence: row?.trustEvidence }
}

describe('the invited person', () => {
  test('is asked about a name and nothing more, and looking changes nothing', async () => {
    const candidate = await signedInCandidate(app(), { name: 'Ana Flores' })
    const { id, secret } = await invite(app(), candidate)
    const before = await vouchOf(app(), id)
    const visitor = newVisitor(app())
    expect(await visitor.api.trust.lookAtVouch({ secret })).toEqual({
      candidateName: 'Ana Flores',
      relation: 'manager',
      expiresAt: before?.expiresAt.toISOString(),
    })
    for (const path of [
      `/vouch/${secret}`,
      `/api/invited/vouch/look?secret=${secret}`,
      `/api/invited/vouch/give?secret=${secret}`,
    ]) {
      await visitor.fetch(path)
      await visitor.fetch(path, { method: 'HEAD' })
    }
    expect(await vouchOf(app(), id)).toEqual(before)
    await visitor.api.trust.lookAtVouch({ secret })
  })

  test('vouches: the score moves in the same moment, the candidate is told once and sees the comment first', async () => {
    const candidate = await signedInCandidate(app())
    expect((await candidate.api.trust.overview()).total).toBe(10)
    const { id, secret } = await vouched(app(), candidate, {}, { comment: 'The one I would hire again.' })
    expect(await storedTrust(candidate.id)).toEqual({ score: 25, evidence: 1 })
    const trust = await candidate.api.trust.overview()
    expect(trust).toMatchObject({ total: 25, parts: { vouches: 15, employment: 0, consistency: 10 }, evidence: 1 })
    expect(trust.vouches[0]).toMatchObject({
      state: 'confirmed',
      points: 15,
      comment: 'The one I would hire again.',
      isCommentHidden: false,
      answers: ['Gets stuck things moving', 'Makes others better at their work', 'Stay calm and carry on'],
    })
    const told = (await noticesOf(app(), candidate)).filter(({ kind }) => kind === 'vouch_answered')
    expect(told).toMatchObject([{ title: 'Maren Holt vouched for you', path: '/dashboard#trust' }])
    const mails = await app()
      .deps.db.select()
      .from(outboxMails)
      .where(eq(outboxMails.recipientAddress, candidate.email))
    expect(mails.filter(({ kind }) => kind === 'vouch_answered')).toHaveLength(1)
    await candidate.api.trust.showComment({ id, isHidden: true })
    expect((await candidate.api.trust.overview()).vouches[0]?.isCommentHidden).toBe(true)
    await expect(newVisitor(app()).api.trust.lookAtVouch({ secret })).rejects.toMatchObject({ status: 404 })
  })

  test.each([
    ['declined', 'declined', 0],
    ['unknown_person', 'unknown_person', 0],
    ['reported', 'unknown_person', 1],
  ] as const)('answers %s: nothing counts, the place is free, no reason is told', async (answer, state, reports) => {
    const candidate = await signedInCandidate(app())
    const { id, secret } = await invite(app(), candidate)
    await newVisitor(app()).api.trust.refuseVouch({ secret, answer })
    expect((await vouchOf(app(), id))?.state).toBe(state)
    expect(await app().deps.db.$count(trustReports, eq(trustReports.vouchId, id))).toBe(reports)
    const trust = await candidate.api.trust.overview()
    expect([trust.total, trust.placesTaken]).toEqual([10, 0])
    const [told] = await noticesOf(app(), candidate)
    expect(told?.title).toBe('Maren Holt cannot vouch for you')
  })

  test('says yes before the form, and the candidate sees that it was opened', async () => {
    const candidate = await signedInCandidate(app())
    const { secret } = await invite(app(), candidate)
    const voucher = newVisitor(app(), { from: elsewhere() })
    await voucher.api.trust.openVouch({ secret })
    await voucher.api.trust.openVouch({ secret })
    expect((await candidate.api.trust.overview()).vouches[0]?.state).toBe('opened')
  })

  test.each([
    ['relation', { relation: 'boss' }],
    ['company', { company: ' ' }],
    ['workedFrom', { workedFrom: 'long ago' }],
    ['workedUntil', { workedFrom: '2022-01', workedUntil: '2021-01' }],
    ['answers.drive', { answers: { people: 'teaches', pressure: 'calm' } }],
    ['comment', { comment: 'x'.repeat(501) }],
    ['consent', { consent: false }],
  ])('cannot send the form with a bad %s, and loses nothing by it', async (field, change) => {
    const candidate = await signedInCandidate(app())
    const { id, secret } = await invite(app(), candidate)
    const voucher = newVisitor(app(), { from: elsewhere() })
    const answer = await voucher.fetch('/api/invited/vouch/give', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...vouchForm(secret), ...change }),
    })
    expect(answer.status).toBe(422)
    expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual([field])
    expect((await vouchOf(app(), id))?.state).toBe('invited')
    await voucher.api.trust.lookAtVouch({ secret })
  })

  test('of a hundred presses at once one counts', async () => {
    const candidate = await signedInCandidate(app())
    const { id, secret } = await invite(app(), candidate)
    await passDays(app(), anHour)
    const presses = Array.from({ length: 100 }, (_, at) =>
      newVisitor(app(), { from: elsewhere() }).api.trust.giveVouch(vouchForm(secret, { comment: `press ${at}` })),
    )
    const settled = await Promise.allSettled(presses)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await vouchOf(app(), id))?.state).toBe('confirmed')
    expect(await noticesOf(app(), candidate)).toHaveLength(1)
    expect(await storedTrust(candidate.id)).toEqual({ score: 25, evidence: 1 })
  })

  test('stops invitations for good', async () => {
    const candidate = await signedInCandidate(app())
    const { email } = await invite(app(), candidate)
    const [mail] = await app().deps.db.select().from(outboxMails).where(eq(outboxMails.recipientAddress, email))
    await newVisitor(app()).api.notices.stopMails({ secret: mail?.stopSecret ?? '' })
    const other = await signedInCandidate(app())
    await expect(invite(app(), other, { email })).rejects.toMatchObject({ message: inviteRefusals.stopped })
  })
})
