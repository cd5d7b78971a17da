import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { MatchSort } from '#domain/matches/sorts.ts'
import { transact } from '../../db/open.ts'
import { enqueue } from '../../tasks/enqueue.ts'
import { publishedJob, readResumeOf, scoredPair } from '../../testing/application-factories.ts'
import { expectAbsent } from '../../testing/canary.ts'
import { type ApiClient, newVisitor } from '../../testing/client.ts'
import { countStatements } from '../../testing/count-statements.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { companies } from '../companies/tables.ts'
import { jobs } from '../jobs/tables.ts'
import { hiddenCompanies } from '../profiles/tables.ts'
import { reveals } from '../reveals/tables.ts'
import { dismissedJobs, matches, savedJobs } from './tables.ts'

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

type Scored = Parameters<typeof scoredPair>[2]

/** A candidate whose list holds these scores, one job each. */
async function listOf(scores: Scored[], job: Parameters<typeof publishedJob>[2] = {}) {
  const employer = await signedInEmployer(app())
  const candidate = await signedInCandidate(app())
  const { id: resumeId } = await readResumeOf(app(), candidate)
  const jobIds: string[] = []
  for (const score of scores) {
    const { id: jobId } = await publishedJob(app(), employer, job)
    await scoredPair(app(), { candidateId: candidate.id, jobId, resumeId }, score)
    jobIds.push(jobId)
  }
  const pages = async (input: Parameters<typeof candidate.api.matches.list>[0] = {}) => {
    const found: string[][] = []
    let cursor: string | null | undefined
    do {
      const page = await candidate.api.matches.list({ ...input, ...(cursor ? { cursor } : {}) })
      found.push(page.matches.map((one) => one.job.id))
      cursor = page.nextCursor
    } while (cursor)
    return found
  }
  return { employer, candidate, jobIds, pages, resumeId }
}

describe('the list', () => {
  test.each([
    ['composite', [2, 0, 1, 3]],
    ['ai', [1, 2, 0, 3]],
    ['trust', [3, 0, 2, 1]],
  ] as [MatchSort, number[]][])('is sorted by %s, those without a figure last', async (sort, order) => {
    const { jobIds, pages } = await listOf([
      { composite: 80, ai: 70, trust: 60 },
      { composite: 70, ai: 90, trust: 40 },
      { composite: 90, ai: 80, trust: 50 },
      { composite: null, ai: null, trust: 75 },
    ])
    expect(await pages({ sort })).toEqual([order.map((at) => jobIds[at])])
  })

  test('pages without gaps or repeats, also where all figures are equal or missing', async () => {
    const equal: Scored[] = Array.from({ length: 14 }, () => ({}))
    const none: Scored[] = Array.from({ length: 13 }, () => ({ composite: null, ai: null }))
    const { jobIds, pages } = await listOf([...equal, ...none])
    for (const sort of ['composite', 'ai', 'trust'] as const) {
      const found = await pages({ sort })
      expect(found.map((page) => page.length)).toEqual([10, 10, 7])
      expect(new Set(found.flat())).toEqual(new Set(jobIds))
    }
  })

  test('a full page stays full when some are passed, failed or closed', async () => {
    const { candidate, jobIds, pages } = await listOf([
      ...Array.from({ length: 12 }, () => ({})),
      { gate: 'fail' as const, composite: 99 },
      { isListed: false, composite: 98 },
    ])
    await candidate.api.matches.pass({ jobId: jobIds[0] ?? '' })
    await candidate.api.matches.pass({ jobId: jobIds[1] ?? '' })
    const found = await pages()
    expect(found.map((page) => page.length)).toEqual([10])
    expect(found.flat()).not.toContain(jobIds[12])
  })

  test('shows stretch jobs and unlocked ones when asked', async () => {
    const { jobIds, pages } = await listOf([{ gate: 'fail' }, { isLocked: false }, {}])
    expect((await pages({ stretch: true })).flat()).toHaveLength(3)
    expect(await pages({ unlockedOnly: true })).toEqual([[jobIds[1]]])
  })

  test('refuses a cursor of another order or of nobody', async () => {
    const { candidate } = await listOf(Array.from({ length: 11 }, () => ({})))
    const { nextCursor } = await candidate.api.matches.list({ sort: 'ai' })
    for (const cursor of [nextCursor ?? '', 'nonsense', Buffer.from('{"sort":"composite"}').toString('base64url')]) {
      await expect(candidate.api.matches.list({ sort: 'composite', cursor })).rejects.toMatchObject({ code: 'invalid' })
    }
  })

  test('takes two statements beside the session', async () => {
    const { candidate } = await listOf(Array.from({ length: 3 }, () => ({})))
    await candidate.api.matches.list({})
    const count = await countStatements(app(), () => candidate.api.matches.list({}))
    expect(count).toBeLessThanOrEqual(3)
  })

  test('is for candidates with a session, each their own', async () => {
    await expect(newVisitor(app()).api.matches.list({})).rejects.toMatchObject({ code: 'unauthenticated' })
    const { employer } = await listOf([{}])
    await expect(employer.api.matches.list({})).rejects.toMatchObject({ code: 'forbidden' })
    const other = await signedInCandidate(app())
    expect((await other.api.matches.list({})).matches).toEqual([])
  })
})

