import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { payWords, readPay } from './pay-text.ts'
import { payPeriods } from './schema.ts'

describe('pay as employers write it', () => {
  test.each([
    ['$60,000 - $90,000', '$60,000 to $90,000 a year'],
    ['60k–90k', '$60,000 to $90,000 a year'],
    ['$60-90k', '$60,000 to $90,000 a year'],
    ['$60,000+', 'from $60,000 a year'],
    ['from $60,000 per year', 'from $60,000 a year'],
    ['up to $90k', 'up to $90,000 a year'],
    ['$38 an hour', '$38 an hour'],
    ['$38.50 – $44.75 / hour', '$38.50 to $44.75 an hour'],
    ['£32,000 pa', '£32,000 a year'],
    ['£2,100 a month', '£2,100 a month'],
    ['€50.000 bis 60.000', '€50,000 to €60,000 a year'],
    ['CA$70k', 'CA$70,000 a year'],
    ['70,000 CAD per year', 'CA$70,000 a year'],
    ['$92,000 to $108,000 plus 10% bonus', '$92,000 to $108,000 a year'],
    ['$24/h', '$24 an hour'],
    ['$250 a day', '$250 a day'],
    ['$900 weekly', '$900 a week'],
    ['US$120k', '$120,000 a year'],
  ])('%s is read as %s', (text, words) => {
    const pay = readPay(text)
    expect(pay && payWords(pay)).toBe(words)
  })

  test.each([
    ['Competitive'],
    [''],
    ['$2,000'],
    ['90k - 60k'],
    ['$60k, $70k or $80k'],
    ['A$80,000'],
    ['80,000 CHF'],
    ['40 hours a week'],
    ['80-100'],
    ['$45'],
    ['1.2M'],
    ['7 lakh'],
  ])('%s is not guessed at', (text) => {
    expect(readPay(text)).toBeNull()
  })

  test('reads back what it writes', () => {
    const amount = fc.integer({ min: 1, max: 900_000 })
    const pay = fc.record({
      bounds: fc.tuple(amount, amount),
      currency: fc.constantFrom('USD', 'EUR', 'GBP', 'CAD'),
      period: fc.constantFrom(...payPeriods),
    })
    fc.assert(
      fc.property(pay, ({ bounds, currency, period }) => {
        const written = { minimum: Math.min(...bounds), maximum: Math.max(...bounds), currency, period }
        expect(readPay(payWords(written))).toEqual(written)
      }),
    )
  })
})
