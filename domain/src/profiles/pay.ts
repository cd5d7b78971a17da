import type { Currency } from './schema.ts'

/** What a person wants to earn in a year, in whole units of the currency. A target makes it a range. */
export type Pay = { minimum: number; target: number | null; currency: Currency }

export const currencySigns: Record<Currency, string> = { USD: '$', CAD: 'CA$', EUR: '€', GBP: '£' }

/** '$60,000+' without a target, '$60k-$90k' with one (specification sections 3 and 9; decisions.md E.24). */
export function formatPay({ minimum, target, currency }: Pay): string {
  const sign = currencySigns[currency]
  if (target === null) return `${sign}${minimum.toLocaleString('en-US')}+`
  return `${sign}${thousands(minimum)}-${sign}${thousands(target)}`
}

const figure = String.raw`(\d[\d,]*(?:\.\d+)?)(k?)`
const sign = String.raw`(CA\$|\$|€|£)`
const open = new RegExp(`^${sign}${figure}\\+$`)
const range = new RegExp(`^${sign}${figure}-\\1${figure}$`)

/** Reads both stored forms; null for anything else. */
export function parsePay(text: string): Pay | null {
  const match = open.exec(text.trim()) ?? range.exec(text.trim())
  if (!match) return null
  const [, written, minimum, minimumK, target, targetK] = match
  const currency = (Object.keys(currencySigns) as Currency[]).find((one) => currencySigns[one] === written)
  if (!currency || minimum === undefined) return null
  return { minimum: amount(minimum, minimumK), target: target === undefined ? null : amount(target, targetK), currency }
}

function amount(digits: string, k: string | undefined): number {
  return Math.round(Number(digits.replaceAll(',', '')) * (k ? 1000 : 1))
}

/** '60k', '62.5k'. Exact to the unit, so that nothing is lost on the way back. */
function thousands(value: number): string {
  return `${value / 1000}k`
}
