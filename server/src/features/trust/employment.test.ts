import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { employmentRefusals, ownBrowser } from '#domain/trust/messages.ts'
import { expectAbsentIn } from '../../testing/canary.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { type SignedIn, signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { noticesOf } from '../../testing/notices.ts'
import { elsewhere, secretsSentTo } from '../../testing/trust-factories.ts'
import { outboxMails } from '../notices/tables.ts'
import { profiles } from '../profiles/tables.ts'
import { verifiedEmployment } from './tables.ts'

const app = createTestApp()

const job = {
  company: 'Trailhead Booking',
  title: 'Product designer',
  startDate: '2021-03-01',
  endDate: '2024-06-30',
  verifierEmail: 'people@trailhead.example',
}

type Asked = Partial<Record<keyof typeof job, string | null>>

async function ask(candidate: SignedIn, asked: Asked = {}) {
  const input = { ...job, ...asked, userId: candidate.id } as typeof job & { userId: string }
  const { id } = await candidate.api.trust.requestEmploymentVerification(input)
  await app().deps.limiter.forget('inviteAddress', input.verifierEmail)
  return { id, secret: (await secretsSentTo(app(), input.verifierEmail, 'verify-employment')).at(-1) ?? '' }
}

const verifier = () => newVisitor(app(), { from: elsewhere() }).api.trust

async function rowOf(id: string) {
  const [row] = await app().deps.db.select().from(verifiedEmployment).where(eq(verifiedEmployment.id, id))
  return row
}

async function scoreOf({ id }: SignedIn) {
  const [row] = await app().deps.db.select().from(profiles).where(eq(profiles.id, id))
  return row?.trustScore
}

describe('asking', () => {
  test('sends a link to the verifier; empty dates are nothing', async () => {
    const candidate = await signedInCandidate(app(), { name: 'Ana Flores' })
    const { id } = await ask(candidate, { title: '', startDate: '', endDate: null })
    expect(await rowOf(id)).toMatchObject({
      candidateId: candidate.id,
      company: 'Trailhead Booking',
      title: null,
      startDate: null,
      endDate: null,
      verifierEmail: 'people@trailhead.example',
      status: 'requested',
    })
    const mails = await app().deps.db.select().from(outboxMails).where(eq(outboxMails.kind, 'employment_request'))
    expect(mails.at(-1)?.subject).toBe('Did Ana Flores work at your company?')
    expectAbsentIn(JSON.stringify(mails), ['Trailhead Booking', 'Product designer'])
  })

  test.each([
    ['ana@gmail.com', 'free_mail'],
    ['ana@mailinator.com', 'free_mail'],
    ['hr@somewhere-else.example', 'other_domain'],
    ['hr@trailhead-verify.example', 'other_domain'],
    ['hr@mytrailhead.example', 'other_domain'],
  ] as const)('%s is refused: %s', async (verifierEmail, refusal) => {
    const candidate = await signedInCandidate(app())
    await expect(ask(candidate, { verifierEmail })).rejects.toMatchObject({
      status: 422,
      message: employmentRefusals[refusal],
      data: { fields: { verifierEmail: employmentRefusals[refusal] } },
    })
    expect(await app().deps.db.$count(verifiedEmployment, eq(verifiedEmployment.candidateId, candidate.id))).toBe(0)
  })

  test('one’s own address is refused, also by alias', async () => {
    const candidate = await signedInCandidate(app(), { email: `ana-${Date.now()}@trailhead.example` })
    const verifierEmail = candidate.email.replace('@', '+hr@')
    await expect(ask(candidate, { verifierEmail })).rejects.toMatchObject({ message: employmentRefusals.own_address })
  })

  test('a company that has proved its domain here is asked at that domain', async () => {
    const company = { name: 'Quartz Works', verifiedDomain: 'qw-group.example', domainVerifiedAt: new Date() }
    await signedInEmployer(app(), { company })
    const candidate = await signedInCandidate(app())
    await ask(candidate, { company: 'quartz works', verifierEmail: 'hr@qw-group.example' })
    const named = ask(candidate, { company: 'Quartz Works', title: 'Other', verifierEmail: 'hr@quartzworks.example' })
    await expect(named).rejects.toMatchObject({ message: employmentRefusals.other_domain })
  })

  test('the same job is asked for once while it is open or verified', async () => {
    const candidate = await signedInCandidate(app())
    const { id } = await ask(candidate)
    await expect(ask(candidate)).rejects.toMatchObject({ message: employmentRefusals.asked_before })
    await candidate.api.trust.revokeEmployment({ id })
    await candidate.api.trust.revokeEmployment({ id })
    await ask(candidate)
  })

  test.each([
    ['company', { company: '  ' }],
    ['verifierEmail', { verifierEmail: 'somebody' }],
    ['endDate', { endDate: '2020-01-01' }],
  ])('is refused with a bad %s', async (field, asked) => {
    const candidate = await signedInCandidate(app())
    const asking = ask(candidate, asked)
    await expect(asking).rejects.toMatchObject({ status: 422, data: { fields: { [field]: expect.any(String) } } })
  })

  test('is for candidates and for themselves', async () => {
    const candidate = await signedInCandidate(app())
    const other = await signedInCandidate(app())
    const input = { ...job, userId: candidate.id }
    await expect(newVisitor(app()).api.trust.requestEmploymentVerification(input)).rejects.toMatchObject({
      status: 401,
    })
    await expect(other.api.trust.requestEmploymentVerification(input)).rejects.toMatchObject({ status: 403 })
    const { id } = await ask(candidate)
    await expect(other.api.trust.revokeEmployment({ id })).rejects.toMatchObject({ status: 404 })
    await expect(other.api.trust.settleCorrection({ id, accept: true })).rejects.toMatchObject({ status: 404 })
    expect((await rowOf(id))?.status).toBe('requested')
  })
})

