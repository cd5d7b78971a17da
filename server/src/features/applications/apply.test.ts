import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { publishedJob, readResumeOf, scoredPair } from '../../testing/application-factories.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { jobs } from '../jobs/tables.ts'
import { matches } from '../matches/tables.ts'
import { notices, outboxMails } from '../notices/tables.ts'
import { hiddenCompanies } from '../profiles/tables.ts'
import { resumes } from '../resumes/tables.ts'
import { applicationEvents, applications, jobApplicants, resumeSnapshots } from './tables.ts'

const app = createTestApp()
const db = () => app().deps.db

async function scene(job: Parameters<typeof publishedJob>[2] = {}) {
  const employer = await signedInEmployer(app(), { name: 'Maren Okafor' })
  const candidate = await signedInCandidate(app(), { name: 'Ana Private' })
  const resume = await readResumeOf(app(), candidate)
  const { id: jobId } = await publishedJob(app(), employer, job)
  const apply = () => candidate.api.applications.applyToJob({ jobId, resumeId: resume.id })
  return { employer, candidate, resume, jobId, apply }
}

async function rowsOf(jobId: string) {
  const ofJob = { applications, snapshots: resumeSnapshots, applicants: jobApplicants }
  return {
    applications: await db().$count(ofJob.applications, eq(applications.jobId, jobId)),
    snapshots: await db().$count(ofJob.snapshots, eq(resumeSnapshots.jobId, jobId)),
    applicants: await db().$count(ofJob.applicants, eq(jobApplicants.jobId, jobId)),
  }
}

describe('applying', () => {
  test('freezes the résumé, starts the application and tells both sides in one go', async () => {
    const { candidate, employer, jobId, resume, apply } = await scene()
    await scoredPair(app(), { candidateId: candidate.id, jobId, resumeId: resume.id })
    const answer = await apply()
    expect(answer).toEqual({
      applicationId: expect.any(String),
      state: 'submitted',
      nextStep:
        'Your application was sent. The employer has 14 days to answer. You see the company when you are shortlisted.',
    })
    expect(await rowsOf(jobId)).toEqual({ applications: 1, snapshots: 1, applicants: 1 })
    const [snapshot] = await db().select().from(resumeSnapshots).where(eq(resumeSnapshots.jobId, jobId))
    expect(snapshot).toMatchObject({
      fullName: 'Ana Private',
      email: candidate.email,
      phone: '503-555-0142',
      originalFilename: 'Ana Private CV.pdf',
    })
    const events = await db().select().from(applicationEvents).where(eq(applicationEvents.candidateId, candidate.id))
    expect(events).toMatchObject([{ fromState: null, toState: 'submitted', actor: 'candidate' }])
    const kinds = async (address: string) =>
      (await db().select().from(outboxMails).where(eq(outboxMails.recipientAddress, address))).map((mail) => mail.kind)
    expect(await kinds(candidate.email)).toEqual(['applied'])
    expect(await kinds(employer.email)).toEqual(['new_applicant'])
    expect(await db().$count(notices, eq(notices.personId, employer.id))).toBe(1)
  })

  test('a second apply answers the first application', async () => {
    const { jobId, apply } = await scene()
    const first = await apply()
    expect(await apply()).toEqual(first)
    expect(await rowsOf(jobId)).toEqual({ applications: 1, snapshots: 1, applicants: 1 })
  })

  test('fifty applies at once make one application, one snapshot and one mail', async () => {
    const { candidate, jobId, apply } = await scene()
    const answers = await Promise.all(Array.from({ length: 50 }, apply))
    expect(new Set(answers.map((answer) => answer.applicationId)).size).toBe(1)
    expect(await rowsOf(jobId)).toEqual({ applications: 1, snapshots: 1, applicants: 1 })
    expect(await db().$count(outboxMails, eq(outboxMails.recipientAddress, candidate.email))).toBe(1)
    expect(await db().$count(applicationEvents, eq(applicationEvents.candidateId, candidate.id))).toBe(1)
  })

  test('many people at once get names of their own', async () => {
    const { employer, jobId } = await scene()
    const people = await Promise.all(Array.from({ length: 6 }, () => signedInCandidate(app())))
    const applied = await Promise.all(
      people.map(async (person) => {
        const { id } = await readResumeOf(app(), person)
        return person.api.applications.applyToJob({ jobId, resumeId: id })
      }),
    )
    expect(applied).toHaveLength(6)
    const { rankedCandidates } = await employer.api.applications.rankWithTrust({ jobId })
    expect(new Set(rankedCandidates.map((one) => one.name)).size).toBe(6)
  })

  test('under the quiz policy nothing reaches the employer', async () => {
    const { employer, jobId, apply } = await scene({ anonymityRevealPolicy: 'application_quiz' })
    expect(await apply()).toMatchObject({
      state: 'quiz',
      nextStep:
        'Your application is frozen. It is sent once you pass the quiz (6 questions, 70% to pass) and press Send.',
    })
    expect(await rowsOf(jobId)).toEqual({ applications: 1, snapshots: 1, applicants: 0 })
    expect(await db().$count(notices, eq(notices.personId, employer.id))).toBe(0)
    expect((await employer.api.applications.rankWithTrust({ jobId })).rankedCandidates).toEqual([])
  })

  test('a job that is not anonymous has no quiz to wait for', async () => {
    const { apply } = await scene({ anonymityRevealPolicy: 'application_quiz', isAnonymous: false })
    expect((await apply()).state).toBe('submitted')
  })

  test('a company that the candidate has hidden never gets the application', async () => {
    const { candidate, employer, jobId, apply } = await scene()
    await db()
      .insert(hiddenCompanies)
      .values({ candidateId: candidate.id, id: crypto.randomUUID(), companyName: employer.companyName.toUpperCase() })
    expect((await apply()).state).toBe('submitted')
    expect((await employer.api.applications.rankWithTrust({ jobId })).rankedCandidates).toEqual([])
    expect(await db().$count(outboxMails, eq(outboxMails.recipientAddress, employer.email))).toBe(0)
  })
})

