import { monthOf } from '../reading/month-words.ts'

const figure =
  /(?<money>[$€£]\s?)?(?<digits>\d+(?:[.,]\d+)*)\s?(?:(?<share>%|percent\b|per cent\b)|(?<scale>[kKmM]\b|bn\b|thousand\b|million\b|billion\b))?(?<currency>\s?(?:dollars|euros?|pounds|USD|EUR|GBP)\b)?/giu
const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
}
const words: Record<string, number> = {
  two: 2,
  twice: 2,
  double: 2,
  doubled: 2,
  doubling: 2,
  half: 0.5,
  halved: 0.5,
  halving: 0.5,
  three: 3,
  triple: 3,
  tripled: 3,
  tripling: 3,
  four: 4,
  quadrupled: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  dozens: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
  hundreds: 100,
  thousands: 1e3,
  millions: 1e6,
}
const namedMonth = /(?<!\p{L})(\p{L}{3,10})\.?,?\s+(\d{4})(?!\d)/gu
const numericMonth = /(?<!\d)(?:(\d{4})[-./](0?[1-9]|1[0-2])|(0?[1-9]|1[0-2])[-./](\d{4}))(?!\d)/g
const wordPattern = new RegExp(`(?<!\\p{L})(?:${Object.keys(words).join('|')})(?!\\p{L})`, 'giu')

type Figure = { written: string; value: number; kind: 'money' | 'share' | 'plain' }

/** Numbers, in digits or in words, that the sources do not hold. 40 % and $40 are other claims than 40. */
export function newNumbers(text: string, known: string): string[] {
  const held = figuresOf(known)
  // The month of "03/2021" is no number of its own; its year is.
  return figuresOf(text.replace(numericMonth, (_, first, _second, _third, last) => String(first ?? last)))
    .filter(
      (claim) =>
        !held.some(({ value, kind }) => value === claim.value && (kind === claim.kind || claim.kind === 'plain')),
    )
    .map((claim) => claim.written)
}

function figuresOf(text: string): Figure[] {
  const digits = Array.from(text.matchAll(figure), ({ groups = {} }): Figure => {
    const { money, digits: written = '', share, scale, currency } = groups
    const value = Number(numeric(written)) * (scales[scale?.toLowerCase() ?? ''] ?? 1)
    return { written, value, kind: share ? 'share' : money || currency ? 'money' : 'plain' }
  })
  const spelled = Array.from(text.matchAll(wordPattern), ([written]): Figure => {
    return { written, value: words[written.toLowerCase()] ?? Number.NaN, kind: 'plain' }
  })
  return [...digits, ...spelled]
}

/** "1,200" and "1200" are one number, "1.5" and "15" are not. */
function numeric(written: string): string {
  return written.replace(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.')
}

/** Months with their year; "March 2021" and "03/2021" are one date, and so is 2021-03. */
export function newDates(text: string, known: string): string[] {
  const held = new Set(datesOf(known).map(({ month }) => month))
  return datesOf(text).flatMap(({ written, month }) => (held.has(month) ? [] : [written]))
}

function datesOf(text: string): { written: string; month: string }[] {
  const named = Array.from(text.matchAll(namedMonth)).flatMap(([written, word = '', year]) => {
    const month = monthOf(word)
    return month === null ? [] : [{ written, month: `${year}-${month}` }]
  })
  const inFigures = Array.from(text.matchAll(numericMonth), ([written, firstYear, second, first, lastYear]) => ({
    written,
    month: `${firstYear ?? lastYear}-${Number(second ?? first)}`,
  }))
  return [...named, ...inFigures]
}
