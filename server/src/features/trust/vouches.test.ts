import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { deadLink } from '#domain/accounts/messages.ts'
import { inviteRefusals, resendRefusals } from '#domain/trust/messages.ts'
import { expectAbsentIn } from '../../testing/canary.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { noticesOf } from '../../testing/notices.ts'
import { passDays } from '../../testing/pass-days.ts'
import { anHour, elsewhere, invite, secretsSentTo, vouched, vouchForm } from '../../testing/trust-factories.ts'
import { outboxMails } from '../notices/tables.ts'
import { profiles } from '../profiles/tables.ts'
import { trustReports, vouches } from './tables.ts'

const app = createTestApp()

async function vouchOf(id: string) {
  const [row] = await app().deps.db.select().from(vouches).where(eq(vouches.id, id))
  return row
}

async function storedTrust(candidateId: string) {
  const [row] = await app().deps.db.select().from(profiles).where(eq(profiles.id, candidateId))
  return { score: row?.trustScore, evidence: row?.trustEvidence }
}

describe('inviting', () => {
  test('keeps what was given and mails a link of which only the hash is stored', async () => {
    const candidate = await signedInCandidate(app())
    const { id } = await candidate.api.trust.inviteVouch({
      candidateUserId: candidate.id,
      voucherName: 'Maren Holt',
      voucherEmail: 'Maren@Trailhead.example',
      voucherCompany: 'Trailhead Booking',
      voucherTitle: 'Head of Product',
      relation: 'client',
    })
    expect(await vouchOf(id)).toMatchObject({
      candidateId: candidate.id,
      voucherName: 'Maren Holt',
      voucherEmail: 'maren@trailhead.example',
      voucherCompany: 'Trailhead Booking',
      voucherTitle: 'Head of Product',
      relation: 'client',
      state: 'invited',
    })
    const [secret = ''] = await secretsSentTo(app(), 'maren@trailhead.example', 'vouch')
    expect(secret).toHaveLength(43)
    const { rows } = await app().deps.db.execute(
      `select row_to_json(l)::text || row_to_json(v)::text as all from one_time_links l join vouches v on v.id = l.subject_id where v.id = '${id}'`,
    )
    expect(rows).toHaveLength(1)
    expectAbsentIn(JSON.stringify(rows), [secret])
  })

  test('the relation is peer unless another is chosen', async () => {
    const candidate = await signedInCandidate(app())
    const { id } = await candidate.api.trust.inviteVouch({
      candidateUserId: candidate.id,
      voucherName: 'Maren Holt',
      voucherEmail: 'peer@trailhead.example',
    })
    expect((await vouchOf(id))?.relation).toBe('peer')
  })

  test('the mail carries no words of the candidate but a plain name', async () => {
    const name = 'Ana Flores'
    const candidate = await signedInCandidate(app(), { name })
    const email = 'plain@trailhead.example'
    await candidate.api.trust.inviteVouch({
      candidateUserId: candidate.id,
      voucherName: 'Maren',
      voucherEmail: email,
      voucherCompany: 'Buy now at evil.example',
      voucherTitle: 'Cheap pills',
    })
    const [mail] = await app().deps.db.select().from(outboxMails).where(eq(outboxMails.recipientAddress, email))
    expect(mail?.subject).toBe('Can you vouch for Ana Flores?')
    expectAbsentIn(JSON.stringify(mail), ['evil.example', 'Cheap pills'])
  })

  test.each(['Your Bank https://evil.example', 'Win at evil.com', 'call +1 555 0100 now', 'x@evil.example'])(
    'a candidate called %j writes to strangers as Somebody',
    async (name) => {
      const candidate = await signedInCandidate(app(), { name })
      const { email } = await invite(app(), candidate)
      const [mail] = await app().deps.db.select().from(outboxMails).where(eq(outboxMails.recipientAddress, email))
      expect(mail?.subject).toBe('Can you vouch for Somebody?')
      expectAbsentIn(JSON.stringify(mail), ['evil', '555'])
    },
  )

  test.each([
    ['ana.flores@gmail.com', 'anaflores@gmail.com'],
    ['ana.flores@gmail.com', 'AnaFlores+boss@googlemail.com'],
    ['ana@post.example', 'ana+manager@post.example'],
    ['ana@icloud.com', 'ana@me.com'],
  ])('%s is refused %s as an address of its own', async (own, alias) => {
    const candidate = await signedInCandidate(app(), { email: own.replace('@', `.${Date.now()}@`) })
    await app().deps.db.execute(`update users set email = '${own}' where id = '${candidate.id}'`)
    const asking = candidate.api.trust.inviteVouch({
      candidateUserId: candidate.id,
      voucherName: 'Boss',
      voucherEmail: alias,
    })
    await expect(asking).rejects.toMatchObject({ status: 422, message: inviteRefusals.own_address })
    await app().deps.db.execute(`update users set email = '${candidate.email}' where id = '${candidate.id}'`)
  })

  test.each(['withdrawn', 'confirmed', 'declined', 'expired'] as const)(
    'an address is asked once for each candidate, also by alias and after it was %s',
    async (state) => {
      const candidate = await signedInCandidate(app())
      const { id } = await invite(app(), candidate, { email: `kai.${state}@gmail.com` })
      await app().deps.db.update(vouches).set({ state }).where(eq(vouches.id, id))
      const again = invite(app(), candidate, { email: `kai${state}+x@gmail.com` })
      await expect(again).rejects.toMatchObject({ status: 422, message: inviteRefusals.used_before })
      await invite(app(), await signedInCandidate(app()), { email: `kai.${state}@gmail.com` })
    },
  )

  test('three are open or confirmed at most, also when nine are sent at once', async () => {
    const candidate = await signedInCandidate(app())
    await vouched(app(), candidate)
    const all = await Promise.allSettled(Array.from({ length: 9 }, () => invite(app(), candidate)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const { vouches: own, placesTaken } = await candidate.api.trust.overview()
    expect([own.length, placesTaken]).toEqual([3, 3])
    await expect(invite(app(), candidate)).rejects.toMatchObject({ status: expect.any(Number) })
  })

  test('needs the form filled', async () => {
    const candidate = await signedInCandidate(app())
    const asking = candidate.api.trust.inviteVouch({
      candidateUserId: candidate.id,
      voucherName: ' ',
      voucherEmail: 'nobody',
    })
    await expect(asking).rejects.toMatchObject({
      status: 422,
      data: { fields: { voucherEmail: 'Please enter a valid email' } },
    })
  })

  test('is for candidates, for themselves, and behind a confirmed address where that is asked for', async () => {
    const candidate = await signedInCandidate(app())
    const other = await signedInCandidate(app())
    const input = { candidateUserId: candidate.id, voucherName: 'Maren', voucherEmail: 'm@trailhead.example' }
    await expect(newVisitor(app()).api.trust.inviteVouch(input)).rejects.toMatchObject({ status: 401 })
    await expect(other.api.trust.inviteVouch(input)).rejects.toMatchObject({ status: 403 })
    const employer = await signedInEmployer(app())
    await expect(employer.api.trust.inviteVouch({ ...input, candidateUserId: employer.id })).rejects.toMatchObject({
      status: 403,
    })
    expect(await app().deps.db.$count(vouches, eq(vouches.candidateId, candidate.id))).toBe(0)
  })

  test('one person sends ten invitations a day at most, and one address gets three', async () => {
    const email = 'popular@trailhead.example'
    const askers = await Promise.all([1, 2, 3, 4].map(() => signedInCandidate(app())))
    const asked = await Promise.allSettled(askers.map((asker) => invite(app(), asker, { email })))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(asked.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 429 } })

    const busy = await signedInCandidate(app())
    const statuses = []
    for (let count = 0; count < 11; count++) {
      const sent = await invite(app(), busy).catch((error: { status: number }) => error.status)
      statuses.push(typeof sent === 'number' ? sent : 200)
    }
    expect(statuses).toEqual([200, 200, 200, 422, 422, 422, 422, 422, 422, 422, 429])
  })
})

