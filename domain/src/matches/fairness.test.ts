import { describe, expect, test } from 'vitest'
import { readResume } from '../resumes/read-resume.ts'
import type { ResumeReading } from '../resumes/reading.ts'
import { candidateFromReading, nothingStated } from './candidate-of.ts'
import { embedResume, embedText } from './embedding.ts'
import type { MatchJob } from './inputs.ts'
import { scoreMatch } from './score.ts'
import { textForMatching } from './text-for-matching.ts'

const trust = { value: 50, isTrustedEmployer: false }
const posting = 'Registered Nurse\nTriage, IV therapy and wound care on a medical surgical ward. BLS required.'
const job: MatchJob = {
  title: 'Registered Nurse',
  requiredSkills: [
    { name: 'Triage', importance: 'must_have' },
    { name: 'IV therapy', importance: 'must_have' },
    { name: 'Wound care', importance: 'nice' },
  ],
  seniority: 'mid',
  embedding: embedText(posting),
  workMode: null,
  place: null,
  employmentType: null,
  pay: null,
}

type Person = { name: string; mail: string; place: string; school: string; hobbies: string }

const someone: Person = {
  name: 'Maria Alvarez',
  mail: 'maria.alvarez@mail.example',
  place: 'Portland, OR',
  school: 'Oregon Valley University',
  hobbies: 'Choir, hiking',
}

function resumeOf({ name, mail, place, school, hobbies }: Person): string {
  return `${name}
Registered Nurse
${place} | (503) 555-0142 | ${mail}

Summary
Registered nurse with six years on medical surgical wards.

Experience
Registered Nurse
Harbor General Hospital, Portland, OR
March 2019 – Present
• Triage of 30 patients a shift in the emergency department
• Started IV therapy and gave medication administration on a ward of 24
• Wound care and patient education for people going home

Education
Bachelor of Science in Nursing, ${school}, 2018

Skills
Triage, IV therapy, BLS, Wound care

Hobbies
${hobbies}
`
}

function scoreOf(text: string) {
  return scoreOfReading(readResume({ text, today: '2026-01-15' }))
}

function scoreOfReading(reading: ResumeReading) {
  const rest = { desiredTitles: [], embedding: embedResume(reading), preferences: nothingStated }
  return scoreMatch(candidateFromReading(reading, rest), job, trust)
}

describe('what must not count does not count', () => {
  const usual = scoreOf(resumeOf(someone))

  test('the usual résumé has a figure', () => {
    expect(usual.ai).toBeGreaterThan(60)
  })

  test.each([
    ['a name', { name: 'Jamal Washington', mail: 'jamal.washington@mail.example' }],
    ['a name that is a trade', { name: 'Grace Baker', mail: 'grace.baker@mail.example' }],
    ['a name that is a language', { name: 'Ruby Swift', mail: 'ruby.swift@mail.example' }],
    ['a school', { school: 'Howard University' }],
    ['a school of another subject', { school: 'Culinary Institute of the North' }],
    ['a hobby', { hobbies: 'Cooking, photography, gardening, Python programming' }],
    ['a school with the name of the trade', { school: 'Harlow School of Nursing' }],
    ['an address', { place: 'Detroit, MI' }],
    ['a town with the name of a trade', { place: 'Baker City, OR' }],
    ['pronouns in the contact line', { place: 'she/her | Portland, OR' }],
  ] satisfies [string, Partial<Person>][])('%s changes no score', (_, change) => {
    expect(scoreOf(resumeOf({ ...someone, ...change }))).toEqual(usual)
  })

  test('neither name, nor address, school or hobby reach the text that is embedded', () => {
    const text = textForMatching(readResume({ text: resumeOf(someone), today: '2026-01-15' }))
    for (const word of ['Alvarez', 'mail.example', 'Oregon Valley', 'hiking']) expect(text).not.toContain(word)
    expect(text).toContain('Triage of 30 patients')
  })
})

test('a hundred runs give one score', () => {
  const reading = readResume({ text: resumeOf(someone), today: '2026-01-15' })
  const runs = Array.from({ length: 100 }, () => JSON.stringify(scoreOfReading(reading)))
  expect(new Set(runs).size).toBe(1)
})

test('repeating the words of a posting does not make a better match', () => {
  const text = resumeOf(someone)
  const stuffed = text.replace('Skills\n', `Skills\n${'Triage, IV therapy, '.repeat(40)}`)
  expect((scoreOf(stuffed).ai ?? 0) - (scoreOf(text).ai ?? 0)).toBeLessThanOrEqual(5)
})

test('a text without any known work has no vector to compare', () => {
  expect(embedText('Lorem ipsum dolor sit amet').every((value) => value === 0)).toBe(true)
})
