import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { shutSentences } from '#domain/applications/job-standing.ts'
import { quizRefusals } from '#domain/quizzes/messages.ts'
import type { ApplicationQuizView } from '#domain/quizzes/schema.ts'
import { publishedJob, readResumeOf } from '../../testing/application-factories.ts'
import { expectAbsentIn } from '../../testing/canary.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { type SignedIn, signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { applications } from '../applications/tables.ts'
import { jobs } from '../jobs/tables.ts'
import { reveals } from '../reveals/tables.ts'
import { quizAttempts } from './tables.ts'

const app = createTestApp()
const hour = 60 * 60_000
const secrets = ['Tidewater Mercy', 'tidewater-mercy.example']

/** A candidate who has applied to an anonymous job with the quiz policy. */
async function applied(change: Partial<typeof jobs.$inferInsert> = {}) {
  const employer = await signedInEmployer(app(), {
    company: { name: 'Tidewater Mercy', website: 'https://tidewater-mercy.example' },
  })
  const job = await publishedJob(app(), employer, { anonymityRevealPolicy: 'application_quiz', ...change })
  const candidate = await signedInCandidate(app())
  const { id: resumeId } = await readResumeOf(app(), candidate)
  await candidate.api.applications.applyToJob({ jobId: job.id, resumeId })
  return { employer, candidate, jobId: job.id }
}

async function answersTo(candidate: SignedIn, quiz: ApplicationQuizView, correct: number) {
  const id = quiz.attempt?.id ?? ''
  const [row] = await app()
    .deps.db.select()
    .from(quizAttempts)
    .where(and(eq(quizAttempts.candidateId, candidate.id), eq(quizAttempts.id, id)))
  const questions = row?.questions ?? []
  const choose = (key: number, at: number) => (at < correct ? key : (key + 1) % 3)
  return Object.fromEntries(questions.map((question, at) => [question.id, choose(question.correctChoice, at)]))
}

async function attempt(candidate: SignedIn, jobId: string, correct: number): Promise<ApplicationQuizView> {
  const quiz = await candidate.api.quizzes.startApplication({ jobId })
  const answers = await answersTo(candidate, quiz, correct)
  return candidate.api.quizzes.submitApplication({ jobId, attemptId: quiz.attempt?.id ?? '', answers })
}

async function stateOf(candidate: SignedIn, jobId: string) {
  const [row] = await app()
    .deps.db.select()
    .from(applications)
    .where(and(eq(applications.candidateId, candidate.id), eq(applications.jobId, jobId)))
  return row
}

