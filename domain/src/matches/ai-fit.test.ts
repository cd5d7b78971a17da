import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aiFit } from './ai-fit.ts'
import { aiWeights } from './ai-weights.ts'
import type { MatchCandidate, MatchJob } from './inputs.ts'
import { preciseRank } from './precise-rank.ts'
import { coverSkills, skillsShare } from './skills-coverage.ts'

const must = (name: string) => ({ name, importance: 'must_have' as const })
const nice = (name: string) => ({ name, importance: 'nice' as const })
const shown = (name: string) => ({ name, isShownInRole: true })
const listed = (name: string) => ({ name, isShownInRole: false })

const candidate: MatchCandidate = {
  skills: [shown('Triage')],
  desiredTitles: [],
  heldTitles: ['Registered Nurse'],
  seniority: 'mid',
  embedding: [1, 0],
  preferences: { workPreference: null, places: [], isOpenToRelocation: false, employmentTypes: [], pay: null },
}
const job: MatchJob = {
  title: 'Registered Nurse',
  requiredSkills: [must('Triage'), must('Phlebotomy'), must('Wound care')],
  seniority: 'mid',
  embedding: [1, 0],
  workMode: null,
  place: null,
  employmentType: null,
  pay: null,
}

describe('S', () => {
  test.each([
    ['a must-have that a role shows', [must('Triage')], [shown('Triage')], 1],
    ['one that is only listed', [must('Triage')], [listed('Triage')], 0.85],
    ['a neighbour', [must('Nursing')], [shown('Patient care')], 0.6],
    ['a neighbour that is only listed', [must('Nursing')], [listed('Patient care')], 0.51],
    ['none', [must('Triage')], [shown('Welding')], 0],
    ['a must-have beside a missing nice one', [must('Triage'), nice('Welding')], [shown('Triage')], 2 / 3],
    ['a nice one beside a missing must-have', [must('Triage'), nice('Welding')], [shown('Welding')], 1 / 3],
    ['another case of letters', [must('triage')], [shown('Triage')], 1],
  ])('of %s', (_, required, held, expected) => {
    expect(skillsShare(coverSkills(required, held), held.length)).toBeCloseTo(expected, 9)
  })

  test('is no figure where the job asks for nothing or the résumé shows nothing', () => {
    expect(skillsShare(coverSkills([], [shown('Triage')]), 1)).toBeNull()
    expect(skillsShare(coverSkills([must('Triage')], []), 0)).toBeNull()
  })
})

describe('L', () => {
  const levels = ['junior', 'mid', 'senior', 'staff_plus'] as const
  test.each([
    [0, 1],
    [1, 0.65],
    [2, 0.3],
    [3, 0],
  ])('%i steps apart is %d, up or down', (steps, expected) => {
    for (const [at, level] of levels.entries()) {
      const other = levels[at + steps]
      if (!other) continue
      const up = aiFit({ ...candidate, seniority: level }, { ...job, seniority: other })
      const down = aiFit({ ...candidate, seniority: other }, { ...job, seniority: level })
      expect([up.shares.seniority, down.shares.seniority]).toEqual([
        expect.closeTo(expected, 9),
        expect.closeTo(expected, 9),
      ])
    }
  })
})

describe('the weights', () => {
  test('add up to one', () => {
    expect(Object.values(aiWeights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9)
  })

  test.each([
    ['all four', {}, {}, { skills: 30, title: 25, experience: 35, seniority: 10 }],
    ['three, without a level', { seniority: null }, {}, { skills: 33.3, title: 27.8, experience: 38.9, seniority: 0 }],
    [
      'two, without vector and level',
      { seniority: null, embedding: null },
      {},
      { skills: 54.5, title: 45.5, experience: 0, seniority: 0 },
    ],
    [
      'one must-have alone, a third of what three weigh',
      {},
      { requiredSkills: [must('Triage')] },
      { skills: 12.5, title: 31.3, experience: 43.8, seniority: 12.5 },
    ],
    [
      'four must-haves, no more than three',
      {},
      { requiredSkills: [must('A'), must('B'), must('C'), must('D')] },
      { skills: 30, title: 25, experience: 35, seniority: 10 },
    ],
  ])('of %s', (_, own, asked, maxima) => {
    const fit = aiFit({ ...candidate, ...own }, { ...job, ...asked })
    expect(
      Object.fromEntries(Object.entries(fit.maxima).map(([name, value]) => [name, Math.round(value * 10) / 10])),
    ).toEqual(maxima)
  })

  test.each([
    ['title and level', { embedding: null, skills: [] }, null],
    ['text and level', { heldTitles: [], skills: [] }, null],
    ['title and skills', { embedding: null, seniority: null }, 70],
    ['title and text', { seniority: null, skills: [] }, 100],
  ])('with %s', (_, own, score) => {
    expect(aiFit({ ...candidate, ...own }, job).score).toBe(
      score === 70 ? Math.round((100 * (0.3 / 3 + 0.25)) / 0.55) : score,
    )
  })
})

test('the order of jobs is that of the figure, and finer', () => {
  const level = fc.constantFrom('junior', 'mid', 'senior', 'staff_plus', null)
  const jobs = fc.record({
    seniority: level,
    requiredSkills: fc.subarray([must('Triage'), must('Phlebotomy'), nice('Welding')]),
  })
  fc.assert(
    fc.property(jobs, jobs, (one, other) => {
      const [a, b] = [
        { ...job, ...one },
        { ...job, ...other },
      ]
      const [first, second] = [aiFit(candidate, a).score ?? 0, aiFit(candidate, b).score ?? 0]
      if (first > second) expect(preciseRank(candidate, a)).toBeGreaterThan(preciseRank(candidate, b))
    }),
  )
})
