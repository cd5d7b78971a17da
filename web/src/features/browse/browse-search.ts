import { browseLevels, browseModes, browseTypes, searchMaximum } from '#domain/matches/browse.ts'
import { typedWords } from '../../read-search.ts'

type Mode = (typeof browseModes)[number]
type Kind = (typeof browseTypes)[number]
type Level = (typeof browseLevels)[number]

/** What is looked for and sieved by; it stands in the address, so that a link shows the same list. */
export type BrowseSearch = { q?: string; place?: string; mode?: Mode; type?: Kind; level?: Level; pay?: number }

export function readBrowseSearch(search: Record<string, unknown>): BrowseSearch {
  const pay = Number(search.pay)
  const read: BrowseSearch = {
    q: typedWords(search.q, searchMaximum),
    place: typedWords(search.place, searchMaximum),
    mode: browseModes.find((one) => one === search.mode),
    type: browseTypes.find((one) => one === search.type),
    level: browseLevels.find((one) => one === search.level),
    pay: Number.isInteger(pay) && pay > 0 && pay <= 10_000_000 ? pay : undefined,
  }
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
}
