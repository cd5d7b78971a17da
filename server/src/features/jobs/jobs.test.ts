import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { CreateJobInput } from '#domain/jobs/schema.ts'
import type { OwnJobView } from '#domain/jobs/views.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { type SignedIn, signedInCandidate, signedInEmployer, signedInPerson } from '../../testing/factories.ts'
import { users } from '../accounts/tables.ts'
import { notices, outboxMails } from '../notices/tables.ts'
import { jobSkills, jobs } from './tables.ts'
import { expireJobs } from './tasks/expire-jobs.ts'

const app = createTestApp()

const nurse: CreateJobInput = {
  title: 'Charge Nurse, Nights',
  description: 'Lead six nurses on an acute medical ward.\n- Answer for medication rounds\nNice to have: ACLS',
  location: 'Portland, OR',
  employmentType: 'Full-time',
  seniority: 'Senior',
  compRange: '$92,000 to $108,000',
  workMode: 'onsite',
  skills: [
    { skill: 'Triage', importance: 'must_have' },
    { skill: 'ACLS', importance: 'nice' },
  ],
  isAnonymous: true,
  companyDisplay: 'Confidential company · Healthcare · Oregon',
  anonymityRevealPolicy: 'shortlist',
  applicationQuizThreshold: 80,
  confirmedLeaks: [],
  intent: 'post',
}
const cook = { ...nurse, title: 'Line Cook', compRange: null, skills: [], seniority: null, workMode: null }

async function stored(jobId: string) {
  const [row] = await app().deps.db.select().from(jobs).where(eq(jobs.id, jobId))
  if (!row) throw new Error('the job is not there')
  return row
}

/** A job as it stands after its quiz; how it gets there is the quizzes' own test. */
async function published(employer: SignedIn, input: Partial<CreateJobInput> = {}): Promise<OwnJobView> {
  const job = await employer.api.jobs.create({ ...nurse, ...input })
  const now = app().clock.now()
  await app()
    .deps.db.update(jobs)
    .set({
      state: 'published',
      expectationsPassedAt: now,
      expectationsDue: [],
      publishedAt: now,
      expiresAt: inDays(60),
    })
    .where(eq(jobs.id, job.id))
  return employer.api.jobs.own({ jobId: job.id })
}

function inDays(days: number) {
  return new Date(app().clock.now().getTime() + days * 24 * 60 * 60 * 1000)
}

function asUpdate(job: OwnJobView, change: Partial<CreateJobInput> = {}) {
  const { id, version, leaks, state, quizDue, isPublished, publishedAt, expiresAt, updatedAt, ...fields } = job
  return { ...fields, jobId: id, version, intent: 'post' as const, ...change }
}

describe('posting', () => {
  test('keeps the words as typed and what was read of them beside', async () => {
    const employer = await signedInEmployer(app())
    const job = await employer.api.jobs.create(nurse)
    expect(job).toMatchObject({
      state: 'quiz_pending',
      isPublished: false,
      compRange: '$92,000 to $108,000',
      version: 1,
    })
    expect(job.skills).toEqual(nurse.skills)
    expect(await stored(job.id)).toMatchObject({
      payMinimum: 92_000,
      payMaximum: 108_000,
      payCurrency: 'USD',
      payPeriod: 'year',
      placeCity: 'Portland',
      placeRegion: 'OR',
      employmentTypeRead: 'full-time',
      seniorityRead: 'senior',
      publishedAt: null,
    })
  })

  test('never publishes, whatever the request says', async () => {
    const employer = await signedInEmployer(app())
    const answer = await employer.fetch('/api/employer/jobs', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...nurse, isPublished: true, is_published: true, state: 'published', posterId: 'x' }),
    })
    const { id } = (await answer.json()) as { id: string }
    expect(await stored(id)).toMatchObject({ isPublished: false, state: 'quiz_pending', posterId: employer.id })
  })

  test('a draft waits for nothing and becomes a posted job later', async () => {
    const employer = await signedInEmployer(app())
    const draft = await employer.api.jobs.create({ ...cook, intent: 'draft' })
    expect(draft.state).toBe('draft')
    const { jobs: list } = await employer.api.jobs.mine()
    expect(list[0]).toMatchObject({ id: draft.id, missing: ['skills', 'level', 'work mode'] })
    expect((await employer.api.jobs.update(asUpdate(draft))).state).toBe('quiz_pending')
  })

  test('keeps a skill under its own name, once', async () => {
    const employer = await signedInEmployer(app())
    const skills = [
      { skill: 'postgres', importance: 'nice' as const },
      { skill: 'PostgreSQL', importance: 'must_have' as const },
      { skill: 'Sourdough shaping', importance: 'nice' as const },
    ]
    const { id } = await employer.api.jobs.create({ ...nurse, skills })
    const rows = await app().deps.db.select().from(jobSkills).where(eq(jobSkills.jobId, id))
    expect(rows.map((row) => `${row.skill}: ${row.importance}`).toSorted()).toEqual([
      'PostgreSQL: must_have',
      'Sourdough shaping: nice',
    ])
  })

  test.each([
    [{ title: ' ' }, 'title', 'Please enter a title'],
    [{ description: '' }, 'description', 'Please enter a description'],
    [{ applicationQuizThreshold: 40 }, 'applicationQuizThreshold', 'At least 50%'],
  ])('is refused with %j', async (change, field, message) => {
    const employer = await signedInEmployer(app())
    const posting = employer.api.jobs.create({ ...nurse, ...change })
    await expect(posting).rejects.toMatchObject({ status: 422, data: { fields: { [field]: message } } })
  })

  test('needs a company', async () => {
    const person = await signedInPerson(app())
    await app().deps.db.update(users).set({ role: 'employer' }).where(eq(users.id, person.id))
    await expect(person.api.jobs.create(nurse)).rejects.toMatchObject({
      status: 409,
      message: 'Please add your company first.',
    })
  })
})

