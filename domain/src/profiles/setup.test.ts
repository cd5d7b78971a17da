import { expect, test } from 'vitest'
import type { ProfileView } from './schema.ts'
import { quickPreferencesInput } from './schema.ts'
import { completeness, profileSignal, setupSteps } from './setup.ts'

const empty: ProfileView = {
  id: '0b6f4c7e-4a7d-4f0b-9c55-2f5a3a1d9e01',
  role: 'seeker',
  fullName: '',
  location: null,
  zipPlace: null,
  headline: null,
  avatarUrl: null,
  yearsExperience: null,
  desiredTitles: [],
  skills: [],
  workPreference: 'remote',
  desiredLocations: [],
  locationZones: [],
  openToRelocation: false,
  seniority: null,
  industries: [],
  employmentTypes: [],
  payMinimum: null,
  payTarget: null,
  payCurrency: 'USD',
  salaryExpectation: null,
  linkedinUrl: null,
  website: null,
  phone: null,
  companyName: null,
  resumeUploaded: false,
  resumeAnalyzedAt: null,
  prefsSetAt: null,
  onboardingComplete: false,
  version: 1,
}
const today = '2026-11-20T09:00:00.000Z'

test.each([
  [null, null, { resume: 'active', preferences: 'locked', trust: 'locked' }],
  [today, null, { resume: 'done', preferences: 'active', trust: 'locked' }],
  [today, today, { resume: 'done', preferences: 'done', trust: 'active' }],
] as const)('analysed %s and preferences %s put the setup at %j', (resumeAnalyzedAt, prefsSetAt, steps) => {
  expect(setupSteps({ resumeAnalyzedAt, prefsSetAt })).toEqual(steps)
})

test.each([
  [null, 0, 'low'],
  [null, 12, 'low'],
  [today, 0, 'medium'],
  [today, 1, 'high'],
] as const)('preferences %s and %i matches give a %s signal', (prefsSetAt, matches, signal) => {
  expect(profileSignal(prefsSetAt, matches)).toBe(signal)
})

test('an empty profile is 0% complete and says what is missing', () => {
  expect(completeness(empty)).toEqual({
    percent: 0,
    missing: ['name', 'location', 'headline', 'avatar', 'skills', 'years', 'titles', 'LinkedIn'],
  })
})

test('three of eight items make 38%', () => {
  const profile = { ...empty, fullName: 'Ana Flores', skills: ['Triage'], yearsExperience: 0 }
  expect(completeness(profile).percent).toBe(38)
})

const preferences = {
  desiredTitles: ['Charge nurse'],
  workPreference: 'onsite',
  location: 'Portland, OR',
  payCurrency: 'USD',
  payMinimum: 90_000,
  version: 1,
}

test.each([
  [{}, true],
  [{ workPreference: 'remote', location: null }, true],
  [{ location: '  ' }, false],
  [{ desiredTitles: [] }, false],
  [{ desiredTitles: ['a', 'b', 'c', 'd', 'e', 'f'] }, false],
  [{ desiredTitles: ['Cook', 'cook'] }, false],
  [{ desiredTitles: ['   '] }, false],
  [{ workPreference: 'any' }, false],
  [{ payMinimum: 25_000 }, false],
  [{ payMinimum: 305_000 }, false],
  [{ payMinimum: 61_000 }, false],
  [{ payCurrency: 'CHF' }, false],
])('quick preferences with %j are accepted: %s', (change, accepted) => {
  expect(quickPreferencesInput.safeParse({ ...preferences, ...change }).success).toBe(accepted)
})
