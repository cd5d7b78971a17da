import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { CreateJobInput } from '#domain/jobs/schema.ts'
import type { ExpectationsView } from '#domain/quizzes/schema.ts'
import { expectAbsentIn } from '../../testing/canary.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { type SignedIn, signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { jobs } from '../jobs/tables.ts'
import { expectationsAttempts } from './tables.ts'

const app = createTestApp()
const minute = 60_000

const electrician: CreateJobInput = {
  title: 'Industrial Electrician',
  description: 'Keep a paper mill running.\n- Repair motors and drives on the night shift',
  location: 'Camas, WA',
  employmentType: 'Full-time',
  seniority: 'Mid',
  compRange: '$38 to $46 an hour',
  workMode: 'onsite',
  skills: [
    { skill: 'Electrical wiring', importance: 'must_have' },
    { skill: 'PLC programming', importance: 'nice' },
  ],
  isAnonymous: true,
  companyDisplay: 'Confidential company · Manufacturing',
  anonymityRevealPolicy: 'application_quiz',
  applicationQuizThreshold: 70,
  confirmedLeaks: [],
  intent: 'post',
}

async function stored(jobId: string) {
  const [row] = await app().deps.db.select().from(jobs).where(eq(jobs.id, jobId))
  if (!row) throw new Error('the job is not there')
  return row
}

/** The key stays on the server, so a test that wants to answer rightly looks it up there. */
async function answersTo(quiz: ExpectationsView, correct: number) {
  const id = quiz.attempt?.id ?? ''
  const [row] = await app().deps.db.select().from(expectationsAttempts).where(eq(expectationsAttempts.id, id))
  const questions = row?.questions ?? []
  const choose = (key: number, at: number) => (at < correct ? key : (key + 1) % 3)
  return Object.fromEntries(questions.map((question, at) => [question.id, choose(question.correctChoice, at)]))
}

async function attempt(employer: SignedIn, jobId: string, correct: number): Promise<ExpectationsView> {
  const quiz = await employer.api.quizzes.startExpectations({ jobId })
  const answers = await answersTo(quiz, correct)
  return employer.api.quizzes.submitExpectations({ jobId, attemptId: quiz.attempt?.id ?? '', answers })
}

async function post(change: Partial<CreateJobInput> = {}) {
  const employer = await signedInEmployer(app(), { company: { name: 'Tidewater Paper' } })
  const job = await employer.api.jobs.create({ ...electrician, ...change })
  return { employer, job, jobId: job.id }
}

/** Each job draws its own questions; here one that names what the test is going to change. */
async function postAskedFor(words: string) {
  for (;;) {
    const posted = await post()
    const quiz = await posted.employer.api.quizzes.startExpectations({ jobId: posted.jobId })
    if (JSON.stringify(quiz.attempt?.questions).includes(words)) return { ...posted, quiz }
  }
}

