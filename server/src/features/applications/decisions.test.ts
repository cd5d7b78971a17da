import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { publishedJob, readResumeOf, scoredPair } from '../../testing/application-factories.ts'
import { expectAbsentIn } from '../../testing/canary.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { runOnce } from '../../testing/run-once.ts'
import { companies } from '../companies/tables.ts'
import { notices, outboxMails } from '../notices/tables.ts'
import { resumes } from '../resumes/tables.ts'
import { keepReplyClock } from './tasks/reply-clock.ts'
import { tellDeclines } from './tasks/tell-declines.ts'

const app = createTestApp()
const db = () => app().deps.db
const hour = 3_600_000
const reason = 'must_have:Triage'

async function scene(job: Parameters<typeof publishedJob>[2] = {}) {
  const employer = await signedInEmployer(app(), { name: 'Maren Okafor', company: { name: 'Tidewater Power' } })
  const { id: jobId } = await publishedJob(app(), employer, job)
  const candidate = await signedInCandidate(app(), { name: 'Ana Private' })
  const { id: resumeId } = await readResumeOf(app(), candidate)
  const { applicationId } = await candidate.api.applications.applyToJob({ jobId, resumeId })
  return { employer, candidate, jobId, applicationId, resumeId, key: { jobId, candidateUserId: applicationId } }
}
type Scene = Awaited<ReturnType<typeof scene>>

/** Everything a candidate can read of an application, and what has been sent to them. */
async function seenBy({ candidate, jobId, applicationId }: Scene) {
  const page = await candidate.api.applications.getJobForCandidate({ jobId })
  const { applications } = await candidate.api.applications.mine({})
  const fits = await candidate.api.applications.betterFits({ applicationId })
  const rung = await db().select().from(notices).where(eq(notices.personId, candidate.id))
  const mails = await db().select().from(outboxMails).where(eq(outboxMails.recipientAddress, candidate.email))
  return { page, applications, fits, rung: rung.length, mails: mails.length }
}

async function mailCount(person: { email: string }, kind: string) {
  return db().$count(outboxMails, and(eq(outboxMails.recipientAddress, person.email), eq(outboxMails.kind, kind)))
}

const later = (hours: number) => app().clock.advance(hours * hour)

