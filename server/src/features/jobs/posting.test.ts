import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { JobSkill } from '#domain/jobs/schema.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer, signedInPerson } from '../../testing/factories.ts'
import { asUpdate, cook, nurse, publishedPost, storedJob } from '../../testing/job-posts.ts'
import { users } from '../accounts/tables.ts'
import { jobSkills } from './tables.ts'

const app = createTestApp()

/** As the searches by a skill find them; they keep no order. */
async function askedOneByOne(jobId: string) {
  const rows = await app().deps.db.select().from(jobSkills).where(eq(jobSkills.jobId, jobId))
  return inOrderOfName(rows.map(({ skill, importance }) => ({ skill, importance })))
}

function inOrderOfName(skills: readonly JobSkill[]) {
  return skills.toSorted((one, other) => (one.skill < other.skill ? -1 : 1))
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
    expect(await storedJob(app(), job.id)).toMatchObject({
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
    expect(await storedJob(app(), id)).toMatchObject({
      isPublished: false,
      state: 'quiz_pending',
      posterId: employer.id,
    })
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
    const job = await employer.api.jobs.create({ ...nurse, skills })
    expect(job.skills).toEqual([
      { skill: 'PostgreSQL', importance: 'must_have' },
      { skill: 'Sourdough shaping', importance: 'nice' },
    ])
    expect(await askedOneByOne(job.id)).toEqual(job.skills)
  })

  test('finds a role by what it asks for now, once it was edited or is posted again', async () => {
    const employer = await signedInEmployer(app())
    const job = await publishedPost(app(), employer)
    const skills = [{ skill: 'Telemetry care', importance: 'must_have' as const }, ...job.skills.slice(1)]
    const edited = await employer.api.jobs.update(asUpdate(job, { skills }))
    expect(edited.skills).toEqual(skills)
    expect(await askedOneByOne(job.id)).toEqual(inOrderOfName(skills))
    await employer.api.jobs.changeState({ jobId: job.id, version: edited.version, to: 'closed' })
    const again = await employer.api.jobs.repost({ jobId: job.id })
    expect(again.skills).toEqual(skills)
    expect(await askedOneByOne(again.id)).toEqual(inOrderOfName(skills))
    const without = await employer.api.jobs.update(asUpdate(again, { skills: [], intent: 'draft' }))
    expect([without.skills, await askedOneByOne(again.id)]).toEqual([[], []])
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
    const job = await publishedPost(app(), owner)
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