describe('the expectations quiz', () => {
  test('asks 8 questions and gives away no key before they are answered', async () => {
    const { employer, jobId } = await post()
    expect(await employer.api.quizzes.expectations({ jobId })).toMatchObject({ status: 'not_started', attempt: null })
    const quiz = await employer.api.quizzes.startExpectations({ jobId })
    expect(quiz.attempt?.questions).toHaveLength(8)
    expect(quiz).toMatchObject({ status: 'open', lastGrade: null })
    expectAbsentIn(JSON.stringify(quiz), ['correctChoice', 'isCorrect', 'explanation'])
    expectAbsentIn(JSON.stringify(await employer.api.quizzes.expectations({ jobId })), ['correctChoice', 'explanation'])
  })

  test('6 of 8 publish the job for 60 days', async () => {
    const { employer, jobId } = await post()
    const result = await attempt(employer, jobId, 6)
    expect(result).toMatchObject({ status: 'passed', job: { state: 'published' } })
    expect(result.lastGrade).toMatchObject({ score: 75, correct: 6, needed: 6, passed: true })
    expect(result.lastGrade?.answers.every((answer) => answer.explanation !== '')).toBe(true)
    const job = await stored(jobId)
    expect(job.isPublished).toBe(true)
    expect(job.publishedAt?.getTime()).toBe(app().clock.now().getTime())
    expect((job.expiresAt?.getTime() ?? 0) - (job.publishedAt?.getTime() ?? 0)).toBe(60 * 24 * 60 * minute)
    await app().runTasks()
    expect((await stored(jobId)).embedding?.some((value) => value !== 0)).toBe(true)
  })

  test('5 of 8 do not, and the next try waits 10 minutes and asks other questions', async () => {
    const { employer, jobId } = await post()
    const first = await employer.api.quizzes.startExpectations({ jobId })
    const failed = await attempt(employer, jobId, 5)
    expect(failed).toMatchObject({ status: 'waiting', job: { state: 'quiz_pending' }, attempt: null })
    const retryAt = new Date(app().clock.now().getTime() + 10 * minute).toISOString()
    expect(failed.retryAt).toBe(retryAt)
    await expect(employer.api.quizzes.startExpectations({ jobId })).rejects.toMatchObject({ status: 409 })
    expect((await stored(jobId)).isPublished).toBe(false)
    app().clock.advance(10 * minute)
    const second = await employer.api.quizzes.startExpectations({ jobId })
    const asked = first.attempt?.questions.map((question) => question.prompt) ?? []
    expect(second.attempt?.questions.filter((question) => asked.includes(question.prompt))).toEqual([])
  })

  test('started twice it is one attempt; submitted twice it counts once', async () => {
    const { employer, jobId } = await post()
    const [one, other] = await Promise.all([
      employer.api.quizzes.startExpectations({ jobId }),
      employer.api.quizzes.startExpectations({ jobId }),
    ])
    expect(one.attempt).toEqual(other.attempt)
    const attemptId = one.attempt?.id ?? ''
    const wrong = await answersTo(one, 0)
    const right = await answersTo(one, 8)
    await employer.api.quizzes.submitExpectations({ jobId, attemptId, answers: wrong })
    const again = await employer.api.quizzes.submitExpectations({ jobId, attemptId, answers: right })
    expect(again).toMatchObject({ status: 'waiting', lastGrade: { correct: 0 } })
    expect((await stored(jobId)).isPublished).toBe(false)
  })

  test('of a job that leaks is passed, and the job waits until the leak is gone', async () => {
    const { employer, job, jobId } = await post({ description: 'Keep the mill of Tidewater Paper running.' })
    const result = await attempt(employer, jobId, 8)
    expect(result).toMatchObject({ status: 'passed', job: { state: 'quiz_pending', openLeaks: 1 } })
    await expect(employer.api.quizzes.startExpectations({ jobId })).rejects.toMatchObject({ status: 409 })
    const clean = { ...electrician, jobId, version: job.version }
    expect((await employer.api.jobs.update(clean)).state).toBe('published')
  })

  test('asks only about what was changed, and publishes again', async () => {
    const { employer, jobId } = await post()
    await attempt(employer, jobId, 8)
    const { version } = await employer.api.jobs.own({ jobId })
    const before = await stored(jobId)
    app().clock.advance(minute)
    await employer.api.jobs.update({ ...electrician, jobId, version, compRange: '$30 an hour' })
    const quiz = await employer.api.quizzes.startExpectations({ jobId })
    expect(quiz.attempt?.questions.map((question) => question.topic)).toEqual(['pay'])
    expect((await attempt(employer, jobId, 1)).job.state).toBe('published')
    expect((await stored(jobId)).publishedAt).toEqual(before.publishedAt)
  })

  test('drawn before an edit is not graded after it', async () => {
    const { employer, job, jobId, quiz } = await postAskedFor('$38')
    const answers = await answersTo(quiz, 8)
    app().clock.advance(minute)
    await employer.api.jobs.update({ ...electrician, jobId, version: job.version, compRange: '$20 an hour' })
    const late = employer.api.quizzes.submitExpectations({ jobId, attemptId: quiz.attempt?.id ?? '', answers })
    await expect(late).rejects.toMatchObject({ status: 409 })
    const fresh = await employer.api.quizzes.startExpectations({ jobId })
    expect(fresh.attempt?.id).not.toBe(quiz.attempt?.id)
  })

  test('needs a confirmed address where that is asked for', async () => {
    const { employer, jobId } = await post()
    const quiz = await employer.api.quizzes.startExpectations({ jobId })
    const submit = { jobId, attemptId: quiz.attempt?.id ?? '', answers: { 'Pay One': 0 } }
    await expect(employer.api.quizzes.submitExpectations(submit)).rejects.toMatchObject({ status: 422 })
  })
})