describe('a hidden company', () => {
  const name = 'Zephyrine Calloway Works'

  async function hiddenScene() {
    const employer = await signedInEmployer(app(), {
      company: {
        name,
        logoKey: 'zephyrine-logo-key',
        website: 'https://zephyrine-calloway.example',
        replyDaysMedian: 3,
      },
    })
    const candidate = await signedInCandidate(app())
    const { id: resumeId } = await readResumeOf(app(), candidate)
    const { id: jobId } = await publishedJob(app(), employer)
    await app().deps.db.update(companies).set({ trustScore: 71 }).where(eq(companies.id, employer.companyId))
    await candidate.api.profiles.saveQuickPreferences({
      desiredTitles: ['Registered Nurse'],
      workPreference: 'onsite',
      location: 'Portland, OR',
      payCurrency: 'USD',
      payMinimum: 60_000,
      version: 1,
    })
    await app().runTasks()
    return { employer, candidate, jobId, resumeId }
  }

  async function cardOf(candidate: { api: ApiClient }, jobId: string) {
    let cursor: string | null | undefined
    do {
      const page = await candidate.api.matches.list(cursor ? { cursor } : {})
      const card = page.matches.find((one) => one.job.id === jobId)
      if (card) return card
      cursor = page.nextCursor
    } while (cursor)
    return undefined
  }

  test('shows in no list, breakdown, saved or passed job', async () => {
    const { employer, candidate, jobId } = await hiddenScene()
    const words = [name, 'Zephyrine', 'Calloway', 'zephyrine-logo-key', employer.companyId, employer.id, 'Replies in']
    expect(await cardOf(candidate, jobId)).toBeDefined()
    await candidate.api.matches.save({ jobId })
    for (const path of ['/api/matches', `/api/matches/${jobId}`, '/api/saved-jobs', '/api/matches/summary']) {
      const answer = await candidate.fetch(path)
      expect(answer.status).toBe(200)
      await expectAbsent(answer, words)
    }
    await candidate.api.matches.pass({ jobId })
    await expectAbsent(await candidate.fetch('/api/passed-jobs'), words)
  })

  test('counts with a band of its trust, and says until when it is hidden', async () => {
    const { candidate, jobId } = await hiddenScene()
    const card = await cardOf(candidate, jobId)
    expect(card?.scores.trust).toBe(75)
    expect(card?.job).toMatchObject({
      companyRevealed: false,
      companyLogoUrl: null,
      companyDisplay: 'Confidential company · Healthcare',
      lock: 'Company hidden until you are shortlisted.',
      timeZone: 'PT',
    })
  })

  test("stays hidden when somebody else's reveal or save is in the tables", async () => {
    const { jobId, employer } = await hiddenScene()
    const other = await signedInCandidate(app())
    const { id: resumeId } = await readResumeOf(app(), other)
    const { id: otherJob } = await publishedJob(app(), employer)
    await db()
      .insert(reveals)
      .values({ id: crypto.randomUUID(), candidateId: other.id, jobId: otherJob, kind: 'company', gate: 'shortlist' })
    await scoredPair(app(), { candidateId: other.id, jobId, resumeId })
    await other.api.matches.save({ jobId: otherJob })
    await other.api.matches.pass({ jobId: otherJob })
    const [card] = (await other.api.matches.list({})).matches
    expect(card).toMatchObject({ job: { id: jobId, companyRevealed: false }, isSaved: false, hasApplied: false })
    await other.api.matches.save({ jobId })
    await other.api.matches.pass({ jobId })
    const { saved } = await other.api.matches.saved({})
    const { passed } = await other.api.matches.passed({})
    const isOpened = (list: { job: { id: string; companyRevealed: boolean } }[]) =>
      list.find((one) => one.job.id === jobId)?.job.companyRevealed
    expect([isOpened(saved), isOpened(passed)]).toEqual([false, false])
  })

  test('is named once the ledger says so', async () => {
    const { candidate, jobId } = await hiddenScene()
    const reveal = { candidateId: candidate.id, jobId, kind: 'company' as const, gate: 'shortlist' as const }
    await db()
      .insert(reveals)
      .values({ id: crypto.randomUUID(), ...reveal })
    const card = await cardOf(candidate, jobId)
    expect(card?.job).toMatchObject({ companyRevealed: true, companyDisplay: name, lock: null })
  })
})

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

