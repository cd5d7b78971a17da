import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { readResumeOf } from '../../testing/application-factories.ts'
import { newVisitor } from '../../testing/client.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { signedInCandidate, signedInEmployer } from '../../testing/factories.ts'
import { users } from '../accounts/tables.ts'
import { profiles } from './tables.ts'

const app = createTestApp()
const db = () => app().deps.db

const quick = {
  desiredTitles: ['Charge Nurse'],
  workPreference: 'hybrid' as const,
  location: 'Portland, OR',
  payCurrency: 'USD' as const,
  payMinimum: 60_000,
  version: 1,
}

async function rowOf(id: string) {
  const [row] = await db().select().from(profiles).where(eq(profiles.id, id))
  return row
}

describe('quick preferences', () => {
  test('are saved in the specified text form, and set the moment', async () => {
    const candidate = await signedInCandidate(app())
    const saved = await candidate.api.profiles.saveQuickPreferences(quick)
    expect(saved).toMatchObject({
      desiredTitles: ['Charge Nurse'],
      workPreference: 'hybrid',
      desiredLocations: ['Portland, OR'],
      salaryExpectation: '$60,000+',
      prefsSetAt: app().clock.now().toISOString(),
      version: 2,
    })
    expect(await candidate.api.profiles.mine()).toEqual(saved)
  })

  test.each([
    ['no title', { desiredTitles: [] }],
    ['a title twice', { desiredTitles: ['Nurse', 'nurse'] }],
    ['a blank place for hybrid work', { location: '  ' }],
    ['a figure off the slider', { payMinimum: 61_000 }],
    ['a figure below the slider', { payMinimum: 25_000 }],
  ])('are refused with %s', async (_, change) => {
    const candidate = await signedInCandidate(app())
    await expect(candidate.api.profiles.saveQuickPreferences({ ...quick, ...change })).rejects.toMatchObject({
      code: 'invalid',
    })
    expect((await rowOf(candidate.id))?.prefsSetAt).toBeNull()
  })

  test('refuse a fourth title, but keep more than three that were there before', async () => {
    const four = ['Nurse', 'Charge Nurse', 'Ward Manager', 'Nurse Educator']
    const candidate = await signedInCandidate(app())
    const { saveQuickPreferences } = candidate.api.profiles
    await expect(saveQuickPreferences({ ...quick, desiredTitles: four })).rejects.toMatchObject({ code: 'invalid' })
    const earlier = await signedInCandidate(app(), { profile: { desiredTitles: four } })
    const saved = await earlier.api.profiles.saveQuickPreferences({ ...quick, desiredTitles: four })
    expect(saved.desiredTitles).toEqual(four)
  })

  test('of an older tab do not overwrite what was saved since', async () => {
    const candidate = await signedInCandidate(app())
    await candidate.api.profiles.saveQuickPreferences(quick)
    const older = { ...quick, desiredTitles: ['Cook'] }
    await expect(candidate.api.profiles.saveQuickPreferences(older)).rejects.toMatchObject({ code: 'conflict' })
    expect((await rowOf(candidate.id))?.desiredTitles).toEqual(['Charge Nurse'])
  })

  test('skipped clear the titles only while none were ever saved', async () => {
    const fresh = await signedInCandidate(app(), { profile: { desiredTitles: ['Cook'], workPreference: 'onsite' } })
    expect(await fresh.api.profiles.skipQuickPreferences({})).toMatchObject({
      desiredTitles: [],
      workPreference: 'remote',
      prefsSetAt: null,
    })
    const settled = await signedInCandidate(app())
    await settled.api.profiles.saveQuickPreferences(quick)
    expect(await settled.api.profiles.skipQuickPreferences({})).toMatchObject({
      desiredTitles: ['Charge Nurse'],
      workPreference: 'hybrid',
    })
  })

  test('are for candidates with a session only', async () => {
    const visitor = newVisitor(app())
    await expect(visitor.api.profiles.saveQuickPreferences(quick)).rejects.toMatchObject({ code: 'unauthenticated' })
    const employer = await signedInEmployer(app())
    await expect(employer.api.profiles.saveQuickPreferences(quick)).rejects.toMatchObject({ code: 'forbidden' })
  })
})