test('nobody else starts, reads or answers it', async () => {
  const { employer, jobId } = await post()
  const quiz = await employer.api.quizzes.startExpectations({ jobId })
  const submit = { jobId, attemptId: quiz.attempt?.id ?? '', answers: await answersTo(quiz, 8) }
  const strangers = [
    [await signedInEmployer(app()), 404],
    [await signedInCandidate(app()), 403],
    [newVisitor(app()), 401],
  ] as const
  for (const [{ api }, status] of strangers) {
    const calls = [
      () => api.quizzes.expectations({ jobId }),
      () => api.quizzes.startExpectations({ jobId }),
      () => api.quizzes.submitExpectations(submit),
      () => api.quizzes.editor({ jobId }),
      () => api.quizzes.regenerate({ jobId }),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status })
  }
  expect((await stored(jobId)).isPublished).toBe(false)
})

describe('the employer’s own copy of the application quiz', () => {
  test('has 6 questions with keys, can be edited and made anew until the job is published', async () => {
    const { employer, jobId } = await post()
    const quiz = await employer.api.quizzes.editor({ jobId })
    expect(quiz.questions).toHaveLength(6)
    expect(quiz).toMatchObject({ isEditable: true, isEdited: false, job: { usesQuiz: true } })
    const [first, ...others] = quiz.questions
    if (!first) throw new Error('a quiz has questions')
    const questions = [...others, { ...first, prompt: 'Who locks out the panel?' }]
    const edited = await employer.api.quizzes.edit({ jobId, version: quiz.version, questions })
    expect(edited).toMatchObject({ isEdited: true, version: quiz.version + 1 })
    expect(edited.questions.at(-1)?.prompt).toBe('Who locks out the panel?')
    await expect(employer.api.quizzes.edit({ jobId, version: quiz.version, questions })).rejects.toMatchObject({
      status: 409,
    })
    const made = await employer.api.quizzes.regenerate({ jobId })
    expect(made).toMatchObject({ isEdited: false })
    expect(made.version).toBeGreaterThan(edited.version)
    await attempt(employer, jobId, 8)
    await expect(employer.api.quizzes.regenerate({ jobId })).rejects.toMatchObject({ status: 409 })
    expect((await employer.api.quizzes.editor({ jobId })).isEditable).toBe(false)
  })

  test('refuses a question that gives the company away', async () => {
    const { employer, jobId } = await post()
    const quiz = await employer.api.quizzes.editor({ jobId })
    const questions = quiz.questions.map((question, at) =>
      at === 0 ? { ...question, prompt: 'Why Tidewater?' } : question,
    )
    const saving = employer.api.quizzes.edit({ jobId, version: quiz.version, questions })
    await expect(saving).rejects.toMatchObject({ status: 422, message: '“Tidewater” may name your company.' })
  })

  test('follows the job while it is not edited', async () => {
    const { employer, job, jobId } = await post({ compRange: '$38 to $46 an hour' })
    await employer.api.quizzes.editor({ jobId })
    app().clock.advance(minute)
    await employer.api.jobs.update({ ...electrician, jobId, version: job.version, compRange: '$90 an hour' })
    const { questions } = await employer.api.quizzes.editor({ jobId })
    expect(JSON.stringify(questions)).not.toContain('$38 to $46')
  })
})
