import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { publishedJob, readResumeOf, scoredPair } from '../../testing/application-factories.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { asUpdate, cook, inDays, nurse, publishedPost, storedJob } from '../../testing/job-posts.ts'
import { notices, outboxMails } from '../notices/tables.ts'
import { jobs } from './tables.ts'
import { expireJobs } from './tasks/expire-jobs.ts'

const app = createTestApp()

describe('editing', () => {
  test('of two tabs the later is told, and overwrites nothing', async () => {
    const employer = await signedInEmployer(app())
    const job = await employer.api.jobs.create(nurse)
    await employer.api.jobs.update(asUpdate(job, { title: 'Charge Nurse, Days' }))
    const late = employer.api.jobs.update(asUpdate(job, { title: 'Old' }))
    await expect(late).rejects.toMatchObject({ status: 409 })
    expect((await employer.api.jobs.own({ jobId: job.id })).title).toBe('Charge Nurse, Days')
  })

  test.each([
    ['another description', { description: 'Lead eight nurses.' }, 'published', []],
    ['other pay', { compRange: '$80,000' }, 'quiz_pending', ['pay']],
    [
      'another must-have',
      { skills: [{ skill: 'ACLS', importance: 'must_have' as const }] },
      'quiz_pending',
      ['must_have'],
    ],
  ])('%s leaves a published job %s', async (_what, change, state, due) => {
    const employer = await signedInEmployer(app())
    const job = await publishedPost(app(), employer)
    const updated = await employer.api.jobs.update(asUpdate(job, change))
    expect(updated.state).toBe(state)
    expect((await storedJob(app(), job.id)).expectationsDue).toEqual(due)
  })

  test.each([
    ['anonymity', { isAnonymous: false }],
    ['the reveal policy', { anonymityRevealPolicy: 'never' as const }],
    ['the quiz threshold', { applicationQuizThreshold: 50 }],
  ])('%s stays as it was published', async (_what, change) => {
    const employer = await signedInEmployer(app())
    const job = await publishedPost(app(), employer)
    await expect(employer.api.jobs.update(asUpdate(job, change))).rejects.toMatchObject({ status: 409 })
  })

  test('a visible job refuses words that give the company away, until they are confirmed as harmless', async () => {
    const employer = await signedInEmployer(app(), { company: { name: 'Mercy' } })
    const job = await publishedPost(app(), employer)
    const leaking = asUpdate(job, { description: 'Show mercy on the night shift.' })
    await expect(employer.api.jobs.update(leaking)).rejects.toMatchObject({ status: 422 })
    const confirmed = await employer.api.jobs.update({
      ...leaking,
      confirmedLeaks: ['description:company:mercy', 'made:up:key'],
    })
    expect(confirmed).toMatchObject({ state: 'published', confirmedLeaks: ['description:company:mercy'] })
  })

  test('what is over is not changed', async () => {
    const employer = await signedInEmployer(app())
    const job = await employer.api.jobs.create(nurse)
    const closed = await employer.api.jobs.changeState({ jobId: job.id, version: job.version, to: 'closed' })
    await expect(employer.api.jobs.update(asUpdate(closed))).rejects.toMatchObject({ status: 409 })
  })
})

describe('states', () => {
  test('pause and resume, then fill; each once, however often it is asked', async () => {
    const employer = await signedInEmployer(app())
    let job = await publishedPost(app(), employer)
    for (const to of ['paused', 'paused', 'published', 'filled', 'filled'] as const) {
      job = await employer.api.jobs.changeState({ jobId: job.id, version: job.version, to })
      expect(job.state).toBe(to)
    }
    expect(job.version).toBe(4)
  })

  test('publishing by hand is refused before the quiz', async () => {
    const employer = await signedInEmployer(app())
    const job = await employer.api.jobs.create(nurse)
    const trying = employer.api.jobs.changeState({ jobId: job.id, version: job.version, to: 'published' })
    await expect(trying).rejects.toMatchObject({ status: 409 })
    expect((await storedJob(app(), job.id)).isPublished).toBe(false)
  })

  test('a paused job is not resumed once the company goes by a name that stands in it', async () => {
    const employer = await signedInEmployer(app(), { company: { name: 'Kestrel' } })
    const job = await publishedPost(app(), employer)
    const paused = await employer.api.jobs.changeState({ jobId: job.id, version: job.version, to: 'paused' })
    const company = {
      name: 'Acute Medical Ward',
      industry: null,
      size: null,
      website: null,
      hqLocation: null,
      about: null,
    }
    await employer.api.companies.save({ ...company, version: 1 })
    const resuming = employer.api.jobs.changeState({ jobId: job.id, version: paused.version, to: 'published' })
    await expect(resuming).rejects.toMatchObject({ status: 422 })
  })

  test('the employer is told once on day 53, and after 60 days the job expires', async () => {
    const employer = await signedInEmployer(app())
    const job = await publishedPost(app(), employer)
    await app()
      .deps.db.update(jobs)
      .set({ expiresAt: inDays(app(), 6) })
      .where(eq(jobs.id, job.id))
    await runExpiry()
    await runExpiry()
    expect(await app().deps.db.$count(notices, eq(notices.personId, employer.id))).toBe(1)
    expect(await app().deps.db.$count(outboxMails, eq(outboxMails.recipientAddress, employer.email))).toBe(1)
    expect((await storedJob(app(), job.id)).state).toBe('published')
    await app()
      .deps.db.update(jobs)
      .set({ expiresAt: inDays(app(), -1) })
      .where(eq(jobs.id, job.id))
    await runExpiry()
    expect((await storedJob(app(), job.id)).state).toBe('expired')
  })
})

async function runExpiry() {
  await expireJobs.run(
    app().deps,
    {},
    { id: 'x', attempt: 1, isLastAttempt: false, signal: new AbortController().signal },
  )
  await app().runTasks()
}

test('the list carries what to mend, and the counts of people, not the people', async () => {
  const employer = await signedInEmployer(app(), { company: { name: 'Kestrel Bakery' } })
  await employer.api.jobs.create({ ...cook, description: 'A rockstar cook for Kestrel Bakery.' })
  const { jobs: list } = await employer.api.jobs.mine()
  expect(list[0]?.problems.map((problem) => problem.kind)).toEqual(['pay', 'leak', 'wording'])
  expect(list[0]?.pipeline).toEqual({
    matched: 0,
    applied: 0,
    quizPassed: null,
    shortlisted: 0,
    interview: 0,
    waiting: 0,
    overdue: 0,
    oldestWaitingSince: null,
    firstReplyDays: null,
  })
})

test('whoever applied counts among the matched once, on the list of matches or gone from it', async () => {
  const employer = await signedInEmployer(app())
  const { id: jobId } = await publishedJob(app(), employer)
  const matched = async () => (await employer.api.jobs.mine()).jobs.map(({ pipeline }) => pipeline.matched)
  const candidate = await signedInCandidate(app())
  const { id: resumeId } = await readResumeOf(app(), candidate)
  await candidate.api.applications.applyToJob({ jobId, resumeId })
  expect(await matched()).toEqual([1])
  await scoredPair(app(), { candidateId: candidate.id, jobId, resumeId })
  expect(await matched()).toEqual([1])
  const another = await signedInCandidate(app())
  const read = await readResumeOf(app(), another)
  await scoredPair(app(), { candidateId: another.id, jobId, resumeId: read.id })
  expect(await matched()).toEqual([2])
})
