import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shutSentences } from '#domain/applications/job-standing.ts'
import { publishedJob, readResumeOf } from '../../testing/application-factories.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { jobs } from './tables.ts'

const app = createTestApp()
const skills = [
  { skill: 'Triage', importance: 'must_have' as const },
  { skill: 'Wound care', importance: 'nice' as const },
]
const first = new Date('2026-09-03T10:00:00Z')

async function ended(state: 'expired' | 'closed' | 'filled' | 'published' = 'expired') {
  const employer = await signedInEmployer(app())
  const job = await publishedJob(app(), employer, { state, skills, publishedAt: first, expiresAt: first })
  return { employer, jobId: job.id }
}

test('a role that is over is posted again as a draft, which says so and is answered for anew', async () => {
  const { employer, jobId } = await ended()
  const draft = await employer.api.jobs.repost({ jobId })
  expect(draft).toMatchObject({ state: 'draft', isPublished: false, publishedAt: null })
  expect(draft.firstPublishedAt).toBe(first.toISOString())
  expect(draft.skills).toEqual(skills)
  expect((await employer.api.jobs.own({ jobId })).state).toBe('expired')
})

test('asked twice, or at once, it is one draft', async () => {
  const { employer, jobId } = await ended('closed')
  const drafts = await Promise.all([employer.api.jobs.repost({ jobId }), employer.api.jobs.repost({ jobId })])
  expect(new Set(drafts.map((draft) => draft.id)).size).toBe(1)
})

test.each(['filled', 'published'] as const)('a role that is %s is not posted again', async (state) => {
  const { employer, jobId } = await ended(state)
  await expect(employer.api.jobs.repost({ jobId })).rejects.toMatchObject({ code: 'conflict' })
})

test('candidates see since when it is open, and never that it is new', async () => {
  const { employer, jobId } = await ended()
  const { id } = await employer.api.jobs.repost({ jobId })
  const now = app().clock.now()
  await app()
    .deps.db.update(jobs)
    .set({ state: 'published', expectationsPassedAt: now, publishedAt: now })
    .where(eq(jobs.id, id))
  const candidate = await signedInCandidate(app())
  await readResumeOf(app(), candidate)
  const page = await candidate.api.applications.getJobForCandidate({ jobId: id })
  expect(page.firstPublishedOn).toBe('2026-09-03')
  expect(page.badges).not.toContain('New')
})

test('a role is paused, resumed, closed and posted again, and candidates see each of it', async () => {
  const { employer, jobId } = await ended('published')
  await app()
    .deps.db.update(jobs)
    .set({ expiresAt: new Date(app().clock.now().getTime() + 86_400_000) })
    .where(eq(jobs.id, jobId))
  const [early, late] = [await reader('Ana Early'), await reader('Bo Late')]
  await early.apply(jobId)
  const change = async (to: 'paused' | 'published' | 'closed') => {
    const { version } = await employer.api.jobs.own({ jobId })
    return employer.api.jobs.changeState({ jobId, version, to })
  }

  await change('paused')
  expect((await early.page(jobId)).standing).toBe('paused')
  await expect(late.apply(jobId)).rejects.toMatchObject({ code: 'conflict', message: shutSentences.paused })
  expect((await early.page(jobId)).application?.state).toBe('submitted')

  await change('published')
  await late.apply(jobId)
  expect((await late.page(jobId)).standing).toBe('open')

  await change('closed')
  await expect(change('published')).rejects.toMatchObject({ code: 'conflict' })
  expect((await early.page(jobId)).standing).toBe('closed')
  expect((await late.page(jobId)).match?.scores.composite).toEqual(expect.any(Number))
  const { id } = await employer.api.jobs.repost({ jobId })
  expect(id).not.toBe(jobId)
  expect(await employer.api.jobs.own({ jobId: id })).toMatchObject({ state: 'draft', isPublished: false })
  await expect(early.page(id)).rejects.toMatchObject({ code: 'not_found' })
  const { rankedCandidates } = await employer.api.applications.rankWithTrust({ jobId: id })
  expect(rankedCandidates).toEqual([])
  expect((await employer.api.applications.rankWithTrust({ jobId })).rankedCandidates).toHaveLength(2)
})

async function reader(name: string) {
  const candidate = await signedInCandidate(app(), { name })
  const { id: resumeId } = await readResumeOf(app(), candidate)
  return {
    page: (jobId: string) => candidate.api.applications.getJobForCandidate({ jobId }),
    apply: (jobId: string) => candidate.api.applications.applyToJob({ jobId, resumeId }),
  }
}

test('is the employer’s own', async () => {
  const { jobId } = await ended()
  const rival = await signedInEmployer(app())
  await expect(rival.api.jobs.repost({ jobId })).rejects.toMatchObject({ code: 'not_found' })
  const candidate = await signedInCandidate(app())
  await expect(candidate.api.jobs.repost({ jobId })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(newVisitor(app()).api.jobs.repost({ jobId })).rejects.toMatchObject({ code: 'unauthenticated' })
})
