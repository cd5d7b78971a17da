import { type Span, spansOf } from './spans.ts'

const address =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+\s?(?:@|\(at\)|\[at\]|\{at\})\s?[\p{L}\p{N}-]+(?:(?:\.|\s?[([{]dot[)\]}]\s?)[\p{L}\p{N}-]+)+/giu
const link = /\b(?:https?:\/\/|www\.)[^\s<>"'|]+|\bmailto:\S+/giu
/** A host followed by a path, "github.com/jane", is a link however it is written; "Node.js" and "ASP.NET" are not. */
const hostWithPath = /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}\/[^\s<>"'|,;]+/giu
const host = /(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?![\p{L}\p{N}])/giu

const international = /(?<![\p{L}\p{N}])(?:\+|00)\d{1,3}[\d\s().\-/]{6,18}\d(?![\p{L}\p{N}])/gu
const northAmerican =
  /(?<![\p{L}\p{N}-])(?:1[\s.-]?)?\(?\d{3}\)?[\s.\-/]{0,2}\d{3}[\s.-]\d{4}(?:\s?(?:x|ext\.?)\s?\d+)?(?![\p{L}\p{N}-])/giu
const withTrunkPrefix = /(?<![\p{L}\p{N}.,-])\(?0\d{1,4}\)?[\s.\-/]?\d{3,4}[\s.\-/]?\d{3,6}(?![\p{L}\p{N}])/gu
const labelled =
  /\b(?:tel|phone|ph|mobile|cell|mob|fax|whatsapp|telephone)\b\.?\s*(?:no\.?|number)?\s*[:#]?\s*(\+?[\d(][\d\s().\-/]{5,20}\d)/giu
const loosePhone = /(?<![\p{L}\p{N}$€£])\+?\(?\d[\d\s().\-/]{5,18}\d(?![\p{L}\p{N}%])/gu

const streetWords =
  'street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|way|place|pl|terrace|circle|square|sq|parkway|pkwy|highway|hwy'
const street = new RegExp(
  `\\b\\d{1,6}[a-z]?\\s+(?:[\\p{L}\\p{N}.'’-]+\\s+){0,4}(?:${streetWords})\\b\\.?(?:,?\\s*(?:apt|unit|suite|ste|flat|#)\\.?\\s*[\\p{L}\\p{N}-]+)?`,
  'giu',
)
const postBox = /\bp\.?\s?o\.?\s?box\s+\d+/giu
const postCode = /\b\d{5}(?:-\d{4})?\b|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/gu
const handle = /(?<![\p{L}\p{N}])@[\w.-]{2,}/gu
const account =
  /\b(?:linked\s?in|github|gitlab|twitter|instagram|skype|telegram|facebook|behance|dribbble|medium|website|portfolio|blog|homepage)\b\s*[:–-]\s*([^\s|•·,;][^\n|•·,;]*)/giu

/** Addresses, links and numbers, wherever they stand. */
export function contactSpans(text: string): Span[] {
  const anywhere = [address, link, hostWithPath, international, northAmerican, withTrunkPrefix]
  return [...anywhere.flatMap((pattern) => spansOf(text, pattern)), ...spansOf(text, labelled, 1)].filter(
    (span) => !isSpanOfYears(text.slice(span.start, span.end)),
  )
}

/** In a block of contacts a bare host, a handle, a street or any long number is one more way to reach the person. */
export function contactBlockSpans(line: string): Span[] {
  const phones = spansOf(line, loosePhone).filter((span) => {
    const written = line.slice(span.start, span.end)
    return written.replace(/\D/g, '').length >= 7 && !isSpanOfYears(written)
  })
  const others = [host, handle, street, postBox, postCode].flatMap((pattern) => spansOf(line, pattern))
  return [...phones, ...others, ...spansOf(line, account, 1)]
}

/** "2019 - 2021", "03/2019-06/2021", "2019.04.01" are dates, not numbers to call. */
function isSpanOfYears(written: string): boolean {
  return /^\(?(?:\d{1,2}[./\s-])?(?:19|20)\d{2}(?:[./\s-]+\d{1,2}){0,2}(?:[\s–-]+(?:\d{1,2}[./\s-])?(?:19|20)\d{2})?\)?$/.test(
    written.trim(),
  )
}
