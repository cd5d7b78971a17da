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
  nameRequired: failure('Required field', 'Please enter your full name'),
  experienceRequired: failure(
    'Required fields',
    'Please add at least 5 skills, 1 job title, and locations if not remote',
  ),
  autosaveFailed: failure('Failed to save', "Your changes couldn't be saved. Please try again."),
  avatarTooLarge: failure('File too large', 'Please select an image under 2MB'),
  avatarWrongType: failure('Invalid file type', 'Please select a PNG or JPEG image'),
  avatarFailed: failure('Failed to upload avatar'),
  avatarUnreadable: failure('Failed to upload avatar', 'This image could not be read. Please try another one.'),
  generated: success('Generated!', 'Your professional summary has been created.'),
  generateFailed: failure('Error', 'Failed to generate summary. Please try again.'),
  unableToGenerate: (reason: string) => failure('Unable to generate', reason),
  companyHidden: (name: string) => success('Company hidden', `You and ${name} will not see each other.`),
  companyShown: (name: string) => success('Company shown again', `Jobs of ${name} may appear among your matches.`),
  summarySaved: success('Saved', 'Your professional summary has been updated.'),
  summaryFailed: failure('Error', 'Failed to save your summary.'),
} as const
