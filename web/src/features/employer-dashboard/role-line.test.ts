import { expect, test } from 'vitest'
import type { OwnJobListItem } from '#domain/jobs/views.ts'
import { roleLine } from './role-line.ts'

const role: OwnJobListItem = {
  id: '0b6f4c7e-4a7d-4f0b-9c55-2f5a3a1d9e01',
  title: 'Line Cook',
  state: 'published',
  quizDue: 0,
  isAnonymous: true,
  anonymityRevealPolicy: 'shortlist',
  publishedAt: '2026-10-12T09:00:00.000Z',
  expiresAt: '2026-12-11T09:00:00.000Z',
  firstPublishedAt: null,
  updatedAt: '2026-11-19T09:00:00.000Z',
  version: 1,
  missing: [],
  problems: [],
  pipeline: {
    matched: 0,
    applied: 0,
    quizPassed: null,
    shortlisted: 0,
    interview: 0,
    waiting: 0,
    overdue: 0,
    oldestWaitingSince: null,
    firstReplyDays: null,
  },
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