describe('saving', () => {
  test('keeps a job; a second time says so; removing takes it off', async () => {
    const { candidate, jobIds } = await listOf([{}])
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
    const { candidate, jobIds } = await listOf([{}])
    const [jobId = ''] = jobIds
    await candidate.api.matches.save({ jobId })
    for (const state of ['paused', 'filled', 'closed', 'expired'] as const) {
      await db().update(jobs).set({ state }).where(eq(jobs.id, jobId))
      const { saved } = await candidate.api.matches.saved({})
      expect(saved).toMatchObject([{ job: { standing: state }, closesOn: null }])
    }
  })

  test('a job that is not there, a draft or nonsense is refused', async () => {
    const { candidate, employer } = await listOf([])
    const { id: draft } = await publishedJob(app(), employer, { state: 'draft', publishedAt: null })
    for (const jobId of [crypto.randomUUID(), draft]) {
      await expect(candidate.api.matches.save({ jobId })).rejects.toMatchObject({ code: 'not_found' })
      await expect(candidate.api.matches.pass({ jobId })).rejects.toMatchObject({ code: 'not_found' })
      await expect(candidate.api.matches.note({ jobId, note: 'x' })).rejects.toMatchObject({ code: 'not_found' })
    }
    await expect(candidate.api.matches.save({ jobId: 'nonsense' })).rejects.toMatchObject({ code: 'invalid' })
  })

  test('needs a candidate', async () => {
    const { employer, jobIds } = await listOf([{}])
    const [jobId = ''] = jobIds
    await expect(newVisitor(app()).api.matches.save({ jobId })).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(employer.api.matches.save({ jobId })).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('passing', () => {
  test('takes a job off the list, once, and restoring brings it back', async () => {
    const { candidate, jobIds } = await listOf([{}, {}])
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
    const { candidate, jobIds } = await listOf(Array.from({ length: 12 }, () => ({})))
    for (const jobId of jobIds) await candidate.api.matches.pass({ jobId })
    const first = await candidate.api.matches.passed({})
    const second = await candidate.api.matches.passed({ cursor: first.nextCursor ?? '' })
    expect([first.passed.length, second.passed.length, second.nextCursor]).toEqual([10, 2, null])
  })
})
