import { describe, expect, test } from 'vitest'
import { payReadBack, placeReadBack, readJobText, seniorityReadBack, typeReadBack } from './read-back.ts'

const none = { title: 'Cook', location: null, employmentType: null, seniority: null, compRange: null }

test('a nurse’s post is read field by field, its words untouched', () => {
  const post = {
    title: 'Charge Nurse, Night Shift',
    location: 'Portland, OR',
    employmentType: 'Full time, 3 x 12 h',
    seniority: 'Senior',
    compRange: '$92,000 to $108,000',
  }
  expect(readJobText(post)).toEqual({
    pay: { minimum: 92_000, maximum: 108_000, currency: 'USD', period: 'year' },
    place: { city: 'Portland', region: 'OR', country: 'US' },
    employmentType: 'full-time',
    seniority: 'senior',
  })
})

test('an empty form reads as nothing', () => {
  expect(readJobText(none)).toEqual({ pay: null, place: null, employmentType: null, seniority: null })
})

test.each([
  ['Full-time', 'full-time'],
  ['permanent', 'full-time'],
  ['Part time (20 h)', 'part-time'],
  ['PRN', 'part-time'],
  ['12-month contract', 'contract'],
  ['Full-time, fixed-term', 'contract'],
  ['FT', 'full-time'],
  ['Full or part time', null],
  ['FT/PT', null],
  ['whatever suits', null],
])('the type “%s” is read as %s', (employmentType, read) => {
  expect(readJobText({ ...none, employmentType }).employmentType).toBe(read)
})

test.each([
  ['Cook', 'Mid', 'mid'],
  ['Cook', 'staff+', 'staff_plus'],
  ['Cook', 'Lead', 'staff_plus'],
  ['Junior Accountant', '', 'junior'],
  ['Electrician', 'any', null],
])('the level of “%s” with “%s” is %s', (title, seniority, read) => {
  expect(readJobText({ ...none, title, seniority }).seniority).toBe(read)
})

describe('sentences under the fields', () => {
  test('say what was read', () => {
    expect(payReadBack('60k-90k', readJobText({ ...none, compRange: '60k-90k' }).pay)?.sentence).toBe(
      'We read: $60,000 to $90,000 a year',
    )
    expect(placeReadBack('Portland, OR', { city: 'Portland', region: 'OR', country: 'US' })?.sentence).toBe(
      'We read: Portland, OR, US (PT)',
    )
    expect(typeReadBack('full time', 'full-time')?.sentence).toBe('We read: full-time')
    expect(seniorityReadBack('Sr.', 'senior')?.sentence).toBe('We read: senior level')
  })

  test('say that nothing was read, and how to write it', () => {
    expect(payReadBack('Competitive', null)).toMatchObject({ isRead: false })
    expect(placeReadBack('???', null)).toMatchObject({ isRead: false })
    expect(typeReadBack('flexible', null)).toMatchObject({ isRead: false })
    expect(seniorityReadBack('any', null)).toMatchObject({ isRead: false })
  })

  test('do not echo a place that is none', () => {
    expect(placeReadBack('asdfgh', readJobText({ ...none, location: 'asdfgh' }).place)).toEqual({
      isRead: false,
      sentence: 'We do not know this place. Candidates see your words. Try “Portland, OR”.',
    })
  })

  test('say when the level comes from the title', () => {
    const post = { ...none, title: 'Senior Cook', seniority: 'banana' }
    expect(seniorityReadBack(post.seniority, readJobText(post).seniority)).toEqual({
      isRead: false,
      sentence: 'We could not read a level here, so the title counts: senior level.',
    })
  })

  test('are absent while a field is empty', () => {
    expect([
      payReadBack(' ', null),
      placeReadBack('', null),
      typeReadBack('', null),
      seniorityReadBack('', null),
    ]).toEqual([null, null, null, null])
  })
})
