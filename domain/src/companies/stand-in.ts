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
