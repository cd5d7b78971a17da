import { expect, test } from 'vitest'
import { qualityProblems } from './quality.ts'
import { findCodedWording } from './wording.ts'

const sound = { compRange: '$30 an hour', skills: [], openLeaks: 0, codedPhrases: [], answersOverdue: 0 }
const nine = Array.from({ length: 9 }, (_, at) => ({ skill: `Skill ${at}`, importance: 'must_have' as const }))

test.each([
  [{}, []],
  [{ compRange: null }, ['Pay missing. Roles with pay get more applications.']],
  [{ skills: nine }, ['9 must-haves. Hardly anybody brings more than 8.']],
  [{ openLeaks: 1 }, ['1 find may give your company away']],
  [{ answersOverdue: 2 }, ['2 answers overdue']],
  [{ codedPhrases: ['ninja', 'young'] }, ['“ninja” and 1 more may keep people away']],
])('a role with %j is told %j', (change, sentences) => {
  expect(qualityProblems({ ...sound, ...change }).map((problem) => problem.sentence)).toEqual(sentences)
})

test.each([
  ['A young and dynamic team of rockstars', ['young and dynamic', 'rockstars']],
  ['Looking for recent graduates, native English speakers', ['recent graduates', 'native English speakers']],
  ['He must be able-bodied', ['He must', 'able-bodied']],
  ['Salesmen and foremen wanted', ['Salesmen', 'foremen']],
  ['You teach young children and cook for adults', []],
  ['Master electrician, fluent English, lifts 20 kg with aids', []],
])('“%s” holds the coded words %j', (text, found) => {
  expect(findCodedWording(text).map((finding) => finding.found)).toEqual(found)
})
