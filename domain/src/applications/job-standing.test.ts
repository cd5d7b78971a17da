import { expect, test } from 'vitest'
import { jobStates } from '../jobs/schema.ts'
import { jobStanding } from './job-standing.ts'
import { takesApplications } from './rules.ts'

const now = new Date('2026-11-20T12:00:00Z')
const [before, after] = [new Date('2026-11-20T12:00:00Z'), new Date('2026-11-20T12:00:01Z')]

test.each([
  ['published', after, 'open'],
  ['published', null, 'open'],
  ['published', before, 'expired'],
  ['paused', after, 'paused'],
  ['paused', before, 'expired'],
  ['quiz_pending', after, 'paused'],
  ['filled', before, 'filled'],
  ['closed', before, 'closed'],
  ['expired', before, 'expired'],
] as const)('a job that is %s and ends at %s is %s', (state, expiresAt, standing) => {
  expect(jobStanding({ state, expiresAt }, now)).toBe(standing)
})

test('applications are taken by an open job alone', () => {
  const open = jobStates.filter((state) => takesApplications({ state, expiresAt: after }, now))
  expect(open).toEqual(['published'])
})
