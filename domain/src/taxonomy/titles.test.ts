import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findTitle, suggestTitles, titleSimilarity } from './titles.ts'

test.each([
  ['RN', 'Registered Nurse', null],
  ['Charge Nurse (night shift)', 'Registered Nurse', null],
  ['Sr. Java Engineer (Remote)', 'Java Developer', 'senior'],
  ['Lead Software Engineer', 'Software Engineer', 'staff_plus'],
  ['Software Engineer, Big Data', 'Software Engineer', null],
  ['Director of Nursing', 'Nurse Manager', 'staff_plus'],
  ['Tech Lead', 'Software Engineering Manager', 'staff_plus'],
  ['Journeyman electrician', 'Electrician', null],
  ['Data Entry Clerk', 'Data Entry Clerk', null],
  ['Apprentice Plumber', 'Plumber', 'junior'],
])('"%s" belongs to %s, level %s', (written, family, seniority) => {
  const found = findTitle(written)
  expect(found?.family.name).toBe(family)
  expect(found?.seniority).toBe(seniority)
})

test('an unknown title has no family', () => {
  expect(findTitle('Quokka Wrangler')).toBeNull()
})

describe('how alike two titles are', () => {
  test.each([
    ['RN', 'Registered Nurse', 0.7],
    ['Physiotherapist', 'Physical Therapist', 0.7],
    ['Solicitor', 'Attorney', 0.7],
    ['Senior Accountant', 'Accountant', 0.95],
    ['Line Cook', 'Prep Cook', 0.7],
  ])('%s and %s: at least %d', (one, other, least) => {
    expect(titleSimilarity(one, other)).toBeGreaterThanOrEqual(least)
  })

  test.each([
    ['Registered Nurse', 'Welder'],
    ['Electrician', 'Accountant'],
    ['Project Manager', 'Cashier'],
  ])('%s and %s: hardly', (one, other) => {
    expect(titleSimilarity(one, other)).toBeLessThan(0.15)
  })

  test('a neighbouring trade is nearer than a far one', () => {
    expect(titleSimilarity('Line Cook', 'Sous Chef')).toBeGreaterThan(titleSimilarity('Line Cook', 'Truck Driver'))
    expect(titleSimilarity('Nurse', 'Nursing Assistant')).toBeGreaterThan(titleSimilarity('Nurse', 'Electrician'))
  })

  test('unknown words still compare by their letters', () => {
    expect(titleSimilarity('Quokka Wrangler', 'Quokka Handler')).toBeGreaterThan(
      titleSimilarity('Quokka Wrangler', 'Bank Teller'),
    )
  })

  test('it is the same both ways and stays between 0 and 1', () => {
    const titles = fc.oneof(fc.constantFrom('RN', 'Cook', 'Java Developer', 'CEO', ''), fc.string({ maxLength: 30 }))
    fc.assert(
      fc.property(titles, titles, (one, other) => {
        const likeness = titleSimilarity(one, other)
        expect(likeness).toBeCloseTo(titleSimilarity(other, one), 10)
        expect(likeness).toBeGreaterThanOrEqual(0)
        expect(likeness).toBeLessThanOrEqual(1)
      }),
    )
  })
})

test('suggestions name families, by synonym too', () => {
  expect(suggestTitles('regis')).toContain('Registered Nurse')
  expect(suggestTitles('RN')[0]).toBe('Registered Nurse')
  expect(suggestTitles('man').length).toBe(8)
})
