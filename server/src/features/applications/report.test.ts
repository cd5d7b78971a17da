import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { settledNotice } from '#domain/applications/report.ts'
import { employerTrust, reportDays } from '#domain/companies/trust.ts'
import { transact } from '../../db/open.ts'
import { enqueue } from '../../tasks/enqueue.ts'
import { publishedJob, readResumeOf } from '../../testing/application-factories.ts'
import { expectAbsent } from '../../testing/canary.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { runOnce } from '../../testing/run-once.ts'
import { companies, reports } from '../companies/tables.ts'
import { lapseReports } from '../jobs/tasks/lapse-reports.ts'
import { notices } from '../notices/tables.ts'
import { hiddenCompanies } from '../profiles/tables.ts'
import { listOpenCases, settleCase } from '../trust/commands/moderate.ts'

const app = createTestApp()
const db = () => app().deps.db
const complaint = { reason: 'asks_for_money', note: 'They asked for a deposit of $90.' } as const

async function scene(job: Parameters<typeof publishedJob>[2] = {}) {
  const employer = await signedInEmployer(app(), { company: { name: 'Quillhaven Traders' } })
  const candidate = await signedInCandidate(app(), { name: 'Perpetua Quennell' })
  const { id: jobId } = await publishedJob(app(), employer, job)
  const report = (more: object = complaint) => candidate.api.applications.reportJob({ jobId, ...complaint, ...more })
  return { employer, candidate, jobId, report }
}

const reportsOf = (jobId: string) => db().select().from(reports).where(eq(reports.jobId, jobId))

function settle(id: string | undefined, isUpheld: boolean) {
  return settleCase(db(), { kind: 'report', id: id ?? '', isUpheld, by: 'Jo' }, 'http://localhost:3000')
}

describe('a role is reported', () => {
  test('by somebody who can open it: it waits for an operator, and their page says so', async () => {
    const { candidate, jobId, report } = await scene()
    const isReported = async () => (await candidate.api.applications.getJobForCandidate({ jobId })).isReported
    expect(await isReported()).toBe(false)
    expect(await report()).toEqual({ reportedAt: expect.any(String) })
    expect(await isReported()).toBe(true)
    const own = (await listOpenCases(db())).reports.filter((one) => 'jobId' in one && one.jobId === jobId)
    expect(own).toEqual([
      {
        id: expect.any(String),
        jobId,
        reason: 'Asks for money or private data',
        note: complaint.note,
        role: 'Registered Nurse, Night Ward',
        company: 'Quillhaven Traders',
        at: expect.any(Date),
        dismissedBefore: 0,
      },
    ])
  })

  test('the operator sees how many reports of the same person were dismissed, and not who it is', async () => {
    const { candidate, employer, jobId, report } = await scene()
    await report()
    await settle((await reportsOf(jobId))[0]?.id, false)
    const { id: next } = await publishedJob(app(), employer)
    await candidate.api.applications.reportJob({ jobId: next, ...complaint })
    const one = await signedInCandidate(app())
    await one.api.applications.reportJob({ jobId: next, ...complaint, note: 'The first of mine.' })
    const cases = (await listOpenCases(db())).reports.filter((entry) => 'jobId' in entry && entry.jobId === next)
    expect(cases).toMatchObject([
      { note: complaint.note, dismissedBefore: 1 },
      { note: 'The first of mine.', dismissedBefore: 0 },
    ])
    expect(JSON.stringify(cases)).not.toContain(candidate.id)
  })

  test('a second report answers the first, also of ten at once', async () => {
    const { jobId, report } = await scene()
    const answers = await Promise.all(Array.from({ length: 9 }, () => report()))
    const again = await report({ reason: 'other', note: 'Another reason.' })
    expect(new Set([...answers, again].map((one) => one.reportedAt)).size).toBe(1)
    expect(await reportsOf(jobId)).toMatchObject([complaint])
  })

  test('ten times a day by one person at most', async () => {
    const { candidate, jobId, report, employer } = await scene()
    for (let sent = 0; sent < 10; sent++) await report()
    await expect(report()).rejects.toMatchObject({ code: 'rate_limited', status: 429 })
    const { id } = await publishedJob(app(), employer)
    const other = candidate.api.applications.reportJob({ jobId: id, ...complaint })
    await expect(other).rejects.toMatchObject({ code: 'rate_limited' })
    expect(await reportsOf(jobId)).toHaveLength(1)
  })

  test('with words that are only spaces as one without words', async () => {
    const { jobId, report } = await scene()
    await report({ note: '   ' })
    expect(await reportsOf(jobId)).toMatchObject([{ note: null }])
  })

  test('after it was closed, by somebody who still sees it', async () => {
    const { jobId, report } = await scene({ state: 'closed' })
    await report()
    expect(await reportsOf(jobId)).toHaveLength(1)
  })
})

