import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { publishedJob, readResumeOf } from '../../testing/application-factories.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { matches } from '../matches/tables.ts'
import { scoreCandidate } from '../matches/tasks/score-candidate.ts'
import { rankApplicant } from './commands/rank-applicant.ts'
import { applications, jobApplicants } from './tables.ts'

const app = createTestApp()
const db = () => app().deps.db
const run = { id: 'run', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }

async function applied() {
  const employer = await signedInEmployer(app())
  const candidate = await signedInCandidate(app(), {
    profile: { desiredTitles: ['Registered Nurse'], workPreference: 'onsite', prefsSetAt: new Date() },
  })
  const { id: resumeId } = await readResumeOf(app(), candidate)
  const { id: jobId } = await publishedJob(app(), employer)
  const { applicationId } = await candidate.api.applications.applyToJob({ jobId, resumeId })
  return { employer, candidate, resumeId, jobId, applicationId }
}

test('a shortlist, or any act of the other side that is theirs alone, changes no boost', async () => {
  const { employer, candidate, resumeId, jobId, applicationId } = await applied()
  const boosts = async () => {
    await scoreCandidate.run(app().deps, { candidateId: candidate.id, resumeId }, run)
    await app().runTasks()
    const pair = and(eq(matches.candidateId, candidate.id), eq(matches.jobId, jobId))
    const [match] = await db().select({ mutual: matches.mutual }).from(matches).where(pair)
    const [ranked] = await db()
      .select({ mutual: jobApplicants.mutual })
      .from(jobApplicants)
      .where(eq(jobApplicants.jobId, jobId))
    return { candidate: match?.mutual, employer: ranked?.mutual }
  }
  const before = await boosts()
  expect(before.candidate).toBeGreaterThan(0)
  expect(before.employer).toBe(before.candidate)

  const key = { jobId, candidateUserId: applicationId }
  await employer.api.applications.shortlistCandidate(key)
  await employer.api.applications.snapshot(key)
  expect(await boosts()).toEqual(before)
})

test('doing well in the quiz leaves the fit as it was', async () => {
  const { jobId } = await applied()
  const [application] = await db().select().from(applications).where(eq(applications.jobId, jobId))
  if (!application) throw new Error('There is an application.')
  const ranked = (quizPassedAt: Date | null) =>
    db().transaction((tx) => rankApplicant(tx, { ...application, quizPassedAt }))
  const [without, withQuiz] = [await ranked(null), await ranked(new Date())]
  expect(withQuiz.badges).toContain('Quiz passed')
  expect({ ...withQuiz, badges: without.badges }).toEqual(without)
})
