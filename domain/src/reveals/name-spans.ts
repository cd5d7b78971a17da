import { ordinaryNames } from './ordinary-names.ts'
import { fold, type Span, spansOf } from './spans.ts'

const months = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/
const frame =
  /^(?:mr|mrs|ms|mx|miss|dr|prof|rev|sir|jr|sr|ii|iii|iv|rn|bsn|msn|lpn|cna|phd|md|do|mba|cpa|pe|esq|bsc|msc|ba|ma|pmp)$/
const initial = '(?:\\p{L}\\.?\\s+)?'
const betweenNames = `[\\s.,_|-]{0,3}${initial}(?:["'“‘(]\\p{L}+["'”’)]\\s{1,2})?${initial}`
const noLetterBefore = '(?<![\\p{L}\\p{N}])'
const noLetterAfter = '(?![\\p{L}])'

/** Where a text names the person: in full, turned round, glued, letter-spaced, by initial and surname, and by each part. */
export function nameSpans(text: string, names: readonly string[], titles: readonly string[]): Span[] {
  const folded = fold(text)
  const spans: Span[] = []
  for (const name of names) {
    const parts = partsOf(name)
    const isOrdinary = parts.every((part) => ordinaryNames.has(part))
    for (const pattern of wholeNamePatterns(parts)) {
      spans.push(...spansOf(folded, pattern).filter((span) => !isOrdinary || isCapital(text.charAt(span.start))))
    }
    for (const part of parts.flatMap(withHalves)) spans.push(...partSpans(text, folded, part, titles))
  }
  return spans
}

/** The words of a name without titles, degrees and single initials, folded. */
function partsOf(name: string): string[] {
  return fold(name)
    .split(/[\s,()"“”]+/)
    .map((part) => part.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter((part) => part.length > 1 && !frame.test(part.replace(/\./g, '')))
}

/** "Anne-Marie" is also met as "Anne" and as "Marie". */
function withHalves(part: string): string[] {
  const halves = part.split('-').filter((half) => half.length > 1)
  return halves.length > 1 ? [part, ...halves] : [part]
}

function wholeNamePatterns(parts: readonly string[]): RegExp[] {
  const first = parts[0]
  const last = parts.at(-1)
  if (first === undefined || last === undefined || parts.length < 2) return []
  const orders = [parts, [last, first], [first, last], [last, ...parts.slice(0, -1)]]
  const written = orders.map((order) => order.map(letters).join(betweenNames))
  const spaced = parts.map((part) => Array.from(part, escape).join('[ .]?')).join('\\s{0,4}')
  const initialled = `${escape(first.charAt(0))}[. ]\\s?${letters(last)}`
  return [...written, spaced, initialled].map(
    (pattern) => new RegExp(`${noLetterBefore}${pattern}[\\p{N}_]*${noLetterAfter}`, 'gu'),
  )
}

function partSpans(text: string, folded: string, part: string, titles: readonly string[]): Span[] {
  const pattern = new RegExp(`${noLetterBefore}${letters(part)}(?:['’]s)?${noLetterAfter}`, 'gu')
  const spans = spansOf(folded, pattern)
  if (!ordinaryNames.has(part)) return spans
  if (part.length < 3) return []
  const kept = titles.flatMap((title) => occurrences(folded, fold(title)))
  return spans.filter(
    (span) =>
      isCapital(text.charAt(span.start)) &&
      !(months.test(part) && isDate(folded, span)) &&
      !kept.some((one) => one.start <= span.start && span.end <= one.end),
  )
}

function isCapital(letter: string): boolean {
  return letter !== letter.toLowerCase()
}

/** "June 2021", "May – August 2019" */
function isDate(text: string, span: Span): boolean {
  return /^[.,]?\s*(?:['’]?\d{2}|[-–—]|to\s+(?:\p{L}+\s+)?\d{4}|$)/u.test(text.slice(span.end, span.end + 24))
}

function occurrences(text: string, wanted: string): Span[] {
  return wanted === '' ? [] : spansOf(text, new RegExp(escape(wanted), 'gu'))
}

/** Apostrophes, hyphens and dots inside a name may be written, left out, or written otherwise. */
function letters(part: string): string {
  return Array.from(part, (letter) => (/\p{L}/u.test(letter) ? escape(letter) : '[^\\p{L}\\n]?')).join('')
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
