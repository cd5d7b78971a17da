import { isSeason, monthOf, monthPattern } from './month-words.ts'

/** How a date is written; a résumé should keep to one way. */
export type DateStyle = 'named' | 'numeric' | 'year'
export type DateRange = {
  start: string | null
  end: string | null
  isCurrent: boolean
  style: DateStyle
  /** Where it stands in the text. */
  from: number
  to: number
}
type Point = { year: number; month: number | null; style: DateStyle }

const year = `(?:19[5-9]\\d|20[0-4]\\d)`
const shortYear = `['’\`]\\d\\d`
const month = `(?<![\\p{L}])${monthPattern}(?![\\p{L}])\\.?`
const named = `(?:\\d{1,2}(?:st|nd|rd|th|\\.|er|º)?\\s+(?:de\\s+)?)?${month}(?:\\s+\\d{1,2}(?:st|nd|rd|th)?)?\\s*[,./-]?\\s*(?:of\\s+|de\\s+|del\\s+)?(?:${year}|${shortYear})`
const numeric = `(?:${year}[-./](?:0[1-9]|1[0-2]|[1-9])(?:[-./]\\d{1,2})?(?![\\d])|(?:\\d{1,2}[./-])?\\d{1,2}\\s?[./-]\\s?${year})`
const numericShort = `(?:0?[1-9]|1[0-2])[/.]\\d\\d(?![\\d/.])`
const quarter = `(?:Q[1-4]|[1-4]Q)[\\s/-]*${year}`
const point = `(?:${numeric}|${named}|${quarter}|${year})`
const present = `(?:present|presently|current(?:ly)?|now|today|to\\s?date|till date|ongoing|to the present|continuing|heute|jetzt|aktuell|laufend|gegenwärtig|dato|aujourd['’]hui|aujourd hui|présent|actuel(?:lement)?|ce jour|à ce jour|en cours|actualidad|presente|actual(?:mente)?|hoy|la fecha|heden|nu|vandaag|oggi|attuale|in corso|ad oggi|atual(?:mente)?|hoje|o momento|nuvarande|pågående|nuværende|i dag|obecnie|teraz|nadal)`
const joint = `\\s*(?:[-–—‒−‐~→>]+|(?<!\\p{L})(?:to|until|till|through|thru|bis|à|au|a|al|hasta|tot|t/m|fino a|até|do)(?!\\p{L}))(?:\\s*(?:au|al|à|zum|zur|the|en))?\\s*`
const opening = `(?:from|since|von|vom|ab|seit|depuis|desde|sinds|vanaf|dal|da|du|de|van|od|sedan|siden)`
const since = `(?:since|seit|depuis|desde|sinds|vanaf|sedan|siden|ab|da|dal|od)`
const opensOnly = `(?=\\s*(?:$|[|,;)\\t•]))`

const rangePattern = new RegExp(
  `(?<![\\p{L}\\d/])(?:${opening}\\s+)?(?:(?<start>${point})(?:${joint})(?:(?<end>${point})|(?<now>${present})(?![\\p{L}]))` +
    `|(?<startShort>${numericShort})(?:${joint})(?:(?<endShort>${numericShort})|(?<nowShort>${present})(?![\\p{L}]))` +
    `|(?<startMonth>${month})(?:${joint})(?<endNamed>${named})` +
    `|(?<startYear>${year})(?:${joint})(?<endYear>\\d\\d)(?![\\d/.]|-\\d)(?<!-(?:0\\d|1[0-2]))` +
    `|(?<openStart>${point})\\s*(?:[-–—]+${opensOnly}|\\bonwards?\\b))(?![\\d])`,
  'giu',
)
const sincePattern = new RegExp(`(?<![\\p{L}])${since}\\s+(?<start>${point})`, 'giu')
const pointPattern = new RegExp(`(?<![\\d/.,$€£-])${point}(?![\\d%]|[.,]\\d)`, 'giu')

/** Periods written in a line: "Mar 2019 – Present", "03/2019 - 05/2021", "2015 bis heute", "Jun–Aug 2020", "since 2018". */
export function findDateRanges(text: string): DateRange[] {
  const found = [...text.matchAll(rangePattern)].flatMap((match) => toRange(match) ?? [])
  if (found.length > 0) return found
  return [...text.matchAll(sincePattern)].flatMap((match) => {
    const start = readPoint(match.groups?.start ?? '')
    return start ? [makeRange(start, null, true, match)] : []
  })
}

/** Single dates: a range of one month, or of the whole year. */
export function findDates(text: string): DateRange[] {
  return [...text.matchAll(pointPattern)].flatMap((match) => {
    const at = readPoint(match[0])
    return at ? [makeRange(at, seasonEnd(at, match[0]), false, match)] : []
  })
}

