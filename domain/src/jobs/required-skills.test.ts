import { expect, test } from 'vitest'
import { mustHavesAtMost, proposeRequiredSkills } from './required-skills.ts'

function named(importance: string, title: string, description: string) {
  return proposeRequiredSkills(title, description)
    .filter((skill) => skill.importance === importance)
    .map((skill) => skill.name)
}

const posting = `You run the ward at night.
Requirements:
- Triage and patient assessment
- Medication administration
Nice to have:
- Phlebotomy
Experience with wound care is a plus.`

test('headings and words of the line say what is a must-have and what is nice', () => {
  expect(named('must_have', 'Registered Nurse', posting)).toContain('Triage')
  expect(named('nice', 'Registered Nurse', posting)).toEqual(expect.arrayContaining(['Phlebotomy', 'Wound care']))
})

test('a skill is proposed once, and an empty posting proposes nothing', () => {
  const names = proposeRequiredSkills('Cook', 'Must know food safety. Food safety is required.').map((one) => one.name)
  expect(new Set(names).size).toBe(names.length)
  expect(proposeRequiredSkills('', '')).toEqual([])
})

test('no more must-haves are proposed than a posting may have', () => {
  const many =
    'Required: Python, Java, Kubernetes, Terraform, Docker, PostgreSQL, React, TypeScript, Go, AWS, Git, Linux'
  expect(named('must_have', 'Platform Engineer', many)).toHaveLength(mustHavesAtMost)
})
