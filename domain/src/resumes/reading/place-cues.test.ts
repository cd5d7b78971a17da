import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cities } from '../../taxonomy/data/us-places.ts'
import { placeScore, tidyPlace } from './place-cues.ts'

const city = fc.constantFrom(...[...cities.values()].flat())
const mark = fc.constantFrom('', ' (Hybrid)', ' | On-site', ', hybrid', ' – in office')

test('a town is a place whatever the way of working behind it, and is tidied to the town', () => {
  fc.assert(
    fc.property(city, mark, ({ name, state }, way) => {
      expect(placeScore(tidyPlace(`${name}, ${state}${way}`))).toBeGreaterThanOrEqual(2)
      expect(tidyPlace(`${name}, ${state}${way}`)).toBe(`${name}, ${state}`)
    }),
  )
})

test('no text breaks it, and none grows by tidying', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
      expect(tidyPlace(text).length).toBeLessThanOrEqual(text.length)
      expect(placeScore(text)).toBeGreaterThanOrEqual(0)
    }),
  )
})
