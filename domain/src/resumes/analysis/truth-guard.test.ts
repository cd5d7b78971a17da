import { describe, expect, test } from 'vitest'
import { isTruthful, truthGuard } from './truth-guard.ts'

const resume = `Amara Nwosu
Charge Nurse, Harbourview Medical Center, March 2021 – Present
Staff Nurse, Alder & Finch, 07/2017 – 06/2020
• Responsible for patient handover on night shifts
• Led 24 beds with a budget of $1,200, and seven nurses`
const answer = 'Missed-dose reports went from 9 to 2 a quarter'
const guard = truthGuard([resume])

describe('the truth guard', () => {
  test.each([
    ['a number', 'Led 30 beds on night shifts', '30'],
    ['a number in words', 'Led twenty beds on night shifts', 'twenty'],
    ['a multiple', 'Doubled the beds on night shifts', 'Doubled'],
    ['a share', 'Cut missed doses by 40%', '40'],
    ['a share made of a number', 'Cut missed doses by 24%', '24'],
    ['money made of a number', 'Saved $24 on night shifts', '24'],
    ['a larger unit', 'Led a budget of $1,200k', '1,200'],
    ['a year', 'Responsible for patient handover since 2019', '2019'],
    ['a month of a known year', 'Charge Nurse since April 2021', 'April 2021'],
    ['a month in figures', 'Charge Nurse since 05/2021', '05/2021'],
    ['an employer', 'Responsible for patient handover at Mercy General', 'Mercy'],
    ['an employer in front', 'NASA nurse on night shifts', 'NASA'],
    ['an employer in lower case', 'Led night shifts at mercy', 'mercy'],
    ['a person', 'Led night shifts with Dr. Brown', 'Brown'],
    ['a title', 'Served as director on night shifts', 'director'],
    ['a higher title', 'Nurse supervisor on night shifts', 'supervisor'],
    ['a skill', 'Handled patient handover in Kubernetes', 'Kubernetes'],
    ['a skill in lower case', 'Handled patient handover with python', 'python'],
    ['a product', 'Handled patient handover with Zebraform', 'Zebraform'],
    ['a degree', 'Nurse with an MBA on night shifts', 'MBA'],
  ])('refuses %s that is nowhere', (_, text, fact) => {
    expect(guard(text)).toContain(fact)
  })

  test.each([
    'Handled patient handover on night shifts at Harbourview',
    'Led 24 beds with a budget of 1200',
    'Led 7 nurses on night shifts',
    'Charge Nurse on nights since March 2021',
    'Charge Nurse since 03/2021, Staff Nurse from Jul 2017 to June 2020',
    'Experienced nurse. Led seven nurses at all times',
    'Handled handover for [number] beds at [employer] in [month, year]',
  ])('lets pass what is there: %s', (text) => {
    expect(guard(text)).toEqual([])
  })

  test('an answer is a source like the résumé', () => {
    const text = 'Handled handover and brought missed-dose reports from 9 to 2 a quarter'
    expect(isTruthful(text, [resume])).toBe(false)
    expect(isTruthful(text, [resume, answer])).toBe(true)
  })

  test('1.5 is not 15, and 1,200 is 1200', () => {
    expect(isTruthful('about 1.5', ['about 15'])).toBe(false)
    expect(isTruthful('about 1200', ['about 1,200'])).toBe(true)
    expect(isTruthful('about $3 million', ['about $3m'])).toBe(true)
  })

  test('with no source nothing can be claimed', () => {
    expect(truthGuard([])('Led 5 nurses at Mercy')).toEqual(expect.arrayContaining(['5', 'Mercy']))
  })
})
