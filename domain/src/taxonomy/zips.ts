import { states } from './data/us-places.ts'
import { zipCityLines, zipExceptionLines, zipStateLines } from './data/us-zips.ts'

type Range = { first: number; last: number; name: string }

const prefixes = rangesOf(zipStateLines)
const exceptions = rangesOf(zipExceptionLines)
const cities = zipCityLines
  .trim()
  .split('\n')
  .flatMap((line) => cityRanges(line.slice(0, 2), line.slice(3)))

/** "97201" → "Portland, OR"; outside the larger cities the state alone; null where the code is nobody's we know. */
export function placeOfZip(zip: string | null): string | null {
  if (zip === null || !/^\d{5}$/.test(zip)) return null
  const code = Number(zip)
  const city = nameAt(cities, code)
  if (city) return city
  const state = nameAt(exceptions, code) ?? nameAt(prefixes, Math.floor(code / 100))
  // The name of this state alone would be read as its city.
  return state === 'NY' ? state : (states.get(state ?? '')?.name ?? null)
}

function nameAt(ranges: readonly Range[], code: number): string | null {
  return ranges.find(({ first, last }) => first <= code && code <= last)?.name ?? null
}

function rangesOf(lines: string): Range[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [name = '', ...codes] = line.split(' ')
      return codes.map((code) => range(code, name))
    })
}

function cityRanges(state: string, list: string): Range[] {
  return list.split(', ').flatMap((written) => {
    const name = written.replace(/( \d[\d-]*)+$/, '')
    const codes = written.slice(name.length + 1).split(' ')
    return codes.map((code) => range(code, `${name}, ${state}`))
  })
}

function range(written: string, name: string): Range {
  const [first = '', last = first] = written.split('-')
  return { first: Number(first), last: Number(last), name }
}
