import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPay, parsePay } from './pay.ts'

test.each([
  [{ minimum: 60_000, target: null, currency: 'USD' }, '$60,000+'],
  [{ minimum: 60_000, target: 90_000, currency: 'USD' }, '$60k-$90k'],
  [{ minimum: 62_500, target: 90_000, currency: 'EUR' }, '€62.5k-€90k'],
  [{ minimum: 45_000, target: null, currency: 'GBP' }, '£45,000+'],
  [{ minimum: 80_000, target: 95_000, currency: 'CAD' }, 'CA$80k-CA$95k'],
] as const)('%j is written %s and read back', (pay, text) => {
  expect(formatPay(pay)).toBe(text)
  expect(parsePay(text)).toEqual(pay)
})

test.each(['', 'a lot', '60000', '$60k-€90k', '$+'])('%j is no pay', (text) => {
  expect(parsePay(text)).toBeNull()
})

test('what is written is read back, whatever the figures', () => {
  const pays = fc.record({
    minimum: fc.integer({ min: 1, max: 2_000_000 }),
    target: fc.option(fc.integer({ min: 1, max: 2_000_000 })),
    currency: fc.constantFrom('USD', 'EUR', 'GBP', 'CAD'),
  })
  fc.assert(
    fc.property(pays, (pay) => {
      expect(parsePay(formatPay(pay))).toEqual(pay)
    }),
  )
})
