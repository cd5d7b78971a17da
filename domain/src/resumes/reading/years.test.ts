import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { HeldRole } from '../reading.ts'
import { seniorityOf, yearsOfExperience } from './years.ts'

const today = '2026-11-20'
const role = (start: string | null, end: string | null, more: Partial<HeldRole> = {}): HeldRole => ({
  title: null,
  employer: null,
  place: null,
  start,
  end,
  isCurrent: end === null && start !== null,
  bullets: [],
  lines: { from: 0, to: 0 },
  ...more,
})

describe('years of experience', () => {
  test('both months of a period belong to it', () => {
    expect(yearsOfExperience([role('2020-01', '2020-12')], today)).toBe(1)
  })

  test('overlapping roles count once, gaps not at all', () => {
    const roles = [role('2016-01', '2018-12'), role('2018-01', '2019-12'), role('2022-01', '2022-12')]
    expect(yearsOfExperience(roles, today)).toBe(5)
  })

  test('present is today', () => {
    expect(yearsOfExperience([role('2025-12', null)], today)).toBe(1)
  })

  test('without dates there is no figure', () => {
    expect(yearsOfExperience([role(null, null)], today)).toBeNull()
  })

  test('an end before its start counts for nothing', () => {
    expect(yearsOfExperience([role('2024-05', '2023-05')], today)).toBeNull()
  })

  test('order does not matter, and another role never makes it less', () => {
    const month = fc.tuple(fc.integer({ min: 1980, max: 2026 }), fc.integer({ min: 1, max: 12 }))
    const period = fc.tuple(month, month).map(([a, b]) => {
      const [start, end] = [a, b].map(([y, m]) => `${y}-${String(m).padStart(2, '0')}`).sort() as [string, string]
      return role(start, end)
    })
    fc.assert(
      fc.property(fc.array(period, { minLength: 1, maxLength: 8 }), period, (roles, another) => {
        const years = yearsOfExperience(roles, today)
        expect(yearsOfExperience(roles.toReversed(), today)).toBe(years)
        expect(yearsOfExperience([...roles, another], today) ?? 0).toBeGreaterThanOrEqual(years ?? 0)
      }),
    )
  })
})

describe('seniority', () => {
  test.each([
    ['Junior Developer', 9, 'junior'],
    ['Senior Nurse', 1, 'senior'],
    ['Principal Engineer', 3, 'staff_plus'],
    ['Head of Sales', 3, 'staff_plus'],
    ['Director of Nursing', 3, 'staff_plus'],
    ['Accountant', 1.9, 'junior'],
    ['Accountant', 2, 'mid'],
    ['Accountant', 5.9, 'mid'],
    ['Accountant', 6, 'senior'],
  ])('%s with %d years is %s', (title, years, expected) => {
    expect(seniorityOf([role('2020-01', null, { title })], null, years)).toBe(expected)
  })

  test('the newest title decides, wherever it stands', () => {
    const roles = [
      role('2010-01', '2014-01', { title: 'Junior Clerk' }),
      role('2020-01', null, { title: 'Lead Clerk' }),
    ]
    expect(seniorityOf(roles, null, 10)).toBe('staff_plus')
  })

  test('without roles and words nothing is claimed', () => {
    expect(seniorityOf([], null, null)).toBeNull()
  })
})