describe('a report is refused', () => {
  test('to nobody and to an employer', async () => {
    const { employer, jobId } = await scene()
    const visitor = newVisitor(app()).api.applications.reportJob({ jobId, ...complaint })
    await expect(visitor).rejects.toMatchObject({ code: 'unauthenticated' })
    const own = employer.api.applications.reportJob({ jobId, ...complaint })
    await expect(own).rejects.toMatchObject({ code: 'forbidden' })
    expect(await reportsOf(jobId)).toEqual([])
  })

  test('of a job that this candidate cannot open', async () => {
    const { candidate, employer, jobId, report } = await scene({ isAnonymous: false })
    const missing = { code: 'not_found', message: 'Job not found' }
    const draft = await publishedJob(app(), employer, { state: 'draft', publishedAt: null })
    for (const id of [crypto.randomUUID(), draft.id]) {
      await expect(report({ jobId: id })).rejects.toMatchObject(missing)
    }
    await db().insert(hiddenCompanies).values({
      candidateId: candidate.id,
      id: crypto.randomUUID(),
      companyName: employer.companyName,
    })
    await expect(report()).rejects.toMatchObject(missing)
    expect(await reportsOf(jobId)).toEqual([])
  })

  test.each([
    ['a reason that is none', { reason: 'boring' }, { reason: 'Please choose a reason' }],
    ['no reason', { reason: null }, { reason: 'Please choose a reason' }],
    ['a long note', { note: 'x'.repeat(501) }, { note: 'Please keep it under 500 characters' }],
  ])('with %s, in plain words', async (_, change, fields) => {
    const { candidate, jobId } = await scene()
    const answer = await candidate.fetch(`/api/job-details/${jobId}/report`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...complaint, ...change }),
    })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ fields })
    expect(await reportsOf(jobId)).toEqual([])
  })
})

test('who reported is seen by nobody, and the answer names no company', async () => {
  const { candidate, employer, jobId } = await scene()
  const answer = await candidate.fetch(`/api/job-details/${jobId}/report`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(complaint),
  })
  expect(answer.status).toBe(200)
  await expectAbsent(answer, [employer.companyName, employer.companyId, 'dismissed', 'upheld'])
  const [report] = await reportsOf(jobId)
  expect(JSON.stringify(await listOpenCases(db()))).not.toContain(candidate.id)
  await settle(report?.id, true)
  await app().runTasks()
  const words = [candidate.id, candidate.email, 'Perpetua', 'deposit', 'asks_for_money', report?.id ?? 'none']
  for (const path of ['/api/employer/company', '/api/employer/jobs', `/api/jobs/${jobId}/candidates`, '/api/notices']) {
    const shown = await employer.fetch(path)
    expect([path, shown.status]).toEqual([path, 200])
    await expectAbsent(shown, words)
  }
  const other = await signedInCandidate(app())
  expect((await other.api.applications.getJobForCandidate({ jobId })).isReported).toBe(false)
})

