import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { publishedJob, readResumeOf } from '../../testing/application-factories.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { jobs } from '../jobs/tables.ts'
import { embedJob } from '../jobs/tasks/embed-job.ts'
import { resumes } from '../resumes/tables.ts'
import { matches } from './tables.ts'
import { renewMatches } from './tasks/renew-matches.ts'

const app = createTestApp({ embedder: true })
const db = () => app().deps.db
const run = { id: 'run', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }

test('vectors of the built-in embedder are made anew by the endpoint that was set, and lists are scored with them', async () => {
  const { nurse, jobId, resumeId } = await nurseAndWard()
  await renewMatches.run(app().deps, {}, run)
  await app().runTasks()

  const [resume] = await db().select().from(resumes).where(eq(resumes.id, resumeId))
  const [job] = await db().select().from(jobs).where(eq(jobs.id, jobId))
  expect([resume?.embeddingModel, job?.embeddingModel]).toEqual(['words', 'words'])
  expect(resume?.embedding).toHaveLength(job?.embedding?.length ?? 0)
  const [match] = await db().select().from(matches).where(eq(matches.candidateId, nurse.id))
  expect(match?.parts.aiParts).toContainEqual(
    expect.objectContaining({ name: 'experience', points: expect.any(Number) }),
  )
})

test('while the endpoint is silent a job is found by title and skills, and gets its vector when it answers again', async () => {
  const { nurse, jobId } = await nurseAndWard()
  app().embedder?.behave('failure')
  await embedJob.run(app().deps, { jobId }, run)
  await app().runTasks()
  const vector = async () => (await db().select().from(jobs).where(eq(jobs.id, jobId)))[0]?.embeddingModel
  expect(await vector()).toBeNull()
  const [match] = await db().select().from(matches).where(eq(matches.candidateId, nurse.id))
  expect(match?.composite).toBeGreaterThan(0)
  const asked = app().embedder?.asked.length ?? 0
  await renewMatches.run(app().deps, {}, run)
  // One question whether it answers, with its second try; none for each job and résumé.
  expect((app().embedder?.asked.length ?? 0) - asked).toBeLessThanOrEqual(4)
  expect(app().taskFailures).toEqual([])

  app().embedder?.behave('good')
  await renewMatches.run(app().deps, {}, run)
  await app().runTasks()
  expect(await vector()).toBe('words')
})

async function nurseAndWard() {
  const employer = await signedInEmployer(app())
  const nurse = await signedInCandidate(app(), {
    profile: { desiredTitles: ['Registered Nurse'], workPreference: 'onsite', prefsSetAt: new Date() },
  })
  const { id: resumeId } = await readResumeOf(app(), nurse)
  const { id: jobId } = await publishedJob(app(), employer)
  return { nurse, jobId, resumeId }
}
