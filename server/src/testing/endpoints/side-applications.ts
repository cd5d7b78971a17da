import { eq } from 'drizzle-orm'
import { applications } from '../../features/applications/tables.ts'
import { quizAttempts } from '../../features/quizzes/tables.ts'
import type { TestApp } from '../create-test-app.ts'
import type { SignedIn } from '../factories.ts'
import type { Employer } from './side.ts'
import type { Jobs } from './side-jobs.ts'

const days = 86_400_000
export const zone = 'Europe/Berlin'
export const terms = { lengthMinutes: 45, way: 'video', place: null, note: 'Bring questions.', zone } as const

/** The application to each role, by the role's name, and what else hangs on them. */
export type Applied = Record<'quiz' | 'quizBegun' | 'review' | 'declined' | 'told' | 'talks', string> &
  Record<'quizPassed' | 'shortlisted' | 'offer' | 'hand', string> & {
    attemptId: string
    expectationsId: string
    interviewId: string
    quizVersion: number
    /** The time that was proposed, and one that can be. */
    startsAt: string
    otherTime: string
  }

type People = { employer: Employer; known: Employer; candidate: SignedIn; jobs: Jobs; resumeId: string }

export async function applyEverywhere(app: TestApp, { employer, known, candidate, jobs, resumeId }: People) {
  const apply = async (name: keyof Jobs) => {
    const { applicationId } = await candidate.api.applications.applyToJob({ jobId: jobs[name], resumeId })
    return { id: applicationId, key: { jobId: jobs[name], candidateUserId: applicationId } }
  }
  const { applications: review } = employer.api
  const { applications: open } = known.api
  const one = {
    quiz: await apply('quiz'),
    quizBegun: await apply('quizBegun'),
    review: await apply('review'),
    declined: await apply('declined'),
    told: await apply('told'),
    talks: await apply('talks'),
    quizPassed: await apply('quizPassed'),
    shortlisted: await apply('shortlisted'),
    offer: await apply('offer'),
    hand: await apply('hand'),
  }
  await candidate.api.matches.save({ jobId: jobs.saved })
  await candidate.api.matches.pass({ jobId: jobs.passed })
  await review.declineCandidate({ ...one.told.key, reason: 'must_have:Triage' })
  await tellAtOnce(app, one.told.id)
  await review.declineCandidate({ ...one.declined.key, reason: 'closer_fit' })
  await open.shortlistCandidate(one.shortlisted.key)
  await open.shortlistCandidate(one.offer.key)
  await open.makeOffer(one.offer.key)

  const now = app.clock.now().getTime()
  const [startsAt = '', otherTime = ''] = [5, 6].map((ahead) => new Date(now + ahead * days).toISOString())
  const { id: interviewId } = await employer.api.interviews.schedule({ ...one.talks.key, ...terms, times: [startsAt] })
  const begun = await candidate.api.quizzes.startApplication({ jobId: jobs.quizBegun })
  await passQuiz(app, candidate, jobs.quizPassed)
  const expectations = await employer.api.quizzes.startExpectations({ jobId: jobs.answering })
  const { version: quizVersion } = await employer.api.quizzes.editor({ jobId: jobs.paused })
  const ids = Object.fromEntries(Object.entries(one).map(([name, { id }]) => [name, id]))
  const [attemptId = '', expectationsId = ''] = [begun, expectations].map((quiz) => quiz.attempt?.id)
  return { ...ids, attemptId, expectationsId, interviewId, quizVersion, startsAt, otherTime } as Applied
}

async function passQuiz(app: TestApp, candidate: SignedIn, jobId: string): Promise<void> {
  const quiz = await candidate.api.quizzes.startApplication({ jobId })
  const attemptId = quiz.attempt?.id ?? ''
  const [row] = await app.deps.db.select().from(quizAttempts).where(eq(quizAttempts.id, attemptId))
  const answers = Object.fromEntries((row?.questions ?? []).map((question) => [question.id, question.correctChoice]))
  await candidate.api.quizzes.submitApplication({ jobId, attemptId, answers })
}

/** As if the 24 hours in which a decline can be taken back were over. */
async function tellAtOnce(app: TestApp, id: string): Promise<void> {
  const aDayAgo = new Date(app.clock.now().getTime() - days)
  await app.deps.db
    .update(applications)
    .set({ declineToldAt: aDayAgo, declineMailedAt: aDayAgo })
    .where(eq(applications.id, id))
}
