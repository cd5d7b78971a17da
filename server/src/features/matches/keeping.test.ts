import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { publishedJob } from '../../testing/application-factories.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { listOf } from '../../testing/matched-list.ts'
import { jobs } from '../jobs/tables.ts'
import { dismissedJobs, savedJobs } from './tables.ts'

const app = createTestApp()
const db = () => app().deps.db

describe('saving', () => {
  test('keeps a job; a second time says so; removing takes it off', async () => {
    const { candidate, jobIds } = await listOf(app(), [{}])
    const [jobId = ''] = jobIds
    await candidate.api.matches.save({ jobId })
    await expect(candidate.api.matches.save({ jobId })).rejects.toMatchObject({
      code: 'conflict',
      message: 'This job is already in your saved jobs.',
    })
    expect(await db().$count(savedJobs, eq(savedJobs.jobId, jobId))).toBe(1)
    await candidate.api.matches.note({ jobId, note: ' Ask about nights ' })
    const { saved } = await candidate.api.matches.saved({})
    expect(saved).toMatchObject([{ job: { id: jobId, standing: 'open' }, composite: 79, note: 'Ask about nights' }])
    expect((await candidate.api.matches.list({})).matches[0]?.isSaved).toBe(true)
    await candidate.api.matches.unsave({ jobId })
    await candidate.api.matches.unsave({ jobId })
    expect((await candidate.api.matches.saved({})).saved).toEqual([])
  })

  test('keeps closed jobs, and says that they are', async () => {
    const { candidate, jobIds } = await listOf(app(), [{}])
    const [jobId = ''] = jobIds
    await candidate.api.matches.save({ jobId })
    for (const state of ['paused', 'filled', 'closed', 'expired'] as const) {
      await db().update(jobs).set({ state }).where(eq(jobs.id, jobId))
      const { saved } = await candidate.api.matches.saved({})
      expect(saved).toMatchObject([{ job: { standing: state }, closesOn: null }])
    }
  })

  test('a job that is not there, a draft or nonsense is refused', async () => {
    const { candidate, employer } = await listOf(app(), [])
    const { id: draft } = await publishedJob(app(), employer, { state: 'draft', publishedAt: null })
    for (const jobId of [crypto.randomUUID(), draft]) {
      await expect(candidate.api.matches.save({ jobId })).rejects.toMatchObject({ code: 'not_found' })
      await expect(candidate.api.matches.pass({ jobId })).rejects.toMatchObject({ code: 'not_found' })
      await expect(candidate.api.matches.note({ jobId, note: 'x' })).rejects.toMatchObject({ code: 'not_found' })
    }
    await expect(candidate.api.matches.save({ jobId: 'nonsense' })).rejects.toMatchObject({ code: 'invalid' })
  })

  test('needs a candidate', async () => {
    const { employer, jobIds } = await listOf(app(), [{}])
    const [jobId = ''] = jobIds
    await expect(newVisitor(app()).api.matches.save({ jobId })).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(employer.api.matches.save({ jobId })).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('passing', () => {
  test('takes a job off the list, once, and restoring brings it back', async () => {
    const { candidate, jobIds } = await listOf(app(), [{}, {}])
    const [jobId = ''] = jobIds
    await candidate.api.matches.pass({ jobId })
    await candidate.api.matches.pass({ jobId })
    expect(await db().$count(dismissedJobs, eq(dismissedJobs.jobId, jobId))).toBe(1)
    expect((await candidate.api.matches.list({})).matches.map((one) => one.job.id)).toEqual([jobIds[1]])
    expect((await candidate.api.matches.passed({})).passed).toMatchObject([{ job: { id: jobId } }])
    expect(await candidate.api.matches.summary()).toMatchObject({ fitting: 1, passed: 1, signal: 'low' })
    await candidate.api.matches.restore({ jobId })
    expect((await candidate.api.matches.list({})).matches).toHaveLength(2)
  })

  test('the passed list pages', async () => {
    const { candidate, jobIds } = await listOf(
      app(),
      Array.from({ length: 12 }, () => ({})),
    )
    for (const jobId of jobIds) await candidate.api.matches.pass({ jobId })
    const first = await candidate.api.matches.passed({})
    const second = await candidate.api.matches.passed({ cursor: first.nextCursor ?? '' })
    expect([first.passed.length, second.passed.length, second.nextCursor]).toEqual([10, 2, null])
  })
})
