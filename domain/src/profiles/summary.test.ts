import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { summaryOf } from './summary.ts'

describe('a summary', () => {
  test.each([
    [
      { title: 'Charge Nurse', years: 12.3, skills: ['Triage', 'IV therapy', 'Wound care', 'EKG'] },
      'Charge Nurse, 12 years: Triage, IV therapy and Wound care',
    ],
    [{ title: 'Cook', years: 1.9, skills: ['Sauces'] }, 'Cook, 1 year: Sauces'],
    [{ title: 'Cook', years: 0.5, skills: ['Sauces'] }, 'Cook: Sauces'],
    [{ title: 'Cook', years: 4, skills: [] }, 'Cook, 4 years'],
    [
      {
        title: 'Senior Platform Engineer for Payments',
        years: 9,
        skills: ['Infrastructure as code', 'Site reliability engineering', 'Go'],
      },
      'Senior Platform Engineer for Payments, 9 years: Infrastructure as code',
    ],
  ])('%o → %s', (facts, summary) => {
    expect(summaryOf(facts)).toBe(summary)
  })

  test.each([
    { title: null, years: 5, skills: ['Triage'] },
    { title: '', years: 5, skills: ['Triage'] },
    { title: 'Nurse', years: null, skills: [] },
    { title: 'x'.repeat(91), years: 3, skills: ['Triage'] },
  ])('is not made of too little: %o', (facts) => {
    expect(summaryOf(facts)).toBeNull()
  })

  test('never has more than 90 characters', () => {
    const facts = fc.record({
      title: fc.string({ maxLength: 120 }),
      years: fc.option(fc.double({ min: 0, max: 60, noNaN: true })),
      skills: fc.array(fc.string({ maxLength: 60 })),
    })
    fc.assert(fc.property(facts, (some) => (summaryOf(some)?.length ?? 0) <= 90))
  })
})
