import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { candidateTrust, vouchWeight } from '../trust/candidate-trust.ts'
import { shrinkTrust, trustBand } from '../trust/shrink.ts'
import { composite } from './composite.ts'
import { embedText } from './embedding.ts'
import { checkGates, overallGate } from './gates.ts'
import type { CandidatePreferences, MatchCandidate, MatchJob } from './inputs.ts'
import { mutualBoost } from './mutual.ts'
import { rationaleLimits } from './rationale.ts'
import { scoreMatch } from './score.ts'

const nothing: CandidatePreferences = {
  workPreference: null,
  places: [],
  isOpenToRelocation: false,
  employmentTypes: [],
  pay: null,
}
const nurse: MatchCandidate = {
  skills: [
    { name: 'Triage', isShownInRole: true },
    { name: 'IV therapy', isShownInRole: false },
  ],
  desiredTitles: ['Registered Nurse'],
  heldTitles: [],
  seniority: 'senior',
  embedding: null,
  preferences: nothing,
}
const job: MatchJob = {
  title: 'Registered Nurse',
  requiredSkills: [
    { name: 'Triage', importance: 'must_have' },
    { name: 'IV therapy', importance: 'must_have' },
    { name: 'Welding', importance: 'nice' },
  ],
  seniority: 'mid',
  embedding: null,
  workMode: 'onsite',
  place: 'Portland, OR',
  employmentType: 'full-time',
  pay: { maximum: 45, currency: 'USD', period: 'hour' },
}
const trust = { value: 50, isTrustedEmployer: false }

describe('AI fit', () => {
  test('is the weighted sum of its parts, renormalised over those with data', () => {
    // S = (2·1 + 2·.85 + 1·0)/5 = .74; T = 1; L = 1 − .35 = .65; weights .30, .25, .10 of .65
    // 100·(.30·.74 + .25·1 + .10·.65)/.65 = 82.6
    expect(scoreMatch(nurse, job, trust).ai).toBe(83)
  })

  test('is "not enough data" under half of the weight', () => {
    const unknown = { ...nurse, skills: [], seniority: null }
    expect(scoreMatch(unknown, job, trust)).toMatchObject({ ai: null, composite: null })
  })

  test('of an empty résumé is no number', () => {
    const empty = { ...nurse, skills: [], desiredTitles: [], seniority: null, embedding: embedText('') }
    expect(scoreMatch(empty, job, trust).ai).toBeNull()
  })
})

test.each([
  [80, 60, false, 4, 79],
  [80, 60, true, 4, 82],
  [100, 100, true, 10, 100],
  [0, 0, false, 0, 0],
])('AI %i, trust %i, trusted %s and mutual %i make %i', (ai, value, isTrustedEmployer, mutual, expected) => {
  expect(composite(ai, { value, isTrustedEmployer }, mutual)).toBe(expected)
})

test.each([
  [{ workPreference: 'remote' }, 'fail'],
  [{ workPreference: 'hybrid' }, 'fail'],
  [{ workPreference: 'onsite' }, 'pass'],
  [{ workPreference: 'any' }, 'pass'],
  [{ places: ['Portland, OR'] }, 'pass'],
  [{ places: ['Austin, TX'] }, 'fail'],
  [{ places: ['Austin, TX'], isOpenToRelocation: true }, 'pass'],
  [{ employmentTypes: ['part-time'] }, 'fail'],
  [{ employmentTypes: ['any'] }, 'pass'],
  [{ pay: { minimum: 93_600, currency: 'USD' } }, 'pass'],
  [{ pay: { minimum: 93_601, currency: 'USD' } }, 'fail'],
  [{ pay: { minimum: 60_000, currency: 'EUR' } }, 'unknown'],
  [{}, 'pass'],
] as const)('wanting %j, this job is a %s', (wanted, state) => {
  expect(overallGate(checkGates({ ...nothing, ...wanted }, job))).toBe(state)
})

test('an unknown is not a fail', () => {
  const bare = { ...job, workMode: null, place: null, employmentType: null, pay: null }
  const wanted = {
    ...nothing,
    workPreference: 'remote',
    places: ['Austin, TX'],
    pay: { minimum: 1, currency: 'USD' },
  } as const
  expect(overallGate(checkGates(wanted, bare))).toBe('unknown')
})

test.each([
  [4, 5, { met: 5, of: 6 }, 6],
  [0, 5, { met: 6, of: 6 }, 0],
  [5, 5, { met: 6, of: 6 }, 10],
  [5, 5, { met: 0, of: 0 }, 0],
])('%i of %i preferences and %j must-haves boost by %i', (met, of, mustHaves, points) => {
  const gates = Array.from({ length: of }, (_, i) => ({
    kind: 'pay' as const,
    state: i < met ? ('pass' as const) : ('fail' as const),
    isStated: true,
  }))
  expect(mutualBoost(gates, null, false, mustHaves).points).toBe(points)
})

test('the rationale names what speaks for it first and a gap last, in at most six short tags', () => {
  const { rationale } = scoreMatch(nurse, job, trust)
  expect(rationale[0]).toBe('2 of 2 must-haves')
  expect(rationale).toContain('Gap: Welding')
  expect(rationale.length).toBeLessThanOrEqual(rationaleLimits.tags)
  for (const tag of rationale) expect(tag.length).toBeLessThan(50)
})