describe('a settled report', () => {
  test.each([true, false])('is told to whoever made it, once; upheld: %s', async (isUpheld) => {
    const { candidate, jobId, report } = await scene()
    await report()
    const [one] = await reportsOf(jobId)
    expect([await settle(one?.id, isUpheld), await settle(one?.id, !isUpheld)]).toEqual([true, false])
    const told = await db().select().from(notices).where(eq(notices.personId, candidate.id))
    expect(told).toMatchObject([
      { kind: 'report_settled', path: `/job/${jobId}`, ...settledNotice('Registered Nurse, Night Ward', isUpheld) },
    ])
  })

  test('costs the employer what the rule says, moves the cards with it, and lapses after 180 days', async () => {
    const { employer, candidate, jobId, card, trustOf } = await scoredScene()
    const clean = await trustOf()
    expect(clean).toBe(90)
    const before = await card()
    expect(before.scores.trust).toBe(clean)
    expect(before.job.badges).toContain('Trusted Employer')

    const uphold = async (by: typeof candidate) => {
      await by.api.applications.reportJob({ jobId, ...complaint })
      const [open] = await db()
        .select()
        .from(reports)
        .where(and(eq(reports.companyId, employer.companyId), eq(reports.state, 'open')))
      await settle(open?.id, true)
      await app().runTasks()
      return trustOf()
    }
    // The first also ends the ten points for a clean record; each further one costs its 25 alone.
    expect(await uphold(candidate)).toBe(clean - 10 - 25)
    const first = await card()
    expect(await uphold(await signedInCandidate(app()))).toBe(clean - 10 - 2 * 25)
    const second = await card()
    expect([first.scores.trust, second.scores.trust]).toEqual([clean - 35, clean - 60])
    expect(first.scores.composite).toBe(compositeOf(first.scores))
    expect(second.scores.composite).toBe(compositeOf(second.scores))
    expect(first.scores.composite).toBeLessThan(before.scores.composite ?? 0)
    expect(second.scores.composite).toBeLessThan(first.scores.composite ?? 0)
    expect(first.job.badges).not.toContain('Trusted Employer')

    const settledBefore = (days: number) =>
      db()
        .update(reports)
        .set({ settledAt: sql`now() - make_interval(days => ${days})` })
        .where(eq(reports.companyId, employer.companyId))
    await settledBefore(reportDays - 1)
    await runOnce(app(), lapseReports)
    await app().runTasks()
    expect(await trustOf()).toBe(clean - 60)
    await settledBefore(reportDays)
    await runOnce(app(), lapseReports)
    await app().runTasks()
    expect(await trustOf()).toBe(clean)
    expect((await card()).scores).toEqual(before.scores)
  })

  test('that is dismissed costs nothing', async () => {
    const { jobId, report, employer } = await scene()
    await rate(employer.companyId)
    const trustOf = async () =>
      (await db().select().from(companies).where(eq(companies.id, employer.companyId)))[0]?.trustScore
    const before = await trustOf()
    await report()
    await settle((await reportsOf(jobId))[0]?.id, false)
    await app().runTasks()
    expect(await trustOf()).toBe(before)
  })
})

async function rate(companyId: string) {
  await transact(db(), (tx) => enqueue(tx, { name: 'jobs.score-company' }, { companyId }, { key: companyId }))
  await app().runTasks()
}

/** F.36, without the three points for a Trusted Employer. */
function compositeOf({ ai, trust, mutual }: { ai: number | null; trust: number; mutual: number }) {
  return Math.min(100, Math.round(0.75 * (ai ?? 0) + 0.25 * trust) + mutual)
}

/** A nurse whose list holds the one role of a company with everything that earns trust. */
async function scoredScene() {
  const website = `https://kestrel-${crypto.randomUUID()}.example`
  const full = { industry: 'Healthcare', size: '51-200', hqLocation: 'Portland, OR', about: 'Care.', website } as const
  const employer = await signedInEmployer(app(), { company: { ...full, domainVerifiedAt: new Date() } })
  const pay = { payMinimum: 80_000, payMaximum: 90_000, payCurrency: 'USD', payPeriod: 'year' } as const
  const { id: jobId } = await publishedJob(app(), employer, { ...pay, isAnonymous: false })
  const candidate = await signedInCandidate(app(), {
    profile: { desiredTitles: ['Registered Nurse'], workPreference: 'onsite', prefsSetAt: new Date() },
  })
  await readResumeOf(app(), candidate)
  await rate(employer.companyId)
  const evidence = { isDomainVerified: true, isPayShown: true, isProfileComplete: true, isOwnerConfirmed: true }
  const noReplies = { repliesInTime: 0, repliesDue: 0, upheldReports: 0 }
  const trustOf = async () =>
    (await db().select().from(companies).where(eq(companies.id, employer.companyId)))[0]?.trustScore ?? -1
  expect(await trustOf()).toBe(employerTrust({ ...evidence, ...noReplies }))
  const card = async () => {
    const { matches } = await candidate.api.matches.list({})
    const found = matches.find((one) => one.job.id === jobId)
    if (!found) throw new Error('The role is not on the list.')
    return found
  }
  return { employer, candidate, jobId, card, trustOf }
}
