import { expect, test } from 'vitest'
import { nothingStated } from '../matches/candidate-of.ts'
import type { MatchCandidate, MatchJob } from '../matches/inputs.ts'
import { scoreMatch } from '../matches/score.ts'
import { candidateBadges } from './candidate-badges.ts'
import { employerRationale } from './employer-rationale.ts'

const job: MatchJob = {
  title: 'Registered Nurse',
  requiredSkills: [
    { name: 'Triage', importance: 'must_have' },
    { name: 'Wound care', importance: 'must_have' },
    { name: 'Telemetry', importance: 'nice' },
  ],
  seniority: 'mid',
  embedding: null,
  workMode: 'onsite',
  place: 'Portland, OR',
  employmentType: 'full-time',
  pay: { maximum: 100_000, currency: 'USD', period: 'year' },
}
const candidate: MatchCandidate = {
  skills: [{ name: 'Triage', isShownInRole: true }],
  desiredTitles: [],
  heldTitles: ['Staff Nurse'],
  seniority: 'mid',
  embedding: null,
  preferences: {
    ...nothingStated,
    workPreference: 'remote',
    places: ['Portland, OR'],
    pay: { minimum: 120_000, currency: 'USD' },
  },
}

test('an employer reads what speaks for a candidate first, then the gaps, and never a wish about pay', () => {
  const { parts } = scoreMatch(candidate, job, { value: 50, isTrustedEmployer: false })
  const tags = employerRationale(parts)
  expect(tags[0]).toBe('1 of 2 must-haves')
  expect(tags).toContain('Fits your place')
  expect(tags).toContain('Gap: Wound care')
  expect(tags).toContain('Gap: work mode')
  expect(tags.length).toBeLessThanOrEqual(6)
  expect(tags.join(' ')).not.toMatch(/pay|120/i)
})

test.each([
  [{}, ['New']],
  [{ confirmedVouches: 1, hasManagerVouch: true }, ['Manager-vouched']],
  [{ confirmedVouches: 3 }, ['3 vouches']],
  [{ verifiedJobs: 1, mustHaves: { met: 6, of: 6 } }, ['Verified employment', 'All must-haves met']],
  [{ hasPassedQuiz: true, mustHaves: { met: 5, of: 6 } }, ['Quiz passed', 'New']],
])('a candidate with %j wears %j', (facts, badges) => {
  const none = { hasManagerVouch: false, confirmedVouches: 0, verifiedJobs: 0, hasPassedQuiz: false }
  expect(candidateBadges({ ...none, mustHaves: { met: 0, of: 0 }, ...facts })).toEqual(badges)
})
