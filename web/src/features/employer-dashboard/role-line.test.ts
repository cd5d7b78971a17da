import { expect, test } from 'vitest'
import type { OwnJobListItem } from '#domain/jobs/views.ts'
import { aRole } from '../../testing/a-role.ts'
import { roleLine } from './role-line.ts'

const role: OwnJobListItem = {
  ...aRole,
  state: 'published',
  quizDue: 0,
  publishedAt: '2026-10-12T09:00:00.000Z',
  expiresAt: '2026-12-11T09:00:00.000Z',
  updatedAt: '2026-11-19T09:00:00.000Z',
}
const leak = { kind: 'leak', sentence: '2 finds may give your company away', action: 'Look' } as const

test.each([
  [{}, /Published .*12.* Company hidden until you shortlist\.$/],
  [{ isAnonymous: false }, /Company shown\.$/],
  [{ state: 'draft', missing: ['skills', 'level'] }, /^Draft, saved .*19.*\. Skills and level are missing\.$/],
  [{ state: 'draft', missing: ['level'] }, /Level is missing\.$/],
  [{ state: 'quiz_pending', quizDue: 8 }, /^Pass the expectations quiz to publish\. 6 of 8 are enough\.$/],
  [{ state: 'quiz_pending', quizDue: 1 }, /^Answer one question about what you changed/],
  [{ state: 'quiz_pending', quizDue: 0, problems: [leak] }, /^Quiz passed\. 2 finds may give your company away/],
  [{ state: 'expired' }, /^Ended after 60 days/],
] as const)('a role with %j reads %s', (change, words) => {
  expect(roleLine({ ...role, ...change } as OwnJobListItem)).toMatch(words)
})
