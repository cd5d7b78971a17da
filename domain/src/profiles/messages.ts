import { failure, success } from '../message.ts'

/** Toasts of preferences and profile, as the specification words them (sections 5 and 8). */
export const profileMessages = {
  addATitle: failure('Add at least one title', 'What roles are you targeting?'),
  locationRequired: failure('Location required', 'Please add a location for hybrid or onsite work.'),
  preferencesSaved: success('Preferences saved', 'Finding your matches…'),
  saveFailed: failure('Failed to save', 'Please try again'),
} as const
