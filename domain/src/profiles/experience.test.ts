import { expect, test } from 'vitest'
import { seniorities } from '../resumes/reading.ts'
import { isExperienceComplete, yearsDiffer } from './experience.ts'
import { autosaveMilliseconds, avatarBytes, avatarCrop, profileLimits, wizardLimits } from './limits.ts'
import { profileMessages } from './messages.ts'
import { currencies, employmentTypes, workPreferences } from './schema.ts'

const full = {
  skills: ['Triage', 'Telemetry', 'Wound care', 'ACLS', 'Phlebotomy'],
  desiredTitles: ['Charge Nurse'],
  desiredLocations: ['Portland, OR'],
  workPreference: 'onsite' as const,
}

test.each([
  [{}, true],
  [{ skills: full.skills.slice(1) }, false],
  [{ desiredTitles: [] }, false],
  [{ desiredLocations: [] }, false],
  [{ desiredLocations: [], workPreference: 'hybrid' as const }, false],
  [{ desiredLocations: [], workPreference: 'any' as const }, false],
  [{ desiredLocations: [], workPreference: 'remote' as const }, true],
])('experience with %j is complete: %s', (change, complete) => {
  expect(isExperienceComplete({ ...full, ...change })).toBe(complete)
})

test.each([
  [9, 7, false],
  [9, 6.9, true],
  [4, 6.1, true],
  [0, 3, true],
  [null, 9, false],
  [9, null, false],
])('%s years entered differ from %s of the résumé: %s', (entered, ofResume, differ) => {
  expect(yearsDiffer(entered, ofResume)).toBe(differ)
})

test('the choices of work, money, level and contract are the specified ones', () => {
  expect(workPreferences).toEqual(['remote', 'hybrid', 'onsite', 'any'])
  expect(currencies).toEqual(['USD', 'EUR', 'GBP', 'CAD'])
  expect(seniorities).toEqual(['junior', 'mid', 'senior', 'staff_plus'])
  expect(employmentTypes).toEqual(['full-time', 'part-time', 'contract', 'any'])
})

test('the limits of the wizard and the profile are the specified ones', () => {
  expect(wizardLimits).toEqual({ titles: 3, locations: 10, industries: 5, skillsMinimum: 5 })
  expect(profileLimits).toEqual({
    titles: 5,
    locations: 10,
    skills: 10,
    industries: 5,
    headline: 90,
    yearsExperience: 60,
  })
  expect(autosaveMilliseconds).toBe(600)
  expect(avatarBytes).toBe(2_097_152)
  expect(avatarCrop).toEqual({ side: 512, quality: 0.9, zoom: { minimum: 1, maximum: 3, step: 0.1 } })
})

test.each([
  ['nameRequired', 'Required field', 'Please enter your full name', 'failure'],
  [
    'experienceRequired',
    'Required fields',
    'Please add at least 5 skills, 1 job title, and locations if not remote',
    'failure',
  ],
  ['autosaveFailed', 'Failed to save', "Your changes couldn't be saved. Please try again.", 'failure'],
  ['saveFailed', 'Failed to save', 'Please try again', 'failure'],
  ['avatarTooLarge', 'File too large', 'Please select an image under 2MB', 'failure'],
  ['avatarFailed', 'Failed to upload avatar', undefined, 'failure'],
  ['addATitle', 'Add at least one title', 'What roles are you targeting?', 'failure'],
  ['locationRequired', 'Location required', 'Please add a location for hybrid or onsite work.', 'failure'],
  ['preferencesSaved', 'Preferences saved', 'Finding your matches…', 'success'],
  ['onboardingPreferencesSaved', 'Preferences saved', 'Finding your matches...', 'success'],
  ['onboardingPreferencesFailed', 'Error', 'Failed to save preferences', 'failure'],
  ['onboardingDone', 'Welcome!', "You're all set. We'll start matching you now.", 'success'],
  ['onboardingFailed', 'Error', 'Failed to complete onboarding. Please try again.', 'failure'],
  ['summarySaved', 'Saved', 'Your professional summary has been updated.', 'success'],
  ['summaryFailed', 'Error', 'Failed to save your summary.', 'failure'],
  ['generated', 'Generated!', 'Your professional summary has been created.', 'success'],
  ['generateFailed', 'Error', 'Failed to generate summary. Please try again.', 'failure'],
] as const)('the message %s reads %s / %s', (name, title, description, kind) => {
  expect(profileMessages[name]).toEqual({ title, description, kind })
})

test('a reason from the server stands in its notice', () => {
  expect(profileMessages.unableToGenerate('Add a skill first.')).toEqual({
    title: 'Unable to generate',
    description: 'Add a skill first.',
    kind: 'failure',
  })
  expect(profileMessages.saveRefused('Too long')).toMatchObject({ title: 'Failed to save', description: 'Too long' })
})
