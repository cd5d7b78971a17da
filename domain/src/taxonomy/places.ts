import { countries, provinces } from './data/countries.ts'
import { type City, cities, cityKey, states, type Zone } from './data/us-places.ts'
import { worldCityLines } from './data/world-cities.ts'
import { remember } from './remember.ts'

/** `region` is the state's code for the United States, else as written; `country` is a two-letter code. */
export type Place = Readonly<{ city: string | null; region: string | null; country: string | null }>
export type AreaAnswer = 'pass' | 'unknown' | 'fail'

/** Large cities outside the United States, so that a bare name still tells its country. */
const worldCities = new Map(worldCityLines.map(([name, country]) => [cityKey(name), country]))
const countryOfName = new Map(Object.entries(countries))
const provinceOfName = new Map(Object.entries(provinces))
const countryCodes = new Set([...countryOfName.values(), ...worldCities.values()])

/** "Portland, OR" → city, state and country; null where nothing of the text can be a place. */
export const parsePlace: (text: string) => Place | null = remember(readPlace)

function readPlace(text: string): Place | null {
  if (namesSeveral(text)) return null
  const parts = partsOf(text)
  const country = parts.map(countryOf).find((code) => code !== null) ?? codeBehind(parts)
  const named = parts.filter(
    (part, at) => countryOf(part) === null && !(part === country && at > 0) && !/\d/.test(part),
  )
  const [first] = named
  if (first === undefined) return country === null ? null : { city: null, region: null, country }
  if (country === null || country === 'US') {
    const usPlace = parseUsPlace(named, country === 'US')
    if (usPlace) return usPlace
  }
  const region = named[1] ?? null
  const province = named.find((part) => provinceOfName.has(part.toLowerCase()))
  if (province && (country === null || country === 'CA')) {
    const city = named.find((part) => part !== province) ?? null
    return { city, region: provinceOfName.get(province.toLowerCase()) ?? null, country: 'CA' }
  }
  return { city: first, region, country: country ?? worldCities.get(cityKey(first)) ?? null }
}

/** "Portland, OR or Seattle, WA" is not one place; read as either it would be wrong about the other. */
function namesSeveral(text: string): boolean {
  const options = text.split(/\s+(?:or|and)\s+|\s*[;|/&]\s*/i)
  if (options.length < 2) return false
  const [first, ...others] = options
    .map(readPlace)
    .filter((place) => place !== null)
    .filter(({ city, country }) => city !== null && country !== null)
  return first !== undefined && others.some((place) => sameCity(first, place) === 'fail')
}

/** "Bonn, DE" is in Germany and "Dover, DE" in Delaware: a code that also names a state counts for a city known to lie there. */
function codeBehind(parts: readonly string[]): string | null {
  const [first = ''] = parts
  const code = parts.slice(1).find((part) => /^[A-Z]{2}$/.test(part) && countryCodes.has(part))
  if (code === undefined) return null
  return stateCode(code) === null || worldCities.get(cityKey(first)) === code ? code : null
}

/** The suffix that stands behind US places: the time zone of the city, else of its state. */
export function timeZoneSuffix(text: string): Zone | null {
  const place = parsePlace(text)
  if (place?.country !== 'US' || place.region === null) return null
  return usCity(place)?.zone ?? states.get(place.region)?.zone ?? null
}

/** "Portland, OR" → "Portland, OR (PT)". */
export function withTimeZone(place: string): string {
  const zone = timeZoneSuffix(place)
  return zone ? `${place} (${zone})` : place
}

/** Places of the United States that begin with what was typed: "Portland, OR", larger cities first. */
export function suggestPlaces(typed: string, limit = 8): string[] {
  const wanted = cityKey(typed.split(',')[0] ?? '')
  if (wanted === '') return []
  return [...cities]
    .filter(([key]) => key.startsWith(wanted))
    .flatMap(([, named]) => named.map(({ name, state }) => `${name}, ${state}`))
    .slice(0, limit)
}

/** Whether two written places lie in one area. Missing or unreadable is unknown, not far (decisions.md E.26). */
export function sameArea(a: string, b: string): AreaAnswer {
  const first = parsePlace(a)
  const second = parsePlace(b)
  if (!first || !second) return 'unknown'
  if (first.country && second.country && first.country !== second.country) return 'fail'
  if (first.city && second.city) return sameCity(first, second)
  if (first.region && second.region) return isSame(first.region, second.region) ? 'pass' : 'fail'
  return first.country && first.country === second.country ? 'pass' : 'unknown'
}

