import { expect, test } from 'vitest'
import { declineReasons, findDeclineReason } from './decline-reasons.ts'

const skills = [
  { skill: 'Triage', importance: 'must_have' as const },
  { skill: 'Telemetry', importance: 'nice' as const },
]

test('each must-have gives a reason that names it, a nice-to-have gives none', () => {
  const reasons = declineReasons(skills)
  expect(reasons[0]).toEqual({ key: 'must_have:Triage', sentence: 'Not enough experience with Triage', gap: 'Triage' })
  expect(reasons.filter((reason) => reason.gap !== null)).toHaveLength(1)
  expect(new Set(reasons.map((reason) => reason.key)).size).toBe(reasons.length)
})

test('a reason that is not in the list of this job is none', () => {
  expect(findDeclineReason(skills, 'must_have:Telemetry')).toBeNull()
  expect(findDeclineReason(skills, 'closer_fit')?.gap).toBeNull()
})
