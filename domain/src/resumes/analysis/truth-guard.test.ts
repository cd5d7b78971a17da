import { describe, expect, test } from 'vitest'
import { inventedFacts, isTruthful } from './truth-guard.ts'

const resume = `Amara Nwosu
Charge Nurse, Harbourview Medical Center, March 2021 – Present
• Responsible for patient handover on night shifts
• Led 24 beds with a budget of $1,200`
const answer = 'Missed-dose reports went from 9 to 2 a quarter'

describe('the truth guard', () => {
  test.each([
    ['a number', 'Led 30 beds on night shifts', '30'],
    ['a share', 'Cut missed doses by 40%', '40'],
    ['a year', 'Responsible for patient handover since 2019', '2019'],
    ['an employer', 'Responsible for patient handover at Mercy General', 'Mercy'],
    ['a title', 'Served as director on night shifts', 'director'],
    ['a skill', 'Handled patient handover in Kubernetes', 'Kubernetes'],
    ['a product', 'Handled patient handover with Zebraform', 'Zebraform'],
  ])('refuses %s that is nowhere', (_, text, fact) => {
    expect(inventedFacts(text, [resume])).toContain(fact)
  })

  test.each([
    'Handled patient handover on night shifts at Harbourview',
    'Led 24 beds with a budget of 1200',
    'Charge Nurse on nights since March 2021',
    'Handled handover for [number] beds at [employer] in [month, year]',
  ])('lets pass what is there: %s', (text) => {
    expect(inventedFacts(text, [resume])).toEqual([])
  })

  test('an answer is a source like the résumé', () => {
    const text = 'Handled handover and brought missed-dose reports from 9 to 2 a quarter'
    expect(isTruthful(text, [resume])).toBe(false)
    expect(isTruthful(text, [resume, answer])).toBe(true)
  })

  test('1.5 is not 15, and 1,200 is 1200', () => {
    expect(isTruthful('about 1.5', ['about 15'])).toBe(false)
    expect(isTruthful('about 1200', ['about 1,200'])).toBe(true)
  })
})