describe('the application quiz', () => {
  test('asks 6 questions, and neither a key nor the company is in any answer before it is passed', async () => {
    const { candidate, jobId } = await applied()
    const before = await candidate.api.quizzes.application({ jobId })
    const quiz = await candidate.api.quizzes.startApplication({ jobId })
    const open = await candidate.api.quizzes.application({ jobId })
    expect(before).toMatchObject({ status: 'not_started', threshold: 70, attemptsUsed: 0, attemptsAllowed: 2 })
    expect(quiz.attempt?.questions).toHaveLength(6)
    expect(open).toEqual(quiz)
    expectAbsentIn(JSON.stringify([before, quiz]), [...secrets, 'correctChoice', 'isCorrect', 'explanation'])
    const failed = await attempt(candidate, jobId, 2)
    expectAbsentIn(JSON.stringify(failed), secrets)
  })

  test('passed, it reveals the company to this candidate, and the application waits to be sent', async () => {
    const { candidate, jobId } = await applied()
    const result = await attempt(candidate, jobId, 5)
    expect(result).toMatchObject({ status: 'passed', lastGrade: { correct: 5, needed: 5, passed: true, score: 83 } })
    const ledger = await app().deps.db.select().from(reveals).where(eq(reveals.jobId, jobId))
    expect(ledger.map((line) => `${line.kind} by ${line.gate}`)).toEqual(['company by quiz_passed'])
    expect(await stateOf(candidate, jobId)).toMatchObject({ state: 'quiz', submittedAt: null })
    expect((await stateOf(candidate, jobId))?.quizPassedAt).not.toBeNull()
  })

  test('failed, it explains every answer and opens again after 24 hours, in another order', async () => {
    const { candidate, jobId } = await applied()
    const first = await candidate.api.quizzes.startApplication({ jobId })
    const failed = await attempt(candidate, jobId, 4)
    expect(failed).toMatchObject({ status: 'waiting', attemptsUsed: 1, attempt: null })
    expect(failed.retryAt).toBe(new Date(app().clock.now().getTime() + 24 * hour).toISOString())
    expect(failed.lastGrade?.answers.every((answer) => answer.explanation !== '')).toBe(true)
    await expect(candidate.api.quizzes.startApplication({ jobId })).rejects.toMatchObject({ status: 409 })
    app().clock.advance(24 * hour)
    const second = await candidate.api.quizzes.startApplication({ jobId })
    expect(second.attempt?.number).toBe(2)
    expect(JSON.stringify(second.attempt?.questions)).not.toBe(JSON.stringify(first.attempt?.questions))
  })

  test('failed twice, it ends the application, and there is no third attempt', async () => {
    const { candidate, jobId } = await applied()
    await attempt(candidate, jobId, 0)
    app().clock.advance(24 * hour)
    expect((await attempt(candidate, jobId, 1)).status).toBe('used_up')
    expect(await stateOf(candidate, jobId)).toMatchObject({ state: 'expired', submittedAt: null })
    app().clock.advance(48 * hour)
    await expect(candidate.api.quizzes.startApplication({ jobId })).rejects.toMatchObject({ status: 409 })
    expect(await app().deps.db.$count(reveals, eq(reveals.jobId, jobId))).toBe(0)
  })

  test('started twice at once it is one attempt; submitted twice it counts once', async () => {
    const { candidate, jobId } = await applied()
    const [one, other] = await Promise.all([
      candidate.api.quizzes.startApplication({ jobId }),
      candidate.api.quizzes.startApplication({ jobId }),
    ])
    expect(one.attempt?.id).toBe(other.attempt?.id)
    const attemptId = one.attempt?.id ?? ''
    const wrong = await answersTo(candidate, one, 0)
    const right = await answersTo(candidate, one, 6)
    await candidate.api.quizzes.submitApplication({ jobId, attemptId, answers: wrong })
    const again = await candidate.api.quizzes.submitApplication({ jobId, attemptId, answers: right })
    expect(again).toMatchObject({ status: 'waiting', lastGrade: { correct: 0 } })
    expect(await app().deps.db.$count(reveals, eq(reveals.jobId, jobId))).toBe(0)
  })

  test.each([
    [50, 3, 'passed'],
    [90, 5, 'waiting'],
  ])('with a threshold of %i%%, %i of 6 is %s', async (applicationQuizThreshold, correct, status) => {
    const { candidate, jobId } = await applied({ applicationQuizThreshold })
    expect((await attempt(candidate, jobId, correct)).status).toBe(status)
  })

  test('is not answered once the job has closed', async () => {
    const { candidate, jobId } = await applied()
    const quiz = await candidate.api.quizzes.startApplication({ jobId })
    const submit = { jobId, attemptId: quiz.attempt?.id ?? '', answers: await answersTo(candidate, quiz, 6) }
    const late = await signedInCandidate(app())
    const { id: resumeId } = await readResumeOf(app(), late)
    await late.api.applications.applyToJob({ jobId, resumeId })
    for (const state of ['paused', 'filled', 'closed', 'expired'] as const) {
      await app().deps.db.update(jobs).set({ state }).where(eq(jobs.id, jobId))
      const refused = { status: 409, message: shutSentences[state] }
      await expect(candidate.api.quizzes.submitApplication(submit)).rejects.toMatchObject(refused)
      await expect(late.api.quizzes.startApplication({ jobId })).rejects.toMatchObject(refused)
    }
  })

  test('is not taken by somebody who has withdrawn', async () => {
    const { candidate, jobId } = await applied()
    const { id: applicationId = '' } = (await stateOf(candidate, jobId)) ?? {}
    await candidate.api.applications.withdraw({ applicationId })
    const start = candidate.api.quizzes.startApplication({ jobId })
    await expect(start).rejects.toMatchObject({ status: 409, message: quizRefusals.applicationOver })
  })
})

test('it belongs to the candidate who applied, and to nobody else', async () => {
  const { employer, candidate, jobId } = await applied()
  const quiz = await candidate.api.quizzes.startApplication({ jobId })
  const submit = { jobId, attemptId: quiz.attempt?.id ?? '', answers: await answersTo(candidate, quiz, 6) }
  const strangers = [
    [await signedInCandidate(app()), 404],
    [employer, 403],
    [newVisitor(app()), 401],
  ] as const
  for (const [{ api }, status] of strangers) {
    const calls = [
      () => api.quizzes.application({ jobId }),
      () => api.quizzes.startApplication({ jobId }),
      () => api.quizzes.submitApplication(submit),
    ]
    for (const call of calls) await expect(call()).rejects.toMatchObject({ status })
  }
  expect((await candidate.api.quizzes.application({ jobId })).status).toBe('open')
})
