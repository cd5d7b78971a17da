import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { builtInModel, embedText } from '#domain/matches/embedding.ts'
import { publishedJob, readResumeOf } from '../../testing/application-factories.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { jobs } from '../jobs/tables.ts'
import { profiles } from '../profiles/tables.ts'
import { scorePair } from './commands/score-pair.ts'
import { dropUntouched, storeScores } from './commands/store-matches.ts'
import { readScoredCandidates } from './queries/scored-candidates.ts'
import { readScoredJobs } from './queries/scored-jobs.ts'
import { readListed } from './queries/unchanged.ts'
import { matches } from './tables.ts'
import { scoreCandidate } from './tasks/score-candidate.ts'
import { scoreJob } from './tasks/score-job.ts'

const app = createTestApp()
const db = () => app().deps.db
const vector = { embedding: embedText('Registered Nurse\nTriage on a ward'), embeddingModel: builtInModel }
const run = { id: 'run', attempt: 1, isLastAttempt: false, signal: new AbortController().signal }

async function nurseAndJob() {
  const employer = await signedInEmployer(app())
  const nurse = await signedInCandidate(app(), {
    profile: {
      desiredTitles: ['Registered Nurse'],
      workPreference: 'onsite',
      desiredLocations: ['Portland, OR'],
      prefsSetAt: new Date(),
    },
  })
  const { id: resumeId } = await readResumeOf(app(), nurse, vector)
  const { id: jobId } = await publishedJob(app(), employer, { ...vector, titleFamily: 'Registered Nurse' })
  return { employer, nurse, resumeId, jobId }
}

async function pairNow(candidateId: string, jobId: string) {
  const [candidate] = await readScoredCandidates(db(), [candidateId])
  const [job] = await readScoredJobs(db(), [jobId])
  if (!candidate || !job) throw new Error('There is nothing to score.')
  const pair = scorePair(candidate, job, { revealed: [], isEngaged: false, now: app().clock.now() })
  if (!pair.isListed) throw new Error('The pair is not worth listing.')
  return pair
}

async function stored(candidateId: string) {
  const rows = await db().select().from(matches).where(eq(matches.candidateId, candidateId)).orderBy(matches.jobId)
  return rows.map(({ id: _, scoredAt: __, ...row }) => row)
}

describe('an edit while scoring', () => {
  test.each([
    [
      'preferences',
      (ids: { nurse: string }) =>
        db().update(profiles).set({ workPreference: 'remote' }).where(eq(profiles.id, ids.nurse)),
    ],
    ['the job', (ids: { job: string }) => db().update(jobs).set({ workMode: 'remote' }).where(eq(jobs.id, ids.job))],
  ])('of %s is never written over by what was read before it', async (_, edit) => {
    const { nurse, jobId } = await nurseAndJob()
    const seen: string[] = []
    await storeScores(db(), async () => {
      const pair = await pairNow(nurse.id, jobId)
      seen.push(pair.row.gate)
      if (seen.length === 1) await edit({ nurse: nurse.id, job: jobId })
      return [pair]
    })
    expect(seen).toEqual(['pass', 'fail'])
    expect(await stored(nurse.id)).toMatchObject([{ jobId, gate: 'fail' }])
  })

  test('that takes the job down leaves nothing of the slower run on a list', async () => {
    const { nurse, jobId } = await nurseAndJob()
    let asked = 0
    await storeScores(db(), async () => {
      if (asked++ > 0) return []
      const pair = await pairNow(nurse.id, jobId)
      await db().update(jobs).set({ state: 'closed' }).where(eq(jobs.id, jobId))
      return [pair]
    })
    expect(await stored(nurse.id)).toEqual([])
  })

  test('that never ends is handed back to the queue', async () => {
    const { nurse, jobId } = await nurseAndJob()
    const restless = storeScores(db(), async () => {
      const pair = await pairNow(nurse.id, jobId)
      await db().update(jobs).set({ updatedAt: new Date() }).where(eq(jobs.id, jobId))
      return [pair]
    })
    await expect(restless).rejects.toThrow('kept changing')
  })
})

describe('publishing while matching', () => {
  test('ends in the same rows as one after the other', async () => {
    const together = await nurseAndJob()
    const { id: second } = await publishedJob(app(), together.employer, { ...vector, titleFamily: 'Registered Nurse' })
    const input = { candidateId: together.nurse.id, resumeId: together.resumeId }
    await Promise.all([
      scoreCandidate.run(app().deps, input, run),
      scoreJob.run(app().deps, { jobId: second }, run),
      scoreJob.run(app().deps, { jobId: together.jobId }, run),
      scoreCandidate.run(app().deps, input, run),
    ])
    const atOnce = await stored(together.nurse.id)
    expect(atOnce.map((row) => row.jobId)).toEqual(expect.arrayContaining([together.jobId, second]))
    await db().delete(matches).where(eq(matches.candidateId, together.nurse.id))
    await scoreCandidate.run(app().deps, input, run)
    await scoreJob.run(app().deps, { jobId: second }, run)
    expect(await stored(together.nurse.id)).toEqual(atOnce)
  })

  test('a job stored by another run stays on the list when the slower run tidies up', async () => {
    const { nurse, jobId, resumeId } = await nurseAndJob()
    await scoreCandidate.run(app().deps, { candidateId: nurse.id, resumeId }, run)
    const before = await readListed(db(), nurse.id)
    await db().update(jobs).set({ version: 2 }).where(eq(jobs.id, jobId))
    await scoreJob.run(app().deps, { jobId }, run)
    await dropUntouched(db(), nurse.id, before)
    const [kept] = await db()
      .select()
      .from(matches)
      .where(and(eq(matches.candidateId, nurse.id), eq(matches.jobId, jobId)))
    expect(kept).toBeDefined()
    await dropUntouched(db(), nurse.id, await readListed(db(), nurse.id))
    expect(await stored(nurse.id)).toEqual([])
  })
})

test('what is stored is what the pure function says', async () => {
  const { nurse, jobId, resumeId } = await nurseAndJob()
  await scoreCandidate.run(app().deps, { candidateId: nurse.id, resumeId }, run)
  const { row } = await pairNow(nurse.id, jobId)
  const { id: _, scoredAt: __, ...expected } = row
  expect((await stored(nurse.id)).find((one) => one.jobId === jobId)).toMatchObject(expected)
})
