import { expect, test } from 'vitest'
import type { HeldRole, ReadSkill } from '../resumes/reading.ts'
import { skillExpectations } from './skill-expectations.ts'

function role(employer: string, start: string, end: string | null, lines: HeldRole['lines']): HeldRole {
  return { title: 'Nurse', employer, place: null, start, end, isCurrent: end === null, bullets: [], lines }
}

function skill(name: string, lines: number[], shownInRole = true): ReadSkill {
  return { name, written: name, lines, shownInRole }
}

const shown = {
  skills: [skill('Triage', [12]), skill('IV Therapy', [4]), skill('Telemetry', [20], false), skill('Python', [6])],
  roles: [
    role('Harbourview', '2021-12', null, { from: 3, to: 8 }),
    role('Alder Street Clinic', '2019-01', '2019-06', { from: 10, to: 14 }),
  ],
  languages: ['English', 'Spanish'],
}

test.each([
  ['Triage', 'Alder Street Clinic, under a year', 'met'],
  ['triage', 'Alder Street Clinic, under a year', 'met'],
  ['IV therapy', 'Harbourview, 5 years', 'met'],
  ['Telemetry', 'Listed, not shown in a role', 'partly'],
  ['Spanish', 'Among your languages', 'partly'],
  ['Vietnamese', 'Not in your résumé', 'gap'],
  ['Underwater welding', 'Not in your résumé', 'gap'],
])('%s is answered with "%s": %s', (asked, have, verdict) => {
  const [answer] = skillExpectations([{ skill: asked, importance: 'must_have' }], shown, '2026-11')
  expect(answer).toEqual({ group: 'must_have', ask: asked, have, verdict })
})

test('must-haves come first, in the order of the job', () => {
  const asked = [
    { skill: 'Telemetry', importance: 'nice' },
    { skill: 'Triage', importance: 'must_have' },
    { skill: 'IV therapy', importance: 'must_have' },
  ] as const
  expect(skillExpectations(asked, shown, '2026-11').map((one) => one.ask)).toEqual([
    'Triage',
    'IV therapy',
    'Telemetry',
  ])
})

test('without a résumé nothing is met and nothing is missing', () => {
  const [answer] = skillExpectations([{ skill: 'Triage', importance: 'must_have' }], null, '2026-11')
  expect(answer?.verdict).toBe('unknown')
})