describe('applying is refused', () => {
  test('without a session', async () => {
    const { jobId, resume } = await scene()
    const call = newVisitor(app()).api.applications.applyToJob({ jobId, resumeId: resume.id })
    await expect(call).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  test('to an employer', async () => {
    const { employer, jobId, resume } = await scene()
    const call = employer.api.applications.applyToJob({ jobId, resumeId: resume.id })
    await expect(call).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('with ids that are none', async () => {
    const { candidate } = await scene()
    const call = candidate.api.applications.applyToJob({ jobId: 'one', resumeId: 'two' })
    await expect(call).rejects.toMatchObject({ status: expect.toSatisfy((status) => status === 400 || status === 422) })
  })

  test('without a résumé that has been read', async () => {
    const { candidate, jobId, apply } = await scene()
    await db().update(resumes).set({ isActive: false }).where(eq(resumes.candidateId, candidate.id))
    await expect(apply()).rejects.toMatchObject({
      code: 'invalid',
      message: 'Please upload a resume before applying',
    })
    expect(await rowsOf(jobId)).toEqual({ applications: 0, snapshots: 0, applicants: 0 })
  })

  test('with a résumé of somebody else', async () => {
    const { jobId, resume } = await scene()
    const other = await signedInCandidate(app())
    await readResumeOf(app(), other)
    const call = other.api.applications.applyToJob({ jobId, resumeId: resume.id })
    await expect(call).rejects.toMatchObject({ code: 'conflict' })
  })

  test.each([
    [{ state: 'draft', publishedAt: null }, 'not_found', 'Job not found'],
    [
      { state: 'paused' },
      'conflict',
      'This job is paused. It takes no applications until the employer opens it again.',
    ],
    [
      { state: 'quiz_pending' },
      'conflict',
      'This job is paused. It takes no applications until the employer opens it again.',
    ],
    [{ state: 'filled' }, 'conflict', 'This job has been filled. It no longer takes applications.'],
    [{ state: 'closed' }, 'conflict', 'This job is closed. It no longer takes applications.'],
    [{ state: 'expired' }, 'conflict', 'This job has expired. It no longer takes applications.'],
    [{ expiresAt: new Date(0) }, 'conflict', 'This job has expired. It no longer takes applications.'],
  ] as const)('to a job with %j', async (change, code, message) => {
    const { jobId, apply } = await scene()
    await db().update(jobs).set(change).where(eq(jobs.id, jobId))
    await expect(apply()).rejects.toMatchObject({ code, message })
  })

  test('to a job that is not there', async () => {
    const { candidate, resume } = await scene()
    const call = candidate.api.applications.applyToJob({ jobId: crypto.randomUUID(), resumeId: resume.id })
    await expect(call).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a snapshot', () => {
  test.each([
    'update resume_snapshots set raw_text = $$x$$',
    'delete from resume_snapshots',
    'truncate resume_snapshots',
  ])('is refused by the database: %s', async (statement) => {
    await (await scene()).apply()
    await expect(db().execute(sql.raw(statement))).rejects.toMatchObject({ cause: { code: 'P0001' } })
  })

  test('stays as it was when the résumé changes', async () => {
    const { candidate, apply } = await scene()
    const { applicationId } = await apply()
    const before = await candidate.api.applications.mySnapshot({ applicationId })
    await db().update(resumes).set({ rawText: 'Another text', skills: [] }).where(eq(resumes.candidateId, candidate.id))
    expect(await candidate.api.applications.mySnapshot({ applicationId })).toEqual(before)
    expect(before).toMatchObject({ fullName: 'Ana Private', isRevealed: true })
  })

  test('is its candidate’s and the employer’s, and nobody else’s', async () => {
    const { jobId, apply } = await scene()
    const { applicationId } = await apply()
    const other = await signedInCandidate(app())
    await expect(other.api.applications.mySnapshot({ applicationId })).rejects.toMatchObject({ code: 'not_found' })
    const rival = await signedInEmployer(app())
    const call = rival.api.applications.snapshot({ jobId, candidateUserId: applicationId })
    await expect(call).rejects.toMatchObject({ code: 'not_found', message: 'No snapshot found' })
  })
})

describe('sending and withdrawing', () => {
  test('before the quiz is passed nothing can be sent', async () => {
    const { candidate, apply } = await scene({ anonymityRevealPolicy: 'application_quiz' })
    const { applicationId } = await apply()
    await expect(candidate.api.applications.send({ applicationId })).rejects.toMatchObject({ code: 'conflict' })
  })

  test('a withdrawn application is gone from the employer’s list, with its snapshot', async () => {
    const { candidate, employer, jobId, apply } = await scene()
    const { applicationId } = await apply()
    const closed = await candidate.api.applications.withdraw({ applicationId })
    expect(closed).toMatchObject({ state: 'withdrawn', stage: 'closed', actions: [] })
    expect(await candidate.api.applications.withdraw({ applicationId })).toEqual(closed)
    expect((await employer.api.applications.rankWithTrust({ jobId })).rankedCandidates).toEqual([])
    const call = employer.api.applications.snapshot({ jobId, candidateUserId: applicationId })
    await expect(call).rejects.toMatchObject({ code: 'not_found' })
  })

  test('nobody can withdraw somebody else’s application', async () => {
    const { apply } = await scene()
    const { applicationId } = await apply()
    const other = await signedInCandidate(app())
    await expect(other.api.applications.withdraw({ applicationId })).rejects.toMatchObject({ code: 'not_found' })
    await expect(other.api.applications.send({ applicationId })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('a withdrawal and a shortlist at once end in one state that both sides agree on', async () => {
    const { candidate, employer, jobId, apply } = await scene()
    const { applicationId } = await apply()
    await Promise.allSettled([
      candidate.api.applications.withdraw({ applicationId }),
      employer.api.applications.shortlistCandidate({ jobId, candidateUserId: applicationId }),
    ])
    const [own] = await db().select().from(applications).where(eq(applications.id, applicationId))
    const [copy] = await db()
      .select()
      .from(jobApplicants)
      .where(and(eq(jobApplicants.jobId, jobId), eq(jobApplicants.id, applicationId)))
    expect(copy?.state).toBe(own?.state)
  })
})

test('the card of the pair opens with the reveal', async () => {
  const { candidate, employer, jobId, resume, apply } = await scene()
  await scoredPair(app(), { candidateId: candidate.id, jobId, resumeId: resume.id })
  const { applicationId } = await apply()
  const isLocked = async () =>
    (await db().select().from(matches).where(eq(matches.candidateId, candidate.id)))[0]?.isLocked
  expect(await isLocked()).toBe(true)
  await employer.api.applications.shortlistCandidate({ jobId, candidateUserId: applicationId })
  expect(await isLocked()).toBe(false)
})
