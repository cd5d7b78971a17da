import { nothingStated } from '../matches/candidate-of.ts'
import type { CandidatePreferences } from '../matches/inputs.ts'
import type { Currency, WorkPreference } from '../profiles/schema.ts'
import { placeOfZip } from '../taxonomy/zips.ts'

type StoredWishes = {
  prefsSetAt: Date | null
  /** Zip code. */
  location: string | null
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
    places: profile.desiredLocations.length > 0 ? profile.desiredLocations : nearHome(profile),
    isOpenToRelocation: profile.openToRelocation,
    employmentTypes: profile.employmentTypes,
    pay: profile.payMinimum === null ? null : { minimum: profile.payMinimum, currency: profile.payCurrency },
  }
}

/** Who wants to come in and names no place is taken to mean near home; an unknown zip says nothing. */
function nearHome({ workPreference, location }: StoredWishes): string[] {
  if (workPreference !== 'hybrid' && workPreference !== 'onsite') return []
  const place = placeOfZip(location)
  return place === null ? [] : [place]
}
