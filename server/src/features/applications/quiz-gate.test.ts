import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { shutSentences } from '#domain/applications/job-standing.ts'
import { transact } from '../../db/open.ts'
import { publishedJob, readResumeOf } from '../../testing/application-factories.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { noticesOf } from '../../testing/notices.ts'
import { jobs } from '../jobs/tables.ts'
import { expireApplication, passApplicationQuiz } from './commands/quiz.ts'
import { expireWaiting } from './tasks/expire-waiting.ts'

const app = createTestApp()

async function waiting() {
  const employer = await signedInEmployer(app(), { company: { name: 'Tidewater Power' } })
  const candidate = await signedInCandidate(app())
  const { id: resumeId } = await readResumeOf(app(), candidate)
  const { id: jobId } = await publishedJob(app(), employer, { anonymityRevealPolicy: 'application_quiz' })
  const { applicationId } = await candidate.api.applications.applyToJob({ jobId, resumeId })
  const page = () => candidate.api.applications.getJobForCandidate({ jobId })
  return { employer, candidate, jobId, applicationId, page }
}
type Waiting = Awaited<ReturnType<typeof waiting>>

function pass({ candidate, jobId }: Waiting) {
  const outcome = { candidateId: candidate.id, jobId, now: app().clock.now(), publicUrl: 'http://localhost:3000' }
  return transact(app().deps.db, (tx) => passApplicationQuiz(tx, outcome))
}

describe('passing the quiz', () => {
  test('shows the company to the candidate alone, who then sends or withdraws', async () => {
    const here = await waiting()
    expect((await here.page()).application?.actions).toEqual(['take_quiz', 'withdraw'])
    await pass(here)
    expect(await here.page()).toMatchObject({
      companyRevealed: true,
      companyDisplay: 'Tidewater Power',
      ledger: [{ kind: 'company', gate: 'quiz_passed' }],
      application: {
        state: 'quiz',
        stage: 'applied',
        hasPassedQuiz: true,
        actions: ['send', 'withdraw'],
        sentAt: null,
      },
    })
    const rank = () => here.employer.api.applications.rankWithTrust({ jobId: here.jobId })
    expect((await rank()).rankedCandidates).toEqual([])
    expect(await noticesOf(app(), here.employer)).toEqual([])
    const { applicationId } = here
    const sent = await here.candidate.api.applications.send({ applicationId })
    expect(sent).toMatchObject({ state: 'submitted', actions: ['withdraw'] })
    expect(await here.candidate.api.applications.send({ applicationId })).toEqual(sent)
    const [card] = (await rank()).rankedCandidates
    expect(card).toMatchObject({ matchId: applicationId, isRevealed: false })
    expect(card?.badges).toContain('Quiz passed')
  })

  test('twice tells it once', async () => {
    const here = await waiting()
    expect(await pass(here)).toEqual({ isFirst: true })
    expect(await pass(here)).toEqual({ isFirst: false })
    const told = (await noticesOf(app(), here.candidate)).filter((notice) => notice.kind === 'company_revealed')
    expect(told).toHaveLength(1)
  })

  test('sends at once from two tabs: one application on the list', async () => {
    const here = await waiting()
    await pass(here)
    const { applicationId, jobId } = here
    await Promise.all(Array.from({ length: 10 }, () => here.candidate.api.applications.send({ applicationId })))
    expect((await here.employer.api.applications.rankWithTrust({ jobId })).rankedCandidates).toHaveLength(1)
  })

  test('what was revealed stays revealed after withdrawing', async () => {
    const here = await waiting()
    await pass(here)
    await here.candidate.api.applications.withdraw({ applicationId: here.applicationId })
    expect(await here.page()).toMatchObject({ companyRevealed: true, application: { state: 'withdrawn' } })
  })
})

describe('an application ends', () => {
  test('when the quiz failed twice, and says why', async () => {
    const here = await waiting()
    const { candidate, jobId } = here
    const ended = { candidateId: candidate.id, jobId, reason: 'quiz_failed', now: app().clock.now() } as const
    await transact(app().deps.db, (tx) => expireApplication(tx, ended))
    expect((await here.page()).application).toMatchObject({
      state: 'expired',
      stage: 'closed',
      endReason: 'The quiz was not passed in two attempts.',
      actions: [],
    })
  })

  test.each([
    ['closed', 'expired', 'The job closed before the application was sent.'],
    ['filled', 'expired', 'The job was filled before the application was sent.'],
    ['expired', 'expired', 'The job expired before the application was sent.'],
    ['paused', 'quiz', null],
    ['published', 'quiz', null],
  ] as const)('when the job it waits at is %s: %s', async (state, expected, endReason) => {
    const here = await waiting()
    await app().deps.db.update(jobs).set({ state }).where(eq(jobs.id, here.jobId))
    await expireWaiting.run(
      app().deps,
      {},
      { id: '1', attempt: 1, isLastAttempt: false, signal: AbortSignal.timeout(1000) },
    )
    expect((await here.page()).application).toMatchObject({ state: expected, endReason })
  })

  test('nothing can be sent to a job that has closed', async () => {
    const here = await waiting()
    await pass(here)
    for (const state of ['paused', 'filled', 'closed', 'expired'] as const) {
      await app().deps.db.update(jobs).set({ state }).where(eq(jobs.id, here.jobId))
      const send = here.candidate.api.applications.send({ applicationId: here.applicationId })
      await expect(send).rejects.toMatchObject({ code: 'conflict', message: shutSentences[state] })
      expect((await here.page()).standing).toBe(state)
      const { applications: own } = await here.candidate.api.applications.mine({})
      expect(own).toMatchObject([{ job: { standing: state } }])
    }
  })
})
