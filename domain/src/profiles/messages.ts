import { failure, success } from '../message.ts'

/** Toasts of preferences and profile, as the specification words them (sections 5 and 8). */
export const profileMessages = {
  addATitle: failure('Add at least one title', 'What roles are you targeting?'),
  locationRequired: failure('Location required', 'Please add a location for hybrid or onsite work.'),
  preferencesSaved: success('Preferences saved', 'Finding your matches…'),
  saveFailed: failure('Failed to save', 'Please try again'),
  saveRefused: (reason: string) => failure('Failed to save', reason),
  onboardingPreferencesSaved: success('Preferences saved', 'Finding your matches...'),
  onboardingPreferencesFailed: failure('Error', 'Failed to save preferences'),
  onboardingDone: success('Welcome!', "You're all set. We'll start matching you now."),
  onboardingFailed: failure('Error', 'Failed to complete onboarding. Please try again.'),
  summarySaved: success('Saved', 'Your professional summary has been updated.'),
  summaryFailed: failure('Error', 'Failed to save your summary.'),
} as const