describe('the company', () => {
  test('sees company, title and dates only, and looking changes nothing', async () => {
    const candidate = await signedInCandidate(app(), { name: 'Ana Flores' })
    const { id, secret } = await ask(candidate)
    const before = await rowOf(id)
    expect(await verifier().lookAtEmployment({ secret })).toEqual({
      company: 'Trailhead Booking',
      title: 'Product designer',
      startDate: '2021-03-01',
      endDate: '2024-06-30',
    })
    await newVisitor(app()).fetch(`/verify-employment/${secret}`)
    expect(await rowOf(id)).toEqual(before)
  })

  test.each([
    ['confirm', 'verified', 'Trailhead Booking confirmed your job', 40],
    ['no_record', 'no_record', 'Trailhead Booking found no record', 0],
    ['cannot_say', 'declined', 'Trailhead Booking cannot say', 0],
  ] as const)('answers %s: the job is %s and the candidate is told', async (answer, status, title, score) => {
    const candidate = await signedInCandidate(app())
    const { id, secret } = await ask(candidate)
    await verifier().answerEmployment({ secret, answer })
    expect((await rowOf(id))?.status).toBe(status)
    // A first job 20, all known months verified 10, a confirmed address 5, nothing that contradicts 5.
    if (score > 0) expect(await scoreOf(candidate)).toBe(score)
    else expect((await candidate.api.trust.overview()).parts.employment).toBe(0)
    expect((await noticesOf(app(), candidate)).map((notice) => notice.title)).toEqual([title])
    expect((await candidate.api.profiles.trustCounts()).verifiedJobs).toBe(status === 'verified' ? 1 : 0)
    await expect(verifier().answerEmployment({ secret, answer: 'confirm' })).rejects.toMatchObject({ status: 404 })
  })

  test('corrects, and the candidate accepts: the corrected job counts', async () => {
    const candidate = await signedInCandidate(app())
    const { id, secret } = await ask(candidate)
    const correction = { title: 'Designer', endDate: '2024-01-31' }
    await verifier().answerEmployment({ secret, answer: 'correct', correction })
    expect((await rowOf(id))?.status).toBe('corrected')
    const { employment, parts } = await candidate.api.trust.overview()
    expect(parts.employment).toBe(0)
    expect(employment[0]?.correction).toEqual({ title: 'Designer', startDate: null, endDate: '2024-01-31' })
    await candidate.api.trust.settleCorrection({ id, accept: true })
    await candidate.api.trust.settleCorrection({ id, accept: true })
    expect(await rowOf(id)).toMatchObject({ status: 'verified', title: 'Designer', endDate: '2024-01-31' })
    expect(await scoreOf(candidate)).toBe(40)
    await expect(candidate.api.trust.settleCorrection({ id, accept: false })).rejects.toMatchObject({ status: 404 })
  })

  test('corrects, and the candidate refuses: it stands as a contradiction', async () => {
    const candidate = await signedInCandidate(app())
    const { id, secret } = await ask(candidate)
    await verifier().answerEmployment({ secret, answer: 'correct', correction: { title: 'Intern' } })
    await candidate.api.trust.settleCorrection({ id, accept: false })
    expect(await rowOf(id)).toMatchObject({ status: 'disputed', title: 'Product designer' })
    expect(await scoreOf(candidate)).toBe(5)
  })

  test('a correction without a difference is refused and keeps the link', async () => {
    const candidate = await signedInCandidate(app())
    const { secret } = await ask(candidate)
    const answering = verifier().answerEmployment({ secret, answer: 'correct', correction: { title: ' ' } })
    await expect(answering).rejects.toMatchObject({ status: 422 })
    await verifier().lookAtEmployment({ secret })
  })

  test('is not the candidate: in the candidate’s browser nothing is answered, signed in or out', async () => {
    const candidate = await signedInCandidate(app())
    const { id, secret } = await ask(candidate)
    const input = { secret, answer: 'confirm' as const }
    await expect(candidate.api.trust.answerEmployment(input)).rejects.toMatchObject({
      status: 403,
      message: ownBrowser,
    })
    candidate.cookies.delete('gladwork')
    await expect(candidate.api.trust.answerEmployment(input)).rejects.toMatchObject({ status: 403 })
    expect((await rowOf(id))?.status).toBe('requested')
    await verifier().answerEmployment(input)
    expect((await rowOf(id))?.status).toBe('verified')
  })

  test('of a hundred presses at once one counts', async () => {
    const candidate = await signedInCandidate(app())
    const { secret } = await ask(candidate)
    const answers = ['confirm', 'no_record', 'cannot_say'] as const
    const presses = Array.from({ length: 100 }, (_, at) =>
      verifier().answerEmployment({ secret, answer: answers[at % 3] ?? 'confirm' }),
    )
    const settled = await Promise.allSettled(presses)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await noticesOf(app(), candidate)).toHaveLength(1)
  })
})
