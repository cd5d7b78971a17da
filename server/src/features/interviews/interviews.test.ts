import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { publishedJob, readResumeOf } from '../../testing/application-factories.ts'
import { expectAbsentIn } from '../../testing/canary.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { outboxMails } from '../notices/tables.ts'
import { interviews } from './tables.ts'

const app = createTestApp()

function inDays(days: number): string {
  return new Date(app().clock.now().getTime() + days * 86_400_000).toISOString()
}

async function scene(job: Parameters<typeof publishedJob>[2] = {}) {
  const employer = await signedInEmployer(app(), { name: 'Maren Okafor', company: { name: 'Tidewater Power' } })
  const candidate = await signedInCandidate(app(), { name: 'Ana Private' })
  const { id: resumeId } = await readResumeOf(app(), candidate)
  const { id: jobId } = await publishedJob(app(), employer, job)
  const { applicationId } = await candidate.api.applications.applyToJob({ jobId, resumeId })
  const key = { jobId, candidateUserId: applicationId }
  const proposal = { ...key, lengthMinutes: 45, way: 'video', place: null, note: null, zone: 'Europe/Berlin' } as const
  return { employer, candidate, jobId, applicationId, proposal }
}

describe('proposing times', () => {
  test('moves the application, counts as shortlisting and tells the candidate', async () => {
    const { employer, candidate, jobId, applicationId, proposal } = await scene()
    const times = [inDays(2), inDays(3)]
    const place = 'https://meet.google.com/abc-defg-hij'
    const made = await employer.api.interviews.schedule({ ...proposal, times, place, note: ' Bring questions. ' })
    expect(made).toEqual({
      id: expect.any(String),
      state: 'proposed',
      times,
      startsAt: null,
      lengthMinutes: 45,
      way: 'video',
      place,
      note: 'Bring questions.',
      employerZone: 'Europe/Berlin',
      candidateZone: null,
      candidateNote: null,
    })
    const page = await candidate.api.applications.getJobForCandidate({ jobId })
    expect(page).toMatchObject({
      companyRevealed: true,
      application: { state: 'interview_proposed', stage: 'interview' },
    })
    const [card] = (await employer.api.applications.rankWithTrust({ jobId })).rankedCandidates
    expect(card).toMatchObject({ matchId: applicationId, name: 'Ana Private', isRevealed: true })
    expect(card?.actions).toEqual([])
    expect((await candidate.api.interviews.myProposals({ jobId })).proposals).toEqual([made])
    const kind = and(eq(outboxMails.recipientAddress, candidate.email), eq(outboxMails.kind, 'interview_proposed'))
    expect(await app().deps.db.$count(outboxMails, kind)).toBe(1)
  })

  test('twice at once makes one proposal', async () => {
    const { employer, applicationId, proposal } = await scene()
    const before = await app().deps.db.$count(outboxMails, eq(outboxMails.kind, 'interview_proposed'))
    const propose = () => employer.api.interviews.schedule({ ...proposal, times: [inDays(2)] })
    const outcomes = await Promise.allSettled([propose(), propose(), propose()])
    expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(3)
    const said = await app().deps.db.$count(outboxMails, eq(outboxMails.kind, 'interview_proposed'))
    expect(said - before).toBe(1)
    expect(await app().deps.db.$count(interviews, eq(interviews.applicationId, applicationId))).toBe(1)
  })

  test('to somebody else’s candidate, or without being an employer, is refused', async () => {
    const { candidate, proposal, jobId } = await scene()
    const input = { ...proposal, times: [inDays(2)] }
    const rival = await signedInEmployer(app())
    await expect(rival.api.interviews.schedule(input)).rejects.toMatchObject({ code: 'not_found' })
    await expect(candidate.api.interviews.schedule(input)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(newVisitor(app()).api.interviews.schedule(input)).rejects.toMatchObject({ code: 'unauthenticated' })
    const other = await signedInCandidate(app())
    expect((await other.api.interviews.myProposals({ jobId })).proposals).toEqual([])
  })

  test.each<[string, { days?: number[]; lengthMinutes?: number; zone?: string }]>([
    ['no time', { days: [] }],
    ['six times', { days: [1, 2, 3, 4, 5, 6] }],
    ['a time that has passed', { days: [-1] }],
    ['the same time twice', { days: [2, 2] }],
    ['five minutes', { lengthMinutes: 5 }],
    ['a place for a time zone', { zone: 'Nowhere/Atall' }],
  ])('with %s is refused and changes nothing', async (_, { days = [2], ...change }) => {
    const { employer, candidate, jobId, proposal } = await scene()
    const call = employer.api.interviews.schedule({ ...proposal, times: days.map(inDays), ...change })
    await expect(call).rejects.toMatchObject({ status: expect.toSatisfy(isBadInput) })
    const page = await candidate.api.applications.getJobForCandidate({ jobId })
    expect(page.application?.state).toBe('submitted')
  })
})

function isBadInput(status: unknown) {
  return status === 400 || status === 422
}

describe('while the company stays hidden', () => {
  test('a proposal that gives it away is refused', async () => {
    const { employer, proposal } = await scene({ anonymityRevealPolicy: 'never' })
    const times = [inDays(2)]
    for (const note of ['Tidewater Power looks forward to it', 'Ask for Maren Okafor', 'Call 503-555-0142']) {
      const call = employer.api.interviews.schedule({ ...proposal, times, note })
      await expect(call).rejects.toMatchObject({ code: 'invalid' })
    }
  })

  test('the mail names neither side', async () => {
    const { employer, candidate, proposal } = await scene({ anonymityRevealPolicy: 'never' })
    await employer.api.interviews.schedule({ ...proposal, times: [inDays(2)] })
    const mails = await app()
      .deps.db.select()
      .from(outboxMails)
      .where(eq(outboxMails.recipientAddress, candidate.email))
    expect(mails.map((mail) => mail.kind)).toContain('interview_proposed')
    expectAbsentIn(JSON.stringify(mails), ['Tidewater', 'Okafor', employer.email, employer.id])
  })
})
