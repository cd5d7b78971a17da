import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { expectAbsentIn } from '../../testing/canary.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate } from '../../testing/factories.ts'
import { reviewScene } from '../../testing/review-scene.ts'
import { vouched } from '../../testing/trust-factories.ts'
import { notices, outboxMails } from '../notices/tables.ts'
import { reveals } from '../reveals/tables.ts'

const app = createTestApp()
const db = () => app().deps.db

describe('the snapshot', () => {
  test('is redacted before the reveal and whole after it', async () => {
    const { employer, candidate, key } = await reviewScene(app())
    const before = await employer.api.applications.snapshot(key)
    expect(before).toMatchObject({
      isRevealed: false,
      fullName: null,
      email: null,
      phone: null,
      originalFilename: null,
    })
    expect(before.rawText).toContain('Harbourview Medical Center')
    expect(before.skills).toContain('Triage')
    const secrets = ['Ana', 'Private', candidate.email, '503-555-0142', 'ana.private@mail.example', 'linkedin.com']
    expectAbsentIn(JSON.stringify(before), secrets)
    await employer.api.applications.shortlistCandidate(key)
    const after = await employer.api.applications.snapshot(key)
    expect(after).toMatchObject({
      isRevealed: true,
      candidate: 'Ana Private',
      fullName: 'Ana Private',
      email: candidate.email,
      originalFilename: 'Ana Private CV.pdf',
    })
    expect(after.rawText).toContain('linkedin.com/in/ana-private')
  })

  test('has with the name what people who vouched wrote, without what the candidate has hidden', async () => {
    const { employer, candidate, key } = await reviewScene(app())
    await vouched(app(), candidate, {}, { comment: 'Ana kept the ward calm.' })
    const hidden = await vouched(app(), candidate, { relation: 'peer' }, { comment: 'Ana is hidden here.' })
    await candidate.api.trust.showComment({ id: hidden.id, isHidden: true })
    const before = await employer.api.applications.snapshot(key)
    expect(before.vouchComments).toEqual([])
    expectAbsentIn(JSON.stringify(before), ['calm', 'hidden here'])
    await employer.api.applications.shortlistCandidate(key)
    const after = await employer.api.applications.snapshot(key)
    expect(after.vouchComments).toEqual([{ relation: 'manager', comment: 'Ana kept the ward calm.' }])
    expectAbsentIn(JSON.stringify(after), ['hidden here', 'Maren Holt', 'trailhead.example'])
  })

  test('once opened counts as viewed, and the candidate sees "In review"', async () => {
    const { employer, candidate, key, jobId } = await reviewScene(app())
    expect((await employer.api.applications.markViewed(key)).state).toBe('viewed')
    expect((await employer.api.applications.markViewed(key)).state).toBe('viewed')
    const { application } = await candidate.api.applications.getJobForCandidate({ jobId })
    expect(application).toMatchObject({ state: 'viewed', stage: 'in_review' })
    const { applications: mine } = await candidate.api.applications.mine({})
    expect(mine[0]?.timeline.map((entry) => entry.label)).toEqual(['Applied', 'Read by the employer'])
  })
})

describe('shortlisting', () => {
  test('twice, and fifty times at once, does it once', async () => {
    const { employer, candidate, key } = await reviewScene(app())
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => employer.api.applications.shortlistCandidate(key)),
    )
    expect(new Set(answers.map((answer) => answer.state))).toEqual(new Set(['shortlisted']))
    expect(answers[0]).toMatchObject({
      name: 'Ana Private',
      isRevealed: true,
      actions: ['schedule_interview', 'offer', 'decline'],
    })
    const toCandidate = and(eq(outboxMails.recipientAddress, candidate.email), eq(outboxMails.kind, 'shortlisted'))
    expect(await db().$count(outboxMails, toCandidate)).toBe(1)
    expect(await db().$count(notices, and(eq(notices.personId, candidate.id), eq(notices.kind, 'shortlisted')))).toBe(1)
    expect(await db().$count(reveals, eq(reveals.candidateId, candidate.id))).toBe(2)
  })

  test.each([
    ['shortlist', true, true],
    ['interview', false, false],
    ['never', false, false],
  ] as const)('under %s shows the company: %s, and the name: %s', async (policy, company, name) => {
    const { employer, candidate, key, jobId } = await reviewScene(app(), { anonymityRevealPolicy: policy })
    expect((await employer.api.applications.shortlistCandidate(key)).isRevealed).toBe(name)
    expect((await candidate.api.applications.getJobForCandidate({ jobId })).companyRevealed).toBe(company)
  })

  test('somebody who has withdrawn is not possible', async () => {
    const { employer, candidate, key, applicationId } = await reviewScene(app())
    await candidate.api.applications.withdraw({ applicationId })
    await expect(employer.api.applications.shortlistCandidate(key)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('under the policy never', () => {
  test('the employer reveals the company by hand, and the candidate the name', async () => {
    const { employer, candidate, key, jobId, applicationId } = await reviewScene(app(), {
      anonymityRevealPolicy: 'never',
    })
    const [card] = (await employer.api.applications.rankWithTrust({ jobId })).rankedCandidates
    expect(card?.actions).toContain('reveal_company')
    const after = await employer.api.applications.revealCompany(key)
    expect(after).toMatchObject({ isRevealed: false, actions: ['shortlist', 'schedule_interview', 'decline'] })
    const page = await candidate.api.applications.getJobForCandidate({ jobId })
    expect(page).toMatchObject({
      companyRevealed: true,
      companyDisplay: 'Alder & Finch',
      application: { mayShareName: true },
    })
    expect((await candidate.api.applications.shareName({ applicationId })).mayShareName).toBe(false)
    expect((await employer.api.applications.rankWithTrust({ jobId })).rankedCandidates[0]?.name).toBe('Ana Private')
    const { lines } = await employer.api.applications.jobLedger({ jobId })
    expect(lines.map(({ candidate: who, kind, gate }) => `${who}: ${kind} by ${gate}`).toSorted()).toEqual([
      'Ana Private: candidate by consent',
      'Ana Private: company by by_hand',
    ])
  })

  test('no other policy is revealed by hand', async () => {
    const { employer, candidate, key, applicationId } = await reviewScene(app())
    await expect(employer.api.applications.revealCompany(key)).rejects.toMatchObject({ code: 'conflict' })
    await expect(candidate.api.applications.shareName({ applicationId })).rejects.toMatchObject({ code: 'conflict' })
  })
})

test('a candidate reads who could see what, since when', async () => {
  const { employer, candidate, key, jobId } = await reviewScene(app())
  expect((await candidate.api.applications.myLedger()).lines).toEqual([])
  await employer.api.applications.shortlistCandidate(key)
  const { lines } = await candidate.api.applications.myLedger()
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatchObject({ jobId, companyDisplay: 'Alder & Finch', gate: 'shortlist' })
  const other = await signedInCandidate(app())
  expect((await other.api.applications.myLedger()).lines).toEqual([])
})
