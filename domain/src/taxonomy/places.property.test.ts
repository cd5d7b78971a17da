import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cities, states } from './data/us-places.ts'
import { worldCityLines } from './data/world-cities.ts'
import { parsePlace, regionsAround, sameArea, suggestPlaces, timeZoneSuffix } from './places.ts'

const city = fc.constantFrom(...[...cities.values()].flat())
const abroad = fc.constantFrom(...worldCityLines)
const zip = fc.integer({ min: 501, max: 99_950 }).map((number) => String(number).padStart(5, '0'))
const anyText = fc.string({ unit: 'grapheme', maxLength: 80 })
const placeLike = fc.oneof(
  anyText,
  city.map(({ name, state }) => `${name}, ${state}`),
  abroad.map(([name]) => name),
)

describe('a place of the United States, however it is written', () => {
  test('is read with its city and state', () => {
    fc.assert(
      fc.property(city, zip, ({ name, state }, code) => {
        const written = { city: name, region: state, country: 'US' }
        expect(parsePlace(`${name}, ${state}`)).toEqual(written)
        expect(parsePlace(`${name}, ${state} ${code}`)).toEqual(written)
        expect(parsePlace(`${name}, ${state}, USA`)).toEqual(written)
        expect(parsePlace(`${name}, ${states.get(state)?.name}`)).toEqual(written)
      }),
    )
  })

  test('is suggested by its first letters and has one time zone by whatever name of its state', () => {
    fc.assert(
      fc.property(city, ({ name, state }) => {
        expect(suggestPlaces(name, Number.MAX_SAFE_INTEGER)).toContain(`${name}, ${state}`)
        expect(timeZoneSuffix(`${name}, ${state}`)).toBe(timeZoneSuffix(`${name}, ${states.get(state)?.name}`))
        expect(regionsAround(`${name}, ${state}`)).toContain(state)
      }),
    )
  })

  test('lies in one area with itself, and never with a city abroad', () => {
    fc.assert(
      fc.property(city, abroad, ({ name, state }, [other, country]) => {
        fc.pre(country !== 'US')
        expect(sameArea(`${name}, ${state}`, `${name.toUpperCase()}, ${state}`)).toBe('pass')
        expect(sameArea(`${name}, ${state}`, `${other}, ${country}`)).not.toBe('pass')
      }),
    )
  })
})

describe('any two texts', () => {
  test('lie in one area as seen from either of them', () => {
    fc.assert(
      fc.property(placeLike, placeLike, (a, b) => {
        expect(sameArea(a, b)).toBe(sameArea(b, a))
      }),
    )
  })

  test('are read into parts that stand in them, or into nothing', () => {
    fc.assert(
      fc.property(placeLike, (text) => {
        const place = parsePlace(text)
        if (place?.city) expect(text).toContain(place.city)
        if (place) expect(place.country === null || /^[A-Z]{2}$/.test(place.country)).toBe(true)
      }),
    )
  })
})