describe('a decline', () => {
  test('shows nowhere for 24 hours, then tells the reason and the gap, once', async () => {
    const one = await scene()
    const before = await seenBy(one)
    const card = await one.employer.api.applications.declineCandidate({ ...one.key, reason })
    expect(card).toMatchObject({ state: 'declined', actions: ['undo_decline'] })
    expect(card.decline?.reason).toBe('Not enough experience with Triage')
    later(23)
    await runOnce(app(), tellDeclines)
    expect(await seenBy(one)).toEqual(before)
    later(1)
    await runOnce(app(), tellDeclines)
    await runOnce(app(), tellDeclines)
    const after = await seenBy(one)
    expect(after.page.application).toMatchObject({
      state: 'declined',
      stage: 'closed',
      decline: { reason: 'Not enough experience with Triage', gap: 'Triage', secondLookAt: null },
    })
    expect(after.rung).toBe(before.rung + 1)
    expect(await mailCount(one.candidate, 'declined')).toBe(1)
  })

  test('undone in time leaves no trace for the candidate', async () => {
    const one = await scene()
    await one.employer.api.applications.markViewed(one.key)
    const before = await seenBy(one)
    await one.employer.api.applications.declineCandidate({ ...one.key, reason })
    later(5)
    const card = await one.employer.api.applications.undoDecline(one.key)
    expect(card).toMatchObject({ state: 'viewed', decline: null })
    later(30)
    await runOnce(app(), tellDeclines)
    expect(await seenBy(one)).toEqual(before)
  })

  test('that was told can no longer be undone, unless the candidate asks for a second look', async () => {
    const one = await scene()
    const { employer, candidate, key, applicationId } = one
    const ask = () => candidate.api.applications.askSecondLook({ applicationId })
    await expect(ask()).rejects.toMatchObject({ code: 'conflict' })
    await employer.api.applications.declineCandidate({ ...key, reason })
    await expect(ask()).rejects.toMatchObject({ code: 'conflict' })
    later(24)
    await expect(employer.api.applications.undoDecline(key)).rejects.toMatchObject({ code: 'conflict' })
    expect((await ask()).decline?.secondLookAt).not.toBeNull()
    await ask()
    expect(await mailCount(employer, 'second_look_asked')).toBe(1)
    const [card] = (await employer.api.applications.rankWithTrust({ jobId: one.jobId })).rankedCandidates
    expect(card?.actions).toEqual(['undo_decline'])
    await employer.api.applications.undoDecline(key)
    const { applications } = await candidate.api.applications.mine({})
    expect(applications[0]?.application).toMatchObject({ state: 'submitted', decline: null })
    expect(applications[0]?.timeline.map((entry) => entry.label)).toEqual(['Applied', 'Not selected', 'Opened again'])
    expect(await mailCount(candidate, 'decline_taken_back')).toBe(1)
  })

  test('does not stand in the way of a candidate who withdraws or shares the name meanwhile', async () => {
    const one = await scene({ anonymityRevealPolicy: 'never' })
    await one.employer.api.applications.declineCandidate({ ...one.key, reason })
    const page = await one.candidate.api.applications.getJobForCandidate({ jobId: one.jobId })
    expect(page.application).toMatchObject({ actions: ['withdraw'], mayShareName: true })
    await one.candidate.api.applications.shareName({ applicationId: one.applicationId })
    const closed = await one.candidate.api.applications.withdraw({ applicationId: one.applicationId })
    expect(closed).toMatchObject({ state: 'withdrawn', decline: null })
    later(25)
    await runOnce(app(), tellDeclines)
    expect(await mailCount(one.candidate, 'declined')).toBe(0)
  })

  test.each([
    ['of another job', 'must_have:Welding'],
    ['of one’s own', 'I just do not like them'],
    ['that is a nice-to-have', 'must_have:Telemetry'],
  ])('for a reason %s is refused', async (_, wrong) => {
    const { employer, key, jobId } = await scene()
    const call = employer.api.applications.declineCandidate({ ...key, reason: wrong })
    await expect(call).rejects.toMatchObject({ code: 'invalid' })
    const [card] = (await employer.api.applications.rankWithTrust({ jobId })).rankedCandidates
    expect(card?.state).toBe('submitted')
  })

  test('waits until an open interview is cancelled', async () => {
    const { employer, key } = await scene()
    const terms = { lengthMinutes: 30, way: 'phone', place: null, note: null, zone: 'Europe/Berlin' } as const
    const times = [new Date(app().clock.now().getTime() + 48 * hour).toISOString()]
    const { id } = await employer.api.interviews.schedule({ ...key, ...terms, times })
    const decline = () => employer.api.applications.declineCandidate({ ...key, reason })
    await expect(decline()).rejects.toMatchObject({ message: expect.stringContaining('Cancel the interview') })
    await employer.api.interviews.cancel({ jobId: key.jobId, interviewId: id })
    expect((await decline()).state).toBe('declined')
  })

  test('twice keeps the first reason and its hour; a rival, a candidate and a stranger can’t', async () => {
    const { employer, candidate, key } = await scene()
    const first = await employer.api.applications.declineCandidate({ ...key, reason })
    later(2)
    const second = await employer.api.applications.declineCandidate({ ...key, reason: 'closer_fit' })
    expect(second.decline).toEqual(first.decline)
    const rival = await signedInEmployer(app())
    const input = { ...key, reason }
    await expect(rival.api.applications.declineCandidate(input)).rejects.toMatchObject({ code: 'not_found' })
    await expect(rival.api.applications.undoDecline(key)).rejects.toMatchObject({ code: 'not_found' })
    await expect(candidate.api.applications.declineCandidate(input)).rejects.toMatchObject({ code: 'forbidden' })
    const stranger = newVisitor(app()).api.applications
    await expect(stranger.declineCandidate(input)).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(stranger.undoDecline(key)).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

describe('jobs that fit better', () => {
  test('are the three best that do not ask for what was missing, and hide their companies', async () => {
    const one = await scene()
    const others = await signedInEmployer(app(), { company: { name: 'Northside Secret' } })
    for (const [composite, skill] of [
      [99, 'Triage'],
      [60, 'Charting'],
      [90, 'Charting'],
      [70, 'Charting'],
      [80, 'Charting'],
    ] as const) {
      const job = { title: `Fit ${composite}`, skills: [{ skill, importance: 'must_have' as const }] }
      const { id: jobId } = await publishedJob(app(), others, job)
      await scoredPair(app(), { candidateId: one.candidate.id, jobId, resumeId: one.resumeId }, { composite })
    }
    await one.employer.api.applications.declineCandidate({ ...one.key, reason })
    later(24)
    const { jobs } = await one.candidate.api.applications.betterFits({ applicationId: one.applicationId })
    expect(jobs.map((job) => job.title)).toEqual(['Fit 90', 'Fit 80', 'Fit 70'])
    expectAbsentIn(JSON.stringify(jobs), ['Northside', others.companyId])
    const other = await signedInCandidate(app())
    expect(await other.api.applications.betterFits({ applicationId: one.applicationId })).toEqual({ jobs: [] })
  })
})

describe('an offer', () => {
  test('reveals the company under the policy never, and is the candidate’s to accept', async () => {
    const { employer, candidate, jobId, key, applicationId } = await scene({ anonymityRevealPolicy: 'never' })
    await expect(employer.api.applications.makeOffer(key)).rejects.toMatchObject({ code: 'conflict' })
    await employer.api.applications.shortlistCandidate(key)
    expect((await candidate.api.applications.getJobForCandidate({ jobId })).companyRevealed).toBe(false)
    const card = await employer.api.applications.makeOffer(key)
    await employer.api.applications.makeOffer(key)
    expect(card).toMatchObject({ state: 'offer', isRevealed: false, actions: ['hire', 'decline'] })
    const page = await candidate.api.applications.getJobForCandidate({ jobId })
    expect(page).toMatchObject({
      companyDisplay: 'Tidewater Power',
      application: { stage: 'offer', actions: ['accept_offer', 'withdraw'] },
    })
    expect(await mailCount(candidate, 'offer')).toBe(1)
    expect(await candidate.api.applications.acceptOffer({ applicationId })).toMatchObject({ state: 'hired' })
    await candidate.api.applications.acceptOffer({ applicationId })
    expect(await mailCount(employer, 'offer_accepted')).toBe(1)
  })

  test('accepted outside is noted by the employer', async () => {
    const { employer, candidate, key } = await scene()
    await employer.api.applications.shortlistCandidate(key)
    await employer.api.applications.makeOffer(key)
    expect(await employer.api.applications.markHired(key)).toMatchObject({ state: 'hired', actions: [] })
    expect(await mailCount(candidate, 'hired')).toBe(1)
    const stranger = newVisitor(app()).api.applications
    await expect(stranger.makeOffer(key)).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(stranger.markHired(key)).rejects.toMatchObject({ code: 'unauthenticated' })
    const rival = await signedInEmployer(app())
    await expect(rival.api.applications.makeOffer(key)).rejects.toMatchObject({ code: 'not_found' })
    const other = await signedInCandidate(app())
    const foreign = other.api.applications.acceptOffer({ applicationId: key.candidateUserId })
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('the reply clock', () => {
  const tick = () => runOnce(app(), keepReplyClock)

  test('reminds on day 10 and closes on day 21, which counts in the trust', async () => {
    const one = await scene()
    const trust = async () => {
      await app().runTasks()
      const [company] = await db().select().from(companies).where(eq(companies.id, one.employer.companyId))
      return company
    }
    later(24 * 10 - 1)
    await tick()
    expect(await mailCount(one.employer, 'answers_due')).toBe(0)
    later(1)
    await tick()
    await tick()
    expect(await mailCount(one.employer, 'answers_due')).toBe(1)
    later(24 * 11 - 1)
    await tick()
    expect((await seenBy(one)).page.application?.state).toBe('submitted')
    later(1)
    await tick()
    await tick()
    expect((await seenBy(one)).page.application).toMatchObject({
      state: 'expired',
      endReason: 'No reply from employer',
    })
    expect(await mailCount(one.candidate, 'application_closed')).toBe(1)
    expect(await trust()).toMatchObject({ repliesInTime: 0, repliesDue: 1 })
  })

  test('stops with an answer, which counts as one in time', async () => {
    const one = await scene()
    later(24 * 3)
    await one.employer.api.applications.shortlistCandidate(one.key)
    later(24 * 20)
    await tick()
    expect(await mailCount(one.employer, 'answers_due')).toBe(0)
    await app().runTasks()
    const [company] = await db().select().from(companies).where(eq(companies.id, one.employer.companyId))
    expect(company).toMatchObject({ repliesInTime: 1, repliesDue: 1, replyDaysMedian: 3 })
  })

  test('never declines anybody, however low the score', async () => {
    const employer = await signedInEmployer(app())
    const { id: jobId } = await publishedJob(app(), employer, {
      skills: [{ skill: 'Welding', importance: 'must_have' }],
    })
    const candidate = await signedInCandidate(app())
    const { id: resumeId } = await readResumeOf(app(), candidate)
    await db().update(resumes).set({ skills: [] }).where(eq(resumes.id, resumeId))
    await candidate.api.applications.applyToJob({ jobId, resumeId })
    await app().runTasks()
    await tick()
    const { application } = await candidate.api.applications.getJobForCandidate({ jobId })
    expect(application?.state).toBe('submitted')
  })
})
