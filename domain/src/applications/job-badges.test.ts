import { expect, test } from 'vitest'
import { revealPolicies } from '../jobs/schema.ts'
import { type BadgeFacts, jobBadges } from './job-badges.ts'

const now = new Date('2026-11-20T09:00:00Z')
const plain: BadgeFacts = {
  isTrustedEmployer: false,
  isPayShown: false,
  replyDaysMedian: null,
  publishedAt: new Date('2026-10-01T09:00:00Z'),
  isCompanyKnown: true,
}

test.each<[Partial<BadgeFacts>, string[]]>([
  [{}, []],
  [{ isTrustedEmployer: true, isPayShown: true }, ['Trusted Employer', 'Pay shown']],
  [{ replyDaysMedian: 3 }, ['Replies in about 3 days']],
  [{ replyDaysMedian: 1 }, ['Replies in about a day']],
  [{ replyDaysMedian: 3, isCompanyKnown: false }, []],
  [{ isTrustedEmployer: true, isCompanyKnown: false }, ['Trusted Employer']],
  [{ publishedAt: new Date('2026-11-13T09:00:01Z') }, ['New']],
  [{ publishedAt: new Date('2026-11-13T09:00:00Z') }, []],
])('a job with %j wears %j', (facts, badges) => {
  expect(jobBadges({ ...plain, ...facts }, now)).toEqual(badges)
})

test('there are four ways to reveal a company', () => {
  expect(revealPolicies).toEqual(['application_quiz', 'shortlist', 'interview', 'never'])
})
