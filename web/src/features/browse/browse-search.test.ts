import { expect, test } from 'vitest'
import { readBrowseSearch } from './browse-search.ts'

test.each([
  [{}, {}],
  [
    { q: ' night nurse ', mode: 'onsite' },
    { q: 'night nurse', mode: 'onsite' },
  ],
  [
    { q: 2026, pay: '60000' },
    { q: '2026', pay: 60_000 },
  ],
  [{ q: '   ', mode: 'moon', type: ['contract'], level: 'any', pay: 'much' }, {}],
  [{ pay: -1, place: 'Portland, OR' }, { place: 'Portland, OR' }],
])('%j in the address means %j', (search, read) => {
  expect(readBrowseSearch(search)).toEqual(read)
})
