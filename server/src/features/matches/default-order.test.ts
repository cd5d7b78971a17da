import { expect, test } from 'vitest'
import { matchRequestLimit } from '#domain/matches/limits.ts'
import { publishedJob, readResumeOf, scoredPair } from '../../testing/application-factories.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'

const app = createTestApp()

test('matches come by composite unless asked otherwise, each with its score and its reasons as separate tags', async () => {
  const employer = await signedInEmployer(app())
  const candidate = await signedInCandidate(app())
  const { id: resumeId } = await readResumeOf(app(), candidate)
  const scores = [
    { composite: 70, ai: 99, trust: 90, rationale: ['Your level', 'Gap: Telemetry'] },
    { composite: 90, ai: 50, trust: 10, rationale: ['In Portland, OR'] },
    { composite: 80, ai: 75, trust: 50, rationale: [] },
  ]
  for (const score of scores) {
    const { id: jobId } = await publishedJob(app(), employer)
    await scoredPair(app(), { candidateId: candidate.id, jobId, resumeId }, score)
  }
  const { matches } = await candidate.api.matches.list({})
  expect(matches.map(({ scores: { composite, rationale } }) => [composite, rationale])).toEqual([
    [90, ['In Portland, OR']],
    [80, []],
    [70, ['Your level', 'Gap: Telemetry']],
  ])
})

test('one immediate run asks for twenty matches', () => {
  expect(matchRequestLimit).toBe(20)
})
