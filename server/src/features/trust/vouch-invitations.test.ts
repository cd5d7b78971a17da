import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { deadLink } from '#domain/accounts/messages.ts'
import { inviteRefusals, resendRefusals } from '#domain/trust/messages.ts'
import { expectAbsentIn } from '../../testing/canary.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { passDays } from '../../testing/pass-days.ts'
import { invite, secretsSentTo, vouched, vouchOf } from '../../testing/trust-factories.ts'
import { outboxMails } from '../notices/tables.ts'
import { vouches } from './tables.ts'

const app = createTestApp()

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
    expect(await vouchOf(app(), id)).toMatchObject({
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
    expect((await vouchOf(app(), id))?.relation).toBe('peer')
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
    expect((await vouchOf(app(), first.id))?.state).toBe('invited')
    await candidate.api.trust.inviteVouch({ ...input, voucherEmail: 'kai-new@trailhead.example' })
    expect((await vouchOf(app(), first.id))?.state).toBe('withdrawn')
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
    expect((await vouchOf(app(), id))?.state).toBe('invited')
    expect((await other.api.trust.overview()).vouches).toEqual([])
  })
})