/** The text without the periods in it and without the brackets and marks they leave behind. */
export function withoutDates(text: string, ranges: readonly DateRange[]): string {
  let left = text
  for (const range of ranges.toReversed()) left = `${left.slice(0, range.from)}\t${left.slice(range.to)}`
  return left
    .replace(/\(\s*\t?\s*\)|\[\s*\t?\s*\]/g, '\t')
    .replace(/\t\s*\(?\s*(?:\d+\s*(?:years?|yrs?|months?|mos?|ans?|mois|jahre?|monate?)[,\s]*)+\)?/gi, '\t')
    .replace(/^[\s,;:|•·–—-]+|[\s,;:|•·–—(-]+$/g, '')
    .replace(/\s*\t[\s,;:|•·–—-]*/g, '\t')
    .trim()
}

function toRange(match: RegExpMatchArray): DateRange | null {
  const g = match.groups ?? {}
  const isCurrent = Boolean(g.now ?? g.nowShort ?? g.openStart)
  const startText = g.start ?? g.startShort ?? g.openStart ?? g.startYear
  const endText = g.end ?? g.endShort ?? g.endNamed
  let end = endText ? readPoint(endText) : null
  if (g.endYear && g.startYear) end = readPoint(`${g.startYear.slice(0, 2)}${g.endYear}`)
  let start = startText ? readPoint(startText) : null
  if (g.startMonth && end) {
    const startMonth = monthOf(g.startMonth) ?? 1
    start = { year: startMonth > (end.month ?? 12) ? end.year - 1 : end.year, month: startMonth, style: 'named' }
  }
  if (!start || (!isCurrent && !end)) return null
  return makeRange(start, end, isCurrent, match)
}

function makeRange(start: Point, end: Point | null, isCurrent: boolean, match: RegExpMatchArray): DateRange {
  return {
    start: written(start.year, start.month ?? 1),
    end: end && !isCurrent ? endMonth(start, end) : null,
    isCurrent,
    style: start.style,
    from: match.index ?? 0,
    to: (match.index ?? 0) + match[0].length,
  }
}

/** Years without months say nothing of the length of the last year: 2015–2018 counts as three years, 2018 alone as one. */
function endMonth(start: Point, end: Point): string {
  if (end.month !== null) return written(end.year, end.month)
  return start.month === null && end.year > start.year ? written(end.year, 1) : written(end.year, 12)
}

function seasonEnd(at: Point, text: string): Point {
  if (at.month === null || at.month > 10 || !isSeason(text)) return at
  return { ...at, month: at.month + 2 }
}

function readPoint(text: string): Point | null {
  const iso = /^((?:19|20)\d\d)[-./](\d{1,2})/.exec(text)
  if (iso) return pointOf(Number(iso[1]), Number(iso[2]), 'numeric')
  const numbers = /^(?:(\d{1,2})[./-])?(\d{1,2})\s?[./-]\s?((?:19|20)\d\d)$/.exec(text)
  if (numbers) {
    const [first, second] = [Number(numbers[1] ?? numbers[2]), Number(numbers[2])]
    const isMonthFirst = numbers[1] !== undefined && second > 12
    return pointOf(Number(numbers[3]), isMonthFirst ? first : second, 'numeric')
  }
  const short = /^(\d{1,2})[/.](\d\d)$/.exec(text)
  if (short) return pointOf(fullYear(Number(short[2])), Number(short[1]), 'numeric')
  const quarterAt = /([1-4])Q|Q([1-4])/i.exec(text)
  const years = /(?:19|20)\d\d/.exec(text)?.[0]
  const shortened = /['’`](\d\d)\b/.exec(text)?.[1]
  const yearNumber = years ? Number(years) : shortened ? fullYear(Number(shortened)) : null
  if (yearNumber === null) return null
  if (quarterAt) return pointOf(yearNumber, Number(quarterAt[1] ?? quarterAt[2]) * 3 - 2, 'named')
  const word = text
    .match(/\p{L}{3,}/gu)
    ?.map(monthOf)
    .find((found) => found !== null)
  return word ? pointOf(yearNumber, word, 'named') : { year: yearNumber, month: null, style: 'year' }
}

function pointOf(yearNumber: number, monthNumber: number, style: DateStyle): Point | null {
  return monthNumber >= 1 && monthNumber <= 12 ? { year: yearNumber, month: monthNumber, style } : null
}

function fullYear(twoDigits: number): number {
  return twoDigits > 49 ? 1900 + twoDigits : 2000 + twoDigits
}

function written(yearNumber: number, monthNumber: number): string {
  return `${yearNumber}-${String(monthNumber).padStart(2, '0')}`
}
