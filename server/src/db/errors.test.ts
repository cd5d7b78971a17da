import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { databaseProblem, isRetryable, isUnavailable, uniqueViolation, violates } from './errors.ts'

function databaseError(fields: Record<string, string>) {
  return Object.assign(new Error(fields.message), fields)
}

describe('a refused write', () => {
  test.each([
    ['by its field', { code: '23505', constraint: 'saved_jobs_once' }],
    ['by the name of a shard', { code: '23505', constraint: 'saved_jobs_once_102008' }],
    [
      'by its words alone',
      { code: '23505', message: 'duplicate key violates unique constraint "saved_jobs_once_102008"' },
    ],
  ])('is known %s', (_, fields) => {
    const wrapped = new DrizzleQueryError('insert …', [], databaseError(fields))
    expect(databaseProblem(wrapped)).toEqual({ state: '23505', constraint: 'saved_jobs_once' })
    expect(violates(wrapped, uniqueViolation, 'saved_jobs_once')).toBe(true)
    expect(violates(wrapped, uniqueViolation, 'saved_jobs_other')).toBe(false)
  })

  test('is not seen in other errors', () => {
    expect(databaseProblem(new Error('no'))).toBeNull()
    expect(databaseProblem(databaseError({ code: 'ENOENT' }))).toBeNull()
    expect(violates(null, uniqueViolation)).toBe(false)
  })
})

test.each([
  ['40001', true, false],
  ['40P01', true, false],
  ['57P01', false, true],
  ['53300', false, true],
  ['08006', false, true],
  ['23505', false, false],
])('%s is retried: %s, means that the database is away: %s', (code, retried, away) => {
  const error = databaseError({ code })
  expect([isRetryable(error), isUnavailable(error)]).toEqual([retried, away])
})

test('a broken connection means that the database is away', () => {
  expect(isUnavailable(new DrizzleQueryError('select 1', [], databaseError({ code: 'ECONNREFUSED' })))).toBe(true)
  expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true)
})
