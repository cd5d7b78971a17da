import { states } from '../taxonomy/data/us-places.ts'
import { parsePlace } from '../taxonomy/places.ts'
import type { CompanySize } from './schema.ts'

/** What candidates see of a company that stays hidden, and nothing narrower. */
export type VisibleTraits = { industry: string | null; size: CompanySize | null; region: string | null }

export const plainStandIn = 'Confidential company'

/** "Confidential company · Healthcare · 51–200 people · Oregon" (decisions.md G.41). */
export function companyStandIn(traits: VisibleTraits): string {
  const people = traits.size === null ? null : `${traits.size.replace('-', '–')} people`
  return [plainStandIn, traits.industry, people, traits.region]
    .filter((part) => part !== null && part !== '')
    .join(' · ')
}

/** The state, province or country of a written place: the city would narrow it down to a handful of companies. */
export function regionOf(place: string | null): string | null {
  const read = place === null ? null : parsePlace(place)
  if (!read) return null
  const state = read.country === 'US' && read.region ? states.get(read.region)?.name : undefined
  return state ?? read.region ?? read.country
}