test('what would raise it brings exactly the points it names', () => {
  const { composite: before, parts } = scoreMatch(nurse, job, trust)
  const best = parts.raise[0]
  expect(best?.text).toBe('Add Welding to your résumé, if you have it')
  const withWelding = { ...nurse, skills: [...nurse.skills, { name: 'Welding', isShownInRole: true }] }
  expect(scoreMatch(withWelding, job, trust).composite).toBe((before ?? 0) + (best?.points ?? 0))
})

describe('for every pair', () => {
  const names = ['Triage', 'IV therapy', 'Welding', 'Python', 'Payroll']
  const skills = fc.uniqueArray(fc.record({ name: fc.constantFrom(...names), isShownInRole: fc.boolean() }), {
    selector: (skill) => skill.name,
  })
  const candidates = fc.record({
    skills,
    desiredTitles: fc.subarray(['Registered Nurse', 'Welder', 'Accountant']),
    heldTitles: fc.subarray(['Nurse', 'Cook']),
    seniority: fc.constantFrom('junior', 'mid', 'senior', 'staff_plus', null),
    embedding: fc.constantFrom(null, embedText('night ward nurse'), embedText('')),
    preferences: fc.constant(nothing),
  })
  const trusts = fc.record({ value: fc.integer({ min: 0, max: 100 }), isTrustedEmployer: fc.boolean() })

  test('scores stay within their range and are the same each time', () => {
    fc.assert(
      fc.property(candidates, trusts, (candidate, other) => {
        const score = scoreMatch(candidate, job, other)
        for (const value of [score.ai ?? 0, score.trust, score.composite ?? 0]) {
          expect(value).toBeGreaterThanOrEqual(0)
          expect(value).toBeLessThanOrEqual(100)
        }
        expect(scoreMatch(candidate, job, other)).toEqual(score)
      }),
    )
  })

  test('the order of skills does not matter', () => {
    fc.assert(
      fc.property(candidates, (candidate) => {
        const turned = { ...candidate, skills: candidate.skills.toReversed() }
        expect(scoreMatch(turned, job, trust).composite).toBe(scoreMatch(candidate, job, trust).composite)
      }),
    )
  })

  test('showing a listed skill in a role, or adding a required one, never lowers a score', () => {
    fc.assert(
      fc.property(candidates, fc.constantFrom('Triage', 'IV therapy', 'Welding'), (candidate, name) => {
        fc.pre(candidate.skills.length > 0)
        const others = candidate.skills.filter((skill) => skill.name !== name)
        const stronger = { ...candidate, skills: [...others, { name, isShownInRole: true }] }
        const [before, after] = [scoreMatch(candidate, job, trust), scoreMatch(stronger, job, trust)]
        expect(after.ai ?? 0).toBeGreaterThanOrEqual(before.ai ?? 0)
      }),
    )
  })
})

test('the embedder is deterministic, of unit length, and puts like texts closer', () => {
  const [nurseText, nurseJob, codeJob] = [
    'Charge nurse on a night ward, triage and IV therapy',
    'Registered nurse for the ward: triage, IV therapy, handover',
    'Platform engineer for Kubernetes, Terraform and Go',
  ].map(embedText)
  const cosine = (a: number[] = [], b: number[] = []) => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0)
  expect(embedText('Charge nurse on a night ward, triage and IV therapy')).toEqual(nurseText)
  expect(Math.hypot(...(nurseText ?? []))).toBeCloseTo(1, 3)
  expect(cosine(nurseText, nurseJob)).toBeGreaterThan(cosine(nurseText, codeJob) + 0.1)
})

describe('trust', () => {
  test.each([
    [{ relation: 'manager', isCompanyAddress: true, yearsAgo: 2 }, 1],
    [{ relation: 'manager', isCompanyAddress: false, yearsAgo: 2 }, 0.6],
    [{ relation: 'peer', isCompanyAddress: true, yearsAgo: 9 }, 0.56],
    [{ relation: 'other', isCompanyAddress: false, yearsAgo: 9 }, 0.24],
  ] as const)('a vouch of %j weighs %d', (vouch, weight) => {
    expect(vouchWeight(vouch)).toBeCloseTo(weight)
  })

  test('adds vouches, verified jobs and consistency', () => {
    const manager = { relation: 'manager', isCompanyAddress: true, yearsAgo: 1 } as const
    const evidence = { isEmailConfirmed: true, hasContradiction: false, verifiedMonths: 30, allMonths: 60 }
    expect(candidateTrust({ vouches: [manager, manager, manager, manager], verifiedJobs: 2, ...evidence })).toEqual({
      vouches: 45,
      employment: 30,
      consistency: 15,
      total: 90,
    })
  })

  test.each([
    [0, 0, 50],
    [90, 1, 63],
    [90, 6, 80],
  ])('of %i with %i pieces of evidence ranks as %i', (value, evidence, ranked) => {
    expect(shrinkTrust(value, evidence)).toBe(ranked)
  })

  test.each([
    [0, 25],
    [37, 25],
    [38, 50],
    [62, 50],
    [63, 75],
    [100, 75],
  ])('of a hidden company with %i shows as %i', (value, band) => {
    expect(trustBand(value)).toBe(band)
  })
})
