import type { ProfileChanges, ProfileView } from '#domain/profiles/schema.ts'

/** What each step of the wizard gets: the profile as shown, and where changes go. */
export type StepForm = {
  profile: ProfileView
  errors: Record<string, string>
  change: (part: ProfileChanges) => void
}
