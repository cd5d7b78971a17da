import { parsePlace } from '../../taxonomy/places.ts'
import { wordCount } from '../layout/line.ts'

const usState =
  'A[LKZR]|C[AOT]|D[CE]|FL|GA|HI|I[DLNA]|K[SY]|LA|M[EDAINSOT]|N[EVHJMYCD]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[TA]|W[AVIY]'
const cityState = new RegExp(
  `^[\\p{Lu}][\\p{L}.'’ -]{1,28},?\\s+(?:${usState})(?:[ ,]+\\d{5}(?:-\\d{4})?)?(?:,?\\s*(?:USA?|U\\.S\\.A?\\.?|United States))?$`,
  'u',
)
const cityRegion = /^\p{Lu}[\p{L}.'’ -]{1,30},\s*\p{Lu}[\p{L}.'’ -]{1,30}(?:,\s*\p{Lu}[\p{L}.'’ -]{1,30})?$/u
/** Regions that make the town before them a place; the taxonomy knows those of the United States and Canada. */
const regions = new Set(
  'andhra pradesh|assam|bihar|delhi|goa|gujarat|haryana|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|odisha|orissa|punjab|rajasthan|tamil nadu|telangana|uttar pradesh|uttarakhand|west bengal|england|scotland|wales|northern ireland|bayern|bavaria|baden-württemberg|hessen|sachsen|nordrhein-westfalen|niedersachsen|île-de-france|bretagne|normandie|occitanie|auvergne-rhône-alpes|nouvelle-aquitaine|provence|catalunya|cataluña|andalucía|comunidad de madrid|valencia|noord-holland|zuid-holland|noord-brabant|gelderland|utrecht|lombardia|lazio|toscana|veneto|piemonte|campania|sicilia|new south wales|nsw|victoria|queensland|vic|qld|bavaria|saxony|hesse'.split(
    '|',
  ),
)
const workingMode =
  /^(?:(?:fully|partly|100 ?%) )?(?:remote|hybrid|on-?site|in[- ]office|work from home|wfh|home ?office|vor ort|télétravail(?: partiel| total)?|(?:en )?distanciel|(?:en )?présentiel|hybride|sur site|(?:a |in )?remoto|remota|teletrabajo|presencial|híbrido|da remoto|smart working|in sede|thuiswerk(?:en)?|op afstand|zdalnie|zdalna|distans|distancearbejde)$/i
/** "Leeds LS6 2AB" */
const britishCode = /^\p{Lu}[\p{L}.'’ -]{1,30},?\s+[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/u
const zipCity = /^(?:[A-Z]{1,2}[- ])?\d{4,5}(?:\s?[A-Z]{2})?\s+\p{Lu}[\p{L}.'’ -]{1,30}$/u

/** "Remote", "Télétravail": how somebody works there, which stands where a place would. */
export function isWorkingMode(text: string): boolean {
  return workingMode.test(text.replace(/[()]/g, '').trim())
}

/** Place names read from text: certain where the taxonomy knows the town or its region, likely by form alone. */
export function placeScore(text: string): number {
  const bare = text
    .replace(/[()]/g, '')
    .replace(/[\s,]*\b(?:remote|hybrid|on-?site)\b[\s,]*/gi, ' ')
    .trim()
  if (isWorkingMode(text)) return 2.5
  if (bare === '' || bare.length > 60 || wordCount(bare) > 7 || /[@:•|]|\d{6,}/.test(bare)) return 0
  if (cityState.test(bare)) return 3
  const place = parsePlace(bare)
  if (place && place.country !== null && /^\p{Lu}/u.test(bare))
    return cityRegion.test(bare) || place.city === null || wordCount(bare) <= 3 ? 2.5 : 1
  const tail =
    bare
      .split(/\s*,\s*/)
      .at(-1)
      ?.toLowerCase() ?? ''
  if (cityRegion.test(bare) && regions.has(tail)) return 2.5
  if (zipCity.test(bare) || britishCode.test(bare)) return 2
  return cityRegion.test(bare) && wordCount(bare) <= 5 ? 0.8 : 0
}

/** "Greater Boston Area | Remote" → the place as it would stand on a profile. */
export function tidyPlace(text: string): string {
  return text
    .replace(/[\s,;|–-]*\(?\s*\b(?:hybrid|on-?site|in[- ]office|vor ort|sur site|presencial)\b\s*\)?[\s,;|–-]*/gi, ' ')
    .trim()
    .replace(/^[\s,–-]+|[\s,.–-]+$/g, '')
    .replace(/^\(([^()]*)\)?$|^([^()]*)\)$/, '$1$2')
    .replace(/\s+/g, ' ')
    .trim()
}
