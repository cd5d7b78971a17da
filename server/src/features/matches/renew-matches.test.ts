import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { algorithmVersion } from '#domain/matches/algorithm-version.ts'
import { builtInModel, embedText } from '#domain/matches/embedding.ts'
import { publishedJob, readResumeOf, scoredPair } from '../../testing/application-factories.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { jobs } from '../jobs/tables.ts'
import { resumes } from '../resumes/tables.ts'
import { matches } from './tables.ts'
import { renewMatches } from './tasks/renew-matches.ts'

const app = createTestApp()
const db = () => app().deps.db
const run = { id: 'run', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }

test('what an earlier version embedded and scored is made anew, once', async () => {
  const employer = await signedInEmployer(app())
  const nurse = await signedInCandidate(app(), {
    profile: { desiredTitles: ['Registered Nurse'], workPreference: 'onsite', prefsSetAt: new Date() },
  })
  const earlier = { embedding: [1, 0, 0], embeddingModel: 'an earlier one' }
  const { id: resumeId } = await readResumeOf(app(), nurse, earlier)
  const { id: jobId } = await publishedJob(app(), employer, earlier)
  await scoredPair(app(), { candidateId: nurse.id, jobId, resumeId }, { algorithmVersion: '0', composite: 1 })

  await renewMatches.run(app().deps, {}, run)
  await app().runTasks()

  const [resume] = await db().select().from(resumes).where(eq(resumes.id, resumeId))
  const [job] = await db().select().from(jobs).where(eq(jobs.id, jobId))
  expect(resume?.embeddingModel).toBe(builtInModel)
  expect(resume?.embedding).toHaveLength(embedText('Nurse').length)
  expect(job?.embeddingModel).toBe(builtInModel)
  const [match] = await db().select().from(matches).where(eq(matches.jobId, jobId))
  expect(match).toMatchObject({ algorithmVersion })
  expect(match?.composite).toBeGreaterThan(1)

  const scoredAt = match?.scoredAt
  await renewMatches.run(app().deps, {}, run)
  await app().runTasks()
  const [again] = await db().select().from(matches).where(eq(matches.jobId, jobId))
  expect(again?.scoredAt).toEqual(scoredAt)
})
