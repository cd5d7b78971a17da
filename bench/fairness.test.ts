import { expect, test } from 'vitest'
import { algorithmVersion } from '#domain/matches/algorithm-version.ts'
import { fairnessResult } from '#domain/matches/fairness-result.ts'
import { makeCases, usual } from './fairness/resumes.ts'

test('the public page shows what was measured of the ranking as it is now', () => {
  expect(fairnessResult.algorithmVersion).toBe(algorithmVersion)
  expect(fairnessResult.swaps.map(({ kind }) => kind)).toEqual(['Name', 'Pronouns', 'School', 'Hobbies', 'Address'])
  for (const { kind, scores, changed } of fairnessResult.swaps) {
    expect(`${kind} ${changed}`).toBe(`${kind} 0`)
    expect(scores).toBeGreaterThan(200)
  }
})

test('the résumés are of more than two hundred kinds of work and carry what is swapped', () => {
  const cases = makeCases()
  expect(new Set(cases.map(({ family }) => family.name)).size).toBeGreaterThanOrEqual(200)
  const text = cases[0]?.write({ ...usual, pronouns: 'they/them' })
  for (const word of [usual.name, 'they/them', usual.school, usual.hobbies, usual.city]) expect(text).toContain(word)
})
