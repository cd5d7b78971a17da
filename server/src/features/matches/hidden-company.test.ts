import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { publishedJob, readResumeOf, scoredPair } from '../../testing/application-factories.ts'
import { expectAbsent } from '../../testing/canary.ts'
import { type ApiClient } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { companies } from '../companies/tables.ts'
import { reveals } from '../reveals/tables.ts'

const app = createTestApp()
const db = () => app().deps.db

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
