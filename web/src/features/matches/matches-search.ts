import { type MatchSort, matchSorts } from '#domain/matches/sorts.ts'

/** How the list is sorted and sieved; it stands in the address, so that a link shows the same list. */
export type MatchesSearch = { sort?: MatchSort; unlocked?: boolean; stretch?: boolean }

export function readMatchesSearch(search: Record<string, unknown>): MatchesSearch {
  const sort = matchSorts.find((one) => one === search.sort)
  return {
    ...(sort && sort !== 'composite' ? { sort } : {}),
    ...(isOn(search.unlocked) ? { unlocked: true } : {}),
    ...(isOn(search.stretch) ? { stretch: true } : {}),
  }
}

function isOn(value: unknown): boolean {
  return value === true || value === 'true'
}
