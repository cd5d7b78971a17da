import { expect, test } from 'vitest'
import { timeProblems, wordsAhead } from './rules.ts'

const now = new Date('2026-11-20T09:00:00Z')

test.each([
  [['2026-11-23T10:00:00Z'], []],
  [['2026-11-20T09:00:00Z'], [{ at: 0, refusal: 'past' }]],
  [['2025-11-23T10:00:00Z'], [{ at: 0, refusal: 'past' }]],
  [['2027-11-23T10:00:00Z'], [{ at: 0, refusal: 'too_far' }]],
  [['2026-11-23T10:00:00Z', '2026-11-23T10:00:00Z'], [{ at: 1, refusal: 'duplicate' }]],
  [['2026-11-23T10:00:00Z', '2026-11-23T10:44:00Z'], [{ at: 1, refusal: 'overlap' }]],
  [['2026-11-23T10:00:00Z', '2026-11-23T09:16:00Z'], [{ at: 1, refusal: 'overlap' }]],
  [['2026-11-23T10:00:00Z', '2026-11-23T10:45:00Z', '2026-11-24T10:00:00Z'], []],
])('a proposal of 45 minutes at %j has the problems %j', (starts, problems) => {
  const times = starts.map((start) => new Date(start))
  expect(timeProblems(times, 45, now)).toEqual(problems)
})

test.for([
  [24 * 60, 'in 24 hours'],
  [24 * 60 - 5, 'in 24 hours'],
  [12.5 * 60, 'in 13 hours'],
  [90, 'in 2 hours'],
  [89, 'in an hour'],
  [60, 'in an hour'],
  [50, 'in an hour'],
  [49, 'in 50 minutes'],
  [31, 'in 30 minutes'],
  [1, 'in 5 minutes'],
] as const)('a reminder that comes %i minutes before says so: %s', ([minutes, words]) => {
  expect(wordsAhead(new Date(now.getTime() + minutes * 60_000), now)).toBe(words)
})