/**
 * The regions in which something may lie in one area with this place: its own and those its city's area reaches into.
 * Null where that can't be told, as for a whole country.
 */
export function regionsAround(text: string): string[] | null {
  const place = parsePlace(text)
  if (place?.country !== 'US' || place.region === null) return null
  const area = usCity(place)?.area
  if (!area) return [place.region]
  const neighbours = [...cities.values()].flat().filter((city) => city.area === area)
  return [...new Set([place.region, ...neighbours.map((city) => city.state)])]
}

function sameCity(first: Place, second: Place): AreaAnswer {
  const regionsAgree = !first.region || !second.region || isSame(first.region, second.region)
  if (isSame(first.city ?? '', second.city ?? '') && regionsAgree) return 'pass'
  const area = usCity(first)?.area
  if (area && area === usCity(second)?.area) return 'pass'
  const bothKnown = first.country !== null && second.country !== null
  return bothKnown ? 'fail' : 'unknown'
}

function isSame(one: string, other: string): boolean {
  return one === other || keyOf(one) === keyOf(other)
}

const keyOf = remember(cityKey)

function partsOf(text: string): string[] {
  return text
    .replace(/\(?\b(?:PT|MT|CT|ET)\b\)?\s*$/, '')
    .replace(/\b(?:remote|hybrid|on-?site|greater|metro(?:politan)?|(?:bay )?area|anywhere|only)\b/gi, '')
    .split(/[,/|;()·]|\s[-–]\s/)
    .map((part) => part.replace(/\b\d{5}(?:-\d{4})?\b/, '').trim())
    .filter((part) => part !== '')
}

function parseUsPlace(named: readonly string[], isUs: boolean): Place | null {
  const [first = ''] = named
  const stateAt = named.findLastIndex((part, at) => stateCode(part) !== null && (at > 0 || named.length === 1 || isUs))
  const [, second] = named
  if (second && stateCode(first) && /^[A-Z]{2}$/.test(first))
    return { city: second, region: stateCode(first), country: 'US' }
  if (stateAt > 0) return { city: first, region: stateCode(named[stateAt] ?? ''), country: 'US' }
  const [candidate, ...others] = cities.get(cityKey(first)) ?? []
  if (candidate && !isStateFirst(first)) {
    const region = others.length === 0 ? candidate.state : (wellKnown.get(cityKey(first)) ?? null)
    return { city: first, region, country: 'US' }
  }
  if (stateAt === 0) return { city: null, region: stateCode(first), country: 'US' }
  return parseSpaced(first)
}

/** "Seattle WA"; "portland or" too, where a city of that name lies in that state. */
function parseSpaced(written: string): Place | null {
  const [, name = '', letters = ''] = /^(.+?)\s+([A-Za-z]{2})$/.exec(written) ?? []
  const region = stateCode(letters)
  if (region === null) return null
  const city = cities.get(cityKey(name))?.find(({ state }) => state === region)
  if (city) return { city: city.name, region, country: 'US' }
  return letters === region ? { city: name, region, country: 'US' } : null
}

/** "Washington" alone is the state; "New York" alone is the city. */
function isStateFirst(written: string): boolean {
  return stateCode(written) !== null && cityKey(written) !== 'new york'
}

/** Which of several cities of one name is meant where no state stands beside it. */
const wellKnown = new Map(
  Object.entries({
    portland: 'OR',
    columbus: 'OH',
    jacksonville: 'FL',
    arlington: 'TX',
    aurora: 'CO',
    springfield: 'MO',
    'kansas city': 'MO',
    charleston: 'SC',
    wilmington: 'DE',
  }),
)

function usCity(place: Place): City | null {
  const found = place.city ? cities.get(keyOf(place.city)) : undefined
  return found?.find((city) => city.state === place.region) ?? null
}

const codeOfState = new Map([...states].map(([code, state]) => [state.name.toLowerCase(), code]))

function stateCode(text: string): string | null {
  const written = text.trim().replace(/\./g, '')
  if (/^[A-Za-z]{2}$/.test(written)) return states.has(written.toUpperCase()) ? written.toUpperCase() : null
  return codeOfState.get(written.toLowerCase()) ?? null
}

function countryOf(text: string): string | null {
  return countryOfName.get(text.trim().toLowerCase().replace(/\./g, '')) ?? null
}
