import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { transact } from '../../db/open.ts'
import { enqueue } from '../../tasks/enqueue.ts'
import { publishedJob, readResumeOf } from '../../testing/application-factories.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { jobs } from '../jobs/tables.ts'
import { hiddenCompanies } from '../profiles/tables.ts'
import { matches } from './tables.ts'

const app = createTestApp()
const db = () => app().deps.db

async function scoreJob(jobId: string) {
  await transact(db(), (tx) => enqueue(tx, { name: 'matches.job-changed' }, { jobId }, { key: jobId }))
  await app().runTasks()
}

async function scoreCandidate(candidateId: string, resumeId: string) {
  const input = { candidateId, resumeId }
  await transact(db(), (tx) => enqueue(tx, { name: 'matches.resume-changed' }, input, { key: candidateId }))
  await app().runTasks()
}

describe('matching', () => {
  const titles = {
    profile: {
      desiredTitles: ['Registered Nurse'],
      prefsSetAt: new Date(),
      desiredLocations: ['Portland, OR'],
      workPreference: 'onsite' as const,
    },
  }

  test('a published job reaches the candidates it is for, and leaves their list when it closes', async () => {
    const employer = await signedInEmployer(app())
    const nurse = await signedInCandidate(app(), { profile: { ...titles.profile, workPreference: 'onsite' } })
    await readResumeOf(app(), nurse)
    const { id: jobId } = await publishedJob(app(), employer)
    await scoreJob(jobId)
    const open = await nurse.api.matches.open({ jobId })
    expect(open.parts.skills.map((skill) => [skill.name, skill.state])).toEqual([
      ['Triage', 'met'],
      ['Telemetry', expect.any(String)],
    ])
    expect((await nurse.api.matches.list({})).matches.map((one) => one.job.id)).toContain(jobId)
    await db().update(jobs).set({ state: 'paused' }).where(eq(jobs.id, jobId))
    await scoreJob(jobId)
    expect((await nurse.api.matches.list({})).matches.map((one) => one.job.id)).not.toContain(jobId)
    await db().update(jobs).set({ state: 'published' }).where(eq(jobs.id, jobId))
    await scoreJob(jobId)
    expect((await nurse.api.matches.list({})).matches.map((one) => one.job.id)).toContain(jobId)
  })

  test('a published job reaches those who wish for a title like it, whatever else they bring', async () => {
    const nurse = await signedInCandidate(app(), titles)
    await readResumeOf(app(), nurse, { embedding: null, embeddingModel: null, skills: [] })
    const role = { title: 'Nurse Manager', titleFamily: 'Nurse Manager', skills: [] }
    const { id: jobId } = await publishedJob(app(), await signedInEmployer(app()), role)
    await scoreJob(jobId)
    expect((await nurse.api.matches.list({})).matches.map((one) => one.job.id)).toContain(jobId)
  })

  test('two runs give the same scores in one row', async () => {
    const employer = await signedInEmployer(app())
    const nurse = await signedInCandidate(app(), titles)
    const resume = await readResumeOf(app(), nurse)
    const { id: jobId } = await publishedJob(app(), employer)
    await scoreCandidate(nurse.id, resume.id)
    const [first] = await db().select().from(matches).where(eq(matches.jobId, jobId))
    await scoreCandidate(nurse.id, resume.id)
    await scoreJob(jobId)
    const again = (await db().select().from(matches).where(eq(matches.jobId, jobId))).filter(
      (row) => row.candidateId === nurse.id,
    )
    expect(again).toHaveLength(1)
    expect(again[0]).toEqual({ ...first, scoredAt: again[0]?.scoredAt })
  })

  test('a hidden company is not met, an anonymous one only when it was published later', async () => {
    const employer = await signedInEmployer(app())
    const nurse = await signedInCandidate(app(), titles)
    const resume = await readResumeOf(app(), nurse)
    const day = 24 * 60 * 60 * 1000
    const now = app().clock.now()
    const { id: open } = await publishedJob(app(), employer, { isAnonymous: false })
    const { id: before } = await publishedJob(app(), employer, { publishedAt: new Date(now.getTime() - day) })
    const { id: after } = await publishedJob(app(), employer, { publishedAt: new Date(now.getTime() + day) })
    await db().insert(hiddenCompanies).values({
      candidateId: nurse.id,
      id: crypto.randomUUID(),
      companyName: employer.companyName.toUpperCase(),
      createdAt: now,
    })
    await scoreCandidate(nurse.id, resume.id)
    await scoreJob(open)
    await scoreJob(after)
    const rows = await db().select().from(matches).where(eq(matches.candidateId, nurse.id))
    const found = rows.map((row) => row.jobId)
    expect(found).toContain(before)
    expect(found).not.toContain(open)
    expect(found).not.toContain(after)
    await expect(nurse.api.matches.save({ jobId: open })).rejects.toMatchObject({ code: 'not_found' })
  })

  test('a job of another kind of work is not listed', async () => {
    const employer = await signedInEmployer(app())
    const nurse = await signedInCandidate(app(), titles)
    const resume = await readResumeOf(app(), nurse)
    const { id: jobId } = await publishedJob(app(), employer, {
      title: 'Backend Engineer',
      description: 'You build services in Go.',
      skills: [{ skill: 'Go', importance: 'must_have' }],
    })
    await scoreCandidate(nurse.id, resume.id)
    await scoreJob(jobId)
    await expect(nurse.api.matches.open({ jobId })).rejects.toMatchObject({ code: 'not_found' })
  })
})
