import { describe, expect, test } from 'vitest'
import { applicationStates } from '#domain/applications/states.ts'
import { jobLimits } from '#domain/jobs/limits.ts'
import { jobStates, revealPolicies } from '#domain/jobs/schema.ts'
import { findCodedWording } from '#domain/jobs/wording.ts'
import { demoAccounts } from './accounts.ts'
import { buildDemoWorld } from './world.ts'

const now = new Date('2026-11-20T12:00:00Z')
const world = buildDemoWorld({ now })
const published = world.jobs.filter(({ job }) => job.state === 'published')
const companyOf = new Map(world.companies.map(({ company }) => [company.id, company]))

function byCount<Item>(items: readonly Item[], key: (item: Item) => string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const item of items) counts[key(item)] = (counts[key(item)] ?? 0) + 1
  return counts
}

describe('the demo world', () => {
  test('is the same each time it is built, to the last id', () => {
    expect(JSON.stringify(buildDemoWorld({ now }))).toBe(JSON.stringify(world))
    const other = buildDemoWorld({ now, seed: 'another' })
    expect(other.jobs[0]?.job.id).not.toBe(world.jobs[0]?.job.id)
  })

  test('is as large as it promises', () => {
    expect(world.companies.length).toBeGreaterThanOrEqual(60)
    expect(published.length).toBeGreaterThanOrEqual(400)
    expect(world.people.length).toBeGreaterThanOrEqual(40)
    const occupations = byCount(published, ({ key }) => key.replace(/-\d+$/, ''))
    expect(Object.values(occupations).filter((count) => count >= 10).length).toBeGreaterThanOrEqual(14)
  })

  test('has jobs in every state and every reveal policy, most of them anonymous', () => {
    expect(new Set(world.jobs.map(({ job }) => job.state))).toEqual(new Set(jobStates))
    const anonymous = published.filter(({ job }) => job.isAnonymous)
    expect(new Set(anonymous.map(({ job }) => job.anonymityRevealPolicy))).toEqual(new Set(revealPolicies))
    expect(anonymous.length / published.length).toBeGreaterThan(0.5)
    expect(anonymous.length / published.length).toBeLessThan(0.7)
  })

  test('has applications in every state', () => {
    expect(new Set(world.applications.map(({ plan }) => plan.state))).toEqual(new Set(applicationStates))
  })

  test('names no two people or companies alike, and none that could be real', () => {
    const users = [...world.people, ...world.companies].map(({ user }) => user)
    expect(new Set(users.map((user) => user.email)).size).toBe(users.length)
    expect(new Set(users.map((user) => user.name)).size).toBe(users.length)
    expect(new Set(world.companies.map(({ company }) => company.name)).size).toBe(world.companies.length)
    const addresses = [
      ...users.map((user) => user.email),
      ...world.people.flatMap(({ vouches }) => vouches.map((vouch) => vouch.voucherEmail)),
      ...world.people.flatMap(({ employment }) => employment.map((one) => one.verifierEmail)),
    ]
    expect(addresses.filter((address) => !address.endsWith('.example'))).toEqual([])
    expect(world.companies.filter(({ company }) => !company.website?.endsWith('.example'))).toEqual([])
  })

  test('gives the offered accounts to people who are in it', () => {
    const users = new Map([...world.people, ...world.companies].map(({ user }) => [user.email, user]))
    for (const account of demoAccounts) expect(users.get(account.email)).toMatchObject({ name: account.name })
  })
})

describe('a job of the demo', () => {
  test('names its company nowhere while it is anonymous', () => {
    for (const { job, skills, quiz } of world.jobs.filter((rows) => rows.job.isAnonymous)) {
      const company = companyOf.get(job.companyId)
      const text = JSON.stringify([
        job.title,
        job.description,
        job.location,
        job.companyDisplay,
        skills,
        quiz?.questions,
      ])
      expect(text.toLowerCase()).not.toContain(company?.name.toLowerCase())
      expect(text.toLowerCase()).not.toContain(company?.website?.replace('https://', ''))
    }
  })

  test('is written in 120 to 250 words, without wording that keeps people away', () => {
    for (const { job } of published) {
      const words = job.description.split(/\s+/).length
      expect(words).toBeGreaterThanOrEqual(120)
      expect(words).toBeLessThanOrEqual(250)
      expect([...findCodedWording(job.title), ...findCodedWording(job.description)]).toEqual([])
      expect(job.description).not.toMatch(/[{}]|undefined/)
    }
  })

  test('asks for at most eight must-haves, each skill once', () => {
    for (const { skills } of world.jobs) {
      expect(skills.filter((one) => one.importance === 'must_have').length).toBeLessThanOrEqual(jobLimits.mustHaves)
      expect(new Set(skills.map((one) => one.skill)).size).toBe(skills.length)
    }
  })

  test('was published within the last 50 days and stays open', () => {
    for (const { job } of published) {
      const age = (now.getTime() - (job.publishedAt?.getTime() ?? 0)) / 86_400_000
      expect(age).toBeGreaterThan(0)
      expect(age).toBeLessThan(51)
      expect(job.expiresAt?.getTime()).toBeGreaterThan(now.getTime())
    }
  })

  test('differs from every other in its text', () => {
    expect(new Set(world.jobs.map(({ job }) => job.description)).size).toBe(world.jobs.length)
  })
})

describe('an application of the demo', () => {
  const publishedAt = new Map(world.jobs.map(({ job }) => [job.id, job.publishedAt?.getTime() ?? Number.NaN]))
  const joinedAt = new Map(world.people.map(({ user }) => [user.id, user.createdAt?.getTime() ?? Number.NaN]))

  test('has a history in order, after the job and the person came and before now', () => {
    for (const { application, events } of world.applications) {
      const times = events.map((event) => event.at?.getTime() ?? Number.NaN)
      expect(times).toEqual(times.toSorted((x, y) => x - y))
      expect(times[0]).toBeGreaterThan(publishedAt.get(application.jobId) ?? Number.POSITIVE_INFINITY)
      expect(times[0]).toBeGreaterThan(joinedAt.get(application.candidateId) ?? Number.POSITIVE_INFINITY)
      expect(times.at(-1)).toBeLessThan(now.getTime())
      expect(events.at(-1)?.toState).toBe(application.state)
    }
  })

  test('stands in the ledger only where its gate has opened', () => {
    for (const { plan, application, reveals } of world.applications) {
      const { isAnonymous, policy } = plan.job
      const isKnown = reveals.some((reveal) => reveal.kind === 'company')
      if (!isAnonymous) expect(isKnown).toBe(true)
      else if (policy === 'application_quiz') expect(isKnown).toBe(application.quizPassedAt !== null)
      else if (['quiz', 'submitted', 'viewed'].includes(plan.state)) expect(isKnown).toBe(false)
    }
  })

  test('waits no longer for an answer than the reply clock allows', () => {
    const waiting = world.applications.filter(({ plan }) => plan.state === 'submitted' || plan.state === 'viewed')
    for (const { application } of waiting) {
      expect(now.getTime() - (application.submittedAt?.getTime() ?? 0)).toBeLessThan(14 * 86_400_000)
    }
  })

  test('comes to the busy employer eight times and more for one anonymous role', () => {
    const counts = byCount(
      world.applications.filter(({ application }) => application.submittedAt),
      ({ plan }) => plan.job.key,
    )
    expect(counts['tidewater-platform']).toBeGreaterThanOrEqual(8)
  })
})