describe('full preferences', () => {
  const full = {
    desiredTitles: ['Charge Nurse'],
    workPreference: 'onsite' as const,
    desiredLocations: ['Portland, OR', 'Salem, OR'],
    payMinimum: 60_000,
    payTarget: 90_000,
    payCurrency: 'USD' as const,
    employmentTypes: ['full-time' as const],
    version: 1,
  }

  test('are saved with both bounds and the employment type', async () => {
    const candidate = await signedInCandidate(app())
    expect(await candidate.api.profiles.savePreferences(full)).toMatchObject({
      salaryExpectation: '$60k-$90k',
      employmentTypes: ['full-time'],
      desiredLocations: ['Portland, OR', 'Salem, OR'],
    })
  })

  test.each([
    ['no place', { desiredLocations: [] }],
    ['a target below the minimum', { payTarget: 50_000 }],
    ['no employment type', { employmentTypes: [] }],
  ])('are refused with %s', async (_, change) => {
    const candidate = await signedInCandidate(app())
    await expect(candidate.api.profiles.savePreferences({ ...full, ...change })).rejects.toMatchObject({
      code: 'invalid',
    })
  })
})

describe('the profile', () => {
  test('takes what is listed and nothing else', async () => {
    const candidate = await signedInCandidate(app())
    const sent = await candidate.fetch('/api/profile', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        version: 1,
        changes: {
          headline: '  Night nurse of nine years  ',
          role: 'employer',
          id: crypto.randomUUID(),
          trustScore: 100,
          resumeAnalyzedAt: '2020-01-01T00:00:00Z',
          version: 99,
          companyName: 'Mine now',
        },
      }),
    })
    expect(sent.status).toBe(200)
    expect(await rowOf(candidate.id)).toMatchObject({
      headline: 'Night nurse of nine years',
      trustScore: 0,
      resumeAnalyzedAt: null,
      companyName: null,
      version: 2,
    })
    const [user] = await db().select({ role: users.role }).from(users).where(eq(users.id, candidate.id))
    expect(user?.role).toBe('seeker')
  })

  test.each([
    ['a summary of 91 characters', { headline: 'x'.repeat(91) }],
    ['a zip code of four digits', { location: '9720' }],
    ['an address that runs script', { website: 'javascript:alert(1)' }],
    ['eleven skills', { skills: Array.from({ length: 11 }, (_, n) => `Skill ${n}`) }],
    ['sixty-one years', { yearsExperience: 61 }],
  ])('refuses %s', async (_, changes) => {
    const candidate = await signedInCandidate(app())
    await expect(candidate.api.profiles.update({ version: 1, changes })).rejects.toMatchObject({ code: 'invalid' })
  })

  test('an empty summary is no summary', async () => {
    const candidate = await signedInCandidate(app(), { profile: { headline: 'Cook' } })
    expect((await candidate.api.profiles.update({ version: 1, changes: { headline: ' ' } })).headline).toBeNull()
  })

  test('of another version is not overwritten', async () => {
    const candidate = await signedInCandidate(app())
    const both = [1, 2].map((n) => candidate.api.profiles.update({ version: 1, changes: { headline: `Tab ${n}` } }))
    const results = await Promise.allSettled(both)
    expect(results.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  })

  test('completes the onboarding once and for all', async () => {
    const candidate = await signedInCandidate(app())
    const first = await candidate.api.profiles.completeOnboarding({})
    expect(first.onboardingComplete).toBe(true)
    expect(await candidate.api.profiles.completeOnboarding({})).toEqual(first)
  })

  test('needs a session', async () => {
    await expect(newVisitor(app()).api.profiles.mine()).rejects.toMatchObject({ code: 'unauthenticated' })
  })
})

describe('suggestions', () => {
  test('of titles come from the active résumé, without those already chosen', async () => {
    const candidate = await signedInCandidate(app(), { profile: { desiredTitles: ['Data Analyst'] } })
    await readResumeOf(app(), candidate, { rawText: 'Ana Flores\nData Analyst\nLead Engineer\nManager\nA cook' })
    expect(await candidate.api.profiles.titleSuggestions()).toEqual({ fromResume: ['Lead Engineer', 'Manager'] })
  })

  test('are at most eight', async () => {
    const candidate = await signedInCandidate(app())
    for (const kind of ['title', 'skill', 'industry'] as const) {
      const { suggestions } = await candidate.api.profiles.suggest({ kind, typed: 'a' })
      expect(suggestions.length).toBeGreaterThan(0)
      expect(suggestions.length).toBeLessThanOrEqual(8)
    }
  })
})