describe('who may', () => {
  test('candidates and people without a role are refused everywhere, visitors are asked to sign in', async () => {
    const employer = await signedInEmployer(app())
    const job = await employer.api.jobs.create(nurse)
    const strangers = [
      [await signedInCandidate(app()), 403],
      [await signedInPerson(app()), 403],
      [newVisitor(app()), 401],
    ] as const
    for (const [{ api }, status] of strangers) {
      const calls = [
        () => api.jobs.mine(),
        () => api.jobs.create(nurse),
        () => api.jobs.review({ ...reviewable, title: nurse.title }),
        () => api.jobs.own({ jobId: job.id }),
        () => api.jobs.update(asUpdate(job)),
        () => api.jobs.changeState({ jobId: job.id, version: job.version, to: 'closed' }),
      ]
      for (const call of calls) await expect(call()).rejects.toMatchObject({ status })
    }
  })

  test('another employer is told that the job does not exist, and changes nothing', async () => {
    const owner = await signedInEmployer(app())
    const other = await signedInEmployer(app())
    const job = await published(owner)
    const calls = [
      () => other.api.jobs.own({ jobId: job.id }),
      () => other.api.jobs.update(asUpdate(job, { title: 'Mine now' })),
      () => other.api.jobs.changeState({ jobId: job.id, version: job.version, to: 'closed' }),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status: 404, message: 'Job not found' })
    expect((await other.api.jobs.mine()).jobs).toEqual([])
    expect(await owner.api.jobs.own({ jobId: job.id })).toEqual(job)
  })
})

const reviewable = {
  title: '',
  description: '',
  location: '',
  employmentType: '',
  seniority: '',
  compRange: '',
  companyDisplay: '',
  skills: [],
}

describe('looking over an unfinished form', () => {
  test('reads, proposes and finds, and writes nothing', async () => {
    const employer = await signedInEmployer(app(), { company: { name: 'Kestrel Bakery' } })
    const review = await employer.api.jobs.review({
      ...reviewable,
      title: 'Senior Baker',
      description: 'Join Kestrel Bakery, a young team. You need food safety and inventory management.',
      compRange: '$24 to $28 an hour',
      location: 'Portland, OR',
    })
    expect(review.reading).toMatchObject({ pay: { minimum: 24, maximum: 28, period: 'hour' }, seniority: 'senior' })
    expect(review.leaks.map((leak) => `${leak.field} ${leak.found}`)).toEqual(['description Kestrel Bakery'])
    expect(review.wording.map((finding) => finding.found)).toEqual(['young'])
    expect((await employer.api.jobs.mine()).jobs).toEqual([])
  })
})

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
    const job = await published(employer)
    const updated = await employer.api.jobs.update(asUpdate(job, change))
    expect(updated.state).toBe(state)
    expect((await stored(job.id)).expectationsDue).toEqual(due)
  })

  test.each([
    ['anonymity', { isAnonymous: false }],
    ['the reveal policy', { anonymityRevealPolicy: 'never' as const }],
    ['the quiz threshold', { applicationQuizThreshold: 50 }],
  ])('%s stays as it was published', async (_what, change) => {
    const employer = await signedInEmployer(app())
    const job = await published(employer)
    await expect(employer.api.jobs.update(asUpdate(job, change))).rejects.toMatchObject({ status: 409 })
  })

  test('a visible job refuses words that give the company away, until they are confirmed as harmless', async () => {
    const employer = await signedInEmployer(app(), { company: { name: 'Mercy' } })
    const job = await published(employer)
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
    let job = await published(employer)
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
    expect((await stored(job.id)).isPublished).toBe(false)
  })

  test('a paused job is not resumed once the company goes by a name that stands in it', async () => {
    const employer = await signedInEmployer(app(), { company: { name: 'Kestrel' } })
    const job = await published(employer)
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
    const job = await published(employer)
    await app()
      .deps.db.update(jobs)
      .set({ expiresAt: inDays(6) })
      .where(eq(jobs.id, job.id))
    await runExpiry()
    await runExpiry()
    expect(await app().deps.db.$count(notices, eq(notices.personId, employer.id))).toBe(1)
    expect(await app().deps.db.$count(outboxMails, eq(outboxMails.recipientAddress, employer.email))).toBe(1)
    expect((await stored(job.id)).state).toBe('published')
    await app()
      .deps.db.update(jobs)
      .set({ expiresAt: inDays(-1) })
      .where(eq(jobs.id, job.id))
    await runExpiry()
    expect((await stored(job.id)).state).toBe('expired')
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