describe('changing an invitation', () => {
  test('cancelling ends its links and frees the place', async () => {
    const candidate = await signedInCandidate(app())
    const { id, secret } = await invite(app(), candidate)
    await candidate.api.trust.withdrawVouch({ id })
    await candidate.api.trust.withdrawVouch({ id })
    expect((await candidate.api.trust.overview()).placesTaken).toBe(0)
    const looking = newVisitor(app()).api.trust.lookAtVouch({ secret })
    await expect(looking).rejects.toMatchObject({ status: 404, message: deadLink })
  })

  test('replacing cancels one and sends another in one go, or nothing of it', async () => {
    const candidate = await signedInCandidate(app())
    const first = await invite(app(), candidate)
    await invite(app(), candidate)
    await invite(app(), candidate)
    const input = { candidateUserId: candidate.id, voucherName: 'Kai', replaces: first.id }
    const own = candidate.api.trust.inviteVouch({ ...input, voucherEmail: candidate.email })
    await expect(own).rejects.toMatchObject({ status: 422 })
    expect((await vouchOf(first.id))?.state).toBe('invited')
    await candidate.api.trust.inviteVouch({ ...input, voucherEmail: 'kai-new@trailhead.example' })
    expect((await vouchOf(first.id))?.state).toBe('withdrawn')
    expect((await candidate.api.trust.overview()).placesTaken).toBe(3)
  })

  test('it is sent again once a day, and each link that was sent works', async () => {
    const candidate = await signedInCandidate(app())
    const { id, email } = await invite(app(), candidate)
    await expect(candidate.api.trust.resendVouch({ id })).rejects.toMatchObject({
      status: 409,
      message: resendRefusals.too_soon,
    })
    await passDays(app(), 1)
    expect((await candidate.api.trust.overview()).vouches[0]?.isResendable).toBe(true)
    const both = await Promise.allSettled([
      candidate.api.trust.resendVouch({ id }),
      candidate.api.trust.resendVouch({ id }),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const secrets = await secretsSentTo(app(), email, 'vouch')
    expect(secrets).toHaveLength(2)
    for (const secret of secrets) await newVisitor(app()).api.trust.lookAtVouch({ secret })
    await newVisitor(app()).api.trust.refuseVouch({ secret: secrets[0] ?? '', answer: 'declined' })
    const late = newVisitor(app()).api.trust.lookAtVouch({ secret: secrets[1] ?? '' })
    await expect(late).rejects.toMatchObject({ status: 404 })
    await expect(candidate.api.trust.resendVouch({ id })).rejects.toMatchObject({ status: 409 })
  })

  test('nobody else cancels, resends or hides', async () => {
    const candidate = await signedInCandidate(app())
    const other = await signedInCandidate(app())
    const { id } = await invite(app(), candidate)
    await expect(other.api.trust.withdrawVouch({ id })).rejects.toMatchObject({ status: 404 })
    await expect(other.api.trust.resendVouch({ id })).rejects.toMatchObject({ status: 404 })
    await expect(other.api.trust.showComment({ id, isHidden: true })).rejects.toMatchObject({ status: 404 })
    const visitor = newVisitor(app())
    await expect(visitor.api.trust.withdrawVouch({ id })).rejects.toMatchObject({ status: 401 })
    await expect(visitor.api.trust.overview()).rejects.toMatchObject({ status: 401 })
    expect((await vouchOf(id))?.state).toBe('invited')
    expect((await other.api.trust.overview()).vouches).toEqual([])
  })
})

describe('the invited person', () => {
  test('is asked about a name and nothing more, and looking changes nothing', async () => {
    const candidate = await signedInCandidate(app(), { name: 'Ana Flores' })
    const { id, secret } = await invite(app(), candidate)
    const before = await vouchOf(id)
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
    expect(await vouchOf(id)).toEqual(before)
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
    expect((await vouchOf(id))?.state).toBe(state)
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
    expect((await vouchOf(id))?.state).toBe('invited')
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
    expect((await vouchOf(id))?.state).toBe('confirmed')
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
