import { expect, test } from 'vitest'
import { states } from './data/us-places.ts'
import { parsePlace, timeZoneSuffix } from './places.ts'
import { placeOfZip } from './zips.ts'

test.each([
  ['97201', 'Portland, OR'],
  ['10001', 'New York, NY'],
  ['20500', 'Washington, DC'],
  ['60601', 'Chicago, IL'],
  ['02108', 'Boston, MA'],
  ['99501', 'Anchorage, AK'],
  ['55101', 'St. Paul, MN'],
])('%s is in %s', (zip, place) => {
  expect(placeOfZip(zip)).toBe(place)
})

test.each([
  ['97103', 'Oregon'],
  ['04009', 'Maine'],
  ['06390', 'NY'],
  ['13901', 'NY'],
  ['83414', 'Wyoming'],
])('%s, outside the larger cities, is in %s', (zip, state) => {
  expect(placeOfZip(zip)).toBe(state)
})

test.each([[null], [''], ['9720'], ['00000'], ['09001'], ['ABCDE'], ['972011']])('%s is nowhere we know', (zip) => {
  expect(placeOfZip(zip)).toBeNull()
})

test('every place that comes out can be read again, in the state it names', () => {
  const seen = new Set<string>()
  for (let code = 0; code < 100_000; code++) {
    const place = placeOfZip(String(code).padStart(5, '0'))
    if (place) seen.add(place)
  }
  const regions = [...seen].map((place) => parsePlace(place))
  expect(regions.every((place) => place?.country === 'US' && states.has(place.region ?? ''))).toBe(true)
  expect(new Set(regions.map((place) => place?.region)).size).toBe(states.size)
  expect(timeZoneSuffix(placeOfZip('97103') ?? '')).toBe('PT')
})
