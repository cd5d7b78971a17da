import { describe, expect, test } from 'vitest'
import { composite, compositeParts } from './composite.ts'

describe('what a score is put together from', () => {
  test.each([
    // ¾ of 94 is 70.5 and ¼ of 61 is 15.25: the sum is rounded, not each.
    [94, { value: 61, isTrustedEmployer: false }, 6, { ai: 71, trust: 15, mutual: 6, trusted: 0 }, 92],
    [90, { value: 50, isTrustedEmployer: false }, 0, { ai: 68, trust: 12, mutual: 0, trusted: 0 }, 80],
    [0, { value: 0, isTrustedEmployer: false }, 0, { ai: 0, trust: 0, mutual: 0, trusted: 0 }, 0],
    [100, { value: 100, isTrustedEmployer: true }, 10, { ai: 75, trust: 25, mutual: 10, trusted: 3 }, 100],
    [41, { value: 63, isTrustedEmployer: true }, 2, { ai: 31, trust: 16, mutual: 2, trusted: 3 }, 52],
  ])('AI fit %i and %o with mutual %i are %o, which is %i', (ai, trust, mutual, parts, score) => {
    expect(compositeParts(ai, trust, mutual)).toEqual(parts)
    expect(composite(ai, trust, mutual)).toBe(score)
  })

  test('every part is whole, none is below zero, and together they are the score up to 100', () => {
    for (let ai = 0; ai <= 100; ai++) {
      for (let value = 0; value <= 100; value++) {
        const trust = { value, isTrustedEmployer: false }
        const parts = Object.values(compositeParts(ai, trust, 10))
        expect(parts.every((part) => Number.isInteger(part) && part >= 0)).toBe(true)
        expect(composite(ai, trust, 10)).toBe(Math.min(100, Math.round(0.75 * ai + 0.25 * value) + 10))
      }
    }
  })
})

test('without an AI fit there is no score', () => {
  expect(composite(null, { value: 80, isTrustedEmployer: true }, 10)).toBeNull()
})
