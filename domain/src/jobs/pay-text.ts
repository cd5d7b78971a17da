import { currencySigns } from '../profiles/pay.ts'
import type { Currency } from '../profiles/schema.ts'
import type { PayPeriod, PayReading } from './schema.ts'

const periodWords: [PayPeriod, RegExp][] = [
  ['year', /\b(?:years?|yearly|annual(?:ly)?|annum|p\.?\s?a\.?|yr)\b/i],
  ['month', /\b(?:months?|monthly|mo|p\.?m\.?)\b/i],
  ['week', /\b(?:weeks?|weekly|wk)\b/i],
  ['day', /\b(?:days?|daily|per diem)\b/i],
  ['hour', /\b(?:hours?|hourly|hrs?|p\.?h\.?)\b|\/\s?h\b/i],
]

/** "1.2M", "7 lakh": a unit of its own, so the figure is not what it looks like. */
const OTHER_UNIT = /\d\s?(?:m|mn|mio|bn|million|lakhs?|lacs?|crores?)\b/i
const AMOUNT = /(\d{1,3}(?:[,.\s']\d{3})+|\d+)([.,]\d{1,2})?\s?(k\b)?/gi
/** Hours and leave stand beside pay in the same field; their figures are not money. */
const NOT_PAY =
  /\b\d+(?:[.,]\d+)?\s?(?:%|percent|hours?\s(?:a|per)\s(?:week|day|month)|days?\s(?:of|off|holiday|leave|pto)|shifts?)\S*/gi

/** Reads an employer's pay text; null where a figure, its period or its currency can't be told for sure. */
export function readPay(text: string): PayReading | null {
  const bare = text.replace(NOT_PAY, ' ')
  if (OTHER_UNIT.test(bare)) return null
  const currency = currencyOf(bare)
  const amounts = amountsOf(bare)
  const [first, second] = amounts
  if (currency === null || first === undefined || amounts.length > 2) return null
  const period = periodWords.find(([, words]) => words.test(bare))?.[0] ?? usualPeriod(second ?? first)
  if (period === null) return null
  if (second === undefined) return oneEnd(bare, first, { currency, period })
  return second < first ? null : { minimum: first, maximum: second, currency, period }
}

function oneEnd(text: string, amount: number, rest: { currency: Currency; period: PayPeriod }): PayReading {
  if (/\b(?:up to|to|max(?:imum)?|under|at most)\b/i.test(text)) return { minimum: null, maximum: amount, ...rest }
  if (/\+|\b(?:from|min(?:imum)?|at least|starting|over)\b/i.test(text)) {
    return { minimum: amount, maximum: null, ...rest }
  }
  return { minimum: amount, maximum: amount, ...rest }
}

function amountsOf(text: string): number[] {
  const found = [...text.matchAll(AMOUNT)].map((match) => ({
    value: Number(`${(match[1] ?? '').replace(/[^\d]/g, '')}${(match[2] ?? '').replace(',', '.')}`),
    isThousands: match[3] !== undefined,
  }))
  const anyThousands = found.some((one) => one.isThousands)
  return found.map((one) => (one.isThousands || (anyThousands && one.value < 1000) ? one.value * 1000 : one.value))
}

function currencyOf(text: string): Currency | null {
  if (/\b(?:CA\$|C\$|CAD)|CA\$|C\$/.test(text)) return 'CAD'
  if (/\b(?:AUD|NZD|CHF|SEK|NOK|DKK|JPY|INR|SGD|HKD|MXN|BRL)\b|(?:A|NZ|HK|(?<!U)S|R|MX)\$|[¥₹]/.test(text)) return null
  if (/€|\bEUR\b/i.test(text)) return 'EUR'
  if (/£|\bGBP\b/i.test(text)) return 'GBP'
  return 'USD'
}

/** Nobody is paid 60,000 an hour or a month; a smaller figure could be an hour, a week or short for thousands, so it stays unread. */
function usualPeriod(amount: number): PayPeriod | null {
  return amount >= 12_000 ? 'year' : null
}

const periodNames: Record<PayPeriod, string> = {
  year: 'a year',
  month: 'a month',
  week: 'a week',
  day: 'a day',
  hour: 'an hour',
}

/** "$60,000 to $90,000 a year" */
export function payWords(pay: PayReading): string {
  const period = periodNames[pay.period]
  const minimum = pay.minimum === null ? null : money(pay.minimum, pay.currency)
  const maximum = pay.maximum === null ? null : money(pay.maximum, pay.currency)
  if (minimum === null) return `up to ${maximum} ${period}`
  if (maximum === null) return `from ${minimum} ${period}`
  return minimum === maximum ? `${minimum} ${period}` : `${minimum} to ${maximum} ${period}`
}

function money(amount: number, currency: Currency): string {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${currencySigns[currency]}${grouped}${cents === '00' ? '' : `.${cents}`}`
}
