import { nothingStated } from '../matches/candidate-of.ts'
import type { CandidatePreferences } from '../matches/inputs.ts'
import type { Currency, WorkPreference } from '../profiles/schema.ts'

type StoredWishes = {
  prefsSetAt: Date | null
  workPreference: WorkPreference
  desiredLocations: readonly string[]
  openToRelocation: boolean
  employmentTypes: readonly string[]
  payMinimum: number | null
  payCurrency: Currency
}

/** What a candidate has stated. Until preferences were saved, the profile's defaults are nobody's wish. */
export function preferencesOf(profile: StoredWishes | null): CandidatePreferences {
  if (!profile?.prefsSetAt) return nothingStated
  return {
    workPreference: profile.workPreference,
    places: profile.desiredLocations,
    isOpenToRelocation: profile.openToRelocation,
    employmentTypes: profile.employmentTypes,
    pay: profile.payMinimum === null ? null : { minimum: profile.payMinimum, currency: profile.payCurrency },
  }
}
