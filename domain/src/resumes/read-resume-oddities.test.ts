import { describe, expect, test } from 'vitest'
import { readResume } from './read-resume.ts'

const today = '2026-11-20'
const read = (text: string) => readResume({ text, today })
const roles = (text: string) =>
  read(text).roles.map((role) => [role.title, role.employer, role.place, role.start, role.isCurrent ? 'now' : role.end])

describe('what real files taught', () => {
  test('a role abroad does not take the employer of the one before', () => {
    const text = `Ana Test
EXPERIENCE
Senior Engineer, Acme Ltd, London, UK
2020 - present
• Led a team
Product Engineer, Berlin, Germany
2017 - 2020
• Built parts`
    expect(roles(text).map(([, employer, place]) => [employer, place])).toEqual([
      ['Acme Ltd', 'London, UK'],
      [null, 'Berlin, Germany'],
    ])
  })

  test('"Hybrid" is a way of working, not a place', () => {
    const text = `Ana Test
EXPERIENCE
Acme Corp — Senior Analyst\tHybrid
2020 – Present
• Ran reports
Initech — Analyst\tOn-site
2017 – 2020
• Ran more`
    expect(read(text).places).toEqual([])
    expect(roles(text).map(([title, employer]) => [title, employer])).toEqual([
      ['Senior Analyst', 'Acme Corp'],
      ['Analyst', 'Initech'],
    ])
  })

  test('"Jobs" is a heading, and a grade that is taught names no level', () => {
    const text = `Ana Test
Jobs
Bilingual Teacher, Grade 1, Lincoln Elementary, 2019 - present
• Taught 25 pupils
Teacher, Grade 3, Adams Elementary, 2015 - 2019
• Taught pupils`
    expect(roles(text).map(([title, employer]) => [title, employer])).toEqual([
      ['Bilingual Teacher, Grade 1', 'Lincoln Elementary'],
      ['Teacher, Grade 3', 'Adams Elementary'],
    ])
    expect(read(text).seniority).toBe('senior')
  })

  test('bullets that lost their marks do not head the next role', () => {
    const text = `Ana Test
EXPERIENCE
Charge Nurse\tMar 2021 — Present
Riverbend Medical Center
Trained 14 nurses in ventilator care
Registered Nurse\tJun 2018 — Feb 2021
Maplewood Hospital
Moved 40 patients to new wards
Nursing Assistant\tSep 2016 — May 2018
Golden Years Home Care`
    expect(roles(text).map(([title, employer]) => [title, employer])).toEqual([
      ['Charge Nurse', 'Riverbend Medical Center'],
      ['Registered Nurse', 'Maplewood Hospital'],
      ['Nursing Assistant', 'Golden Years Home Care'],
    ])
  })

  test('the newest role may leave out its end', () => {
    const text = `Ana Test
EXPERIENCE
Riverbend Hotel | Concierge\tMar 2021
Kept the desk
Maplewood Hotel | Porter\tJun 2018 — Feb 2021
Carried bags`
    expect(roles(text).map(([, , , start, end]) => [start, end])).toEqual([
      ['2021-03', 'now'],
      ['2018-06', '2021-02'],
    ])
  })

  test('name and title share a line, the address is broken at the margin', () => {
    const reading = read(`Philippa Oyelaran-Reyes, Intensive Care Nurse
philippa.oyelaran@mailb
ox.example
Columbus Ohio 43215
SKILLS
Wound care`)
    expect(reading).toMatchObject({
      name: 'Philippa Oyelaran-Reyes',
      emails: ['philippa.oyelaran@mailbox.example'],
      location: 'Columbus Ohio 43215',
    })
  })

  test('a hotel with numeric dates is no telephone', () => {
    expect(read('Ana Test\nEXPERIENCE\nHotel Itsaso\t02/2015 - 03/2019\nCook').phones).toEqual([])
  })

  test('labels over parts of a list are no skills, items parted by spaces alone are', () => {
    const reading = read(`Ana Test
SKILLS
Databases
Tools
Wound care Pigeon handling IV therapy Kelp pressing Epic`)
    expect(reading.skills.map((skill) => skill.written)).toEqual(
      expect.arrayContaining(['Wound care', 'Pigeon handling', 'IV therapy', 'Kelp pressing', 'Epic']),
    )
    expect(reading.skills.map((skill) => skill.written)).not.toContain('Tools')
  })

  test('a heading in capitals opens its section also under a long line', () => {
    const text = `Amara Nwosu
amara@mail.example | (503) 555-0147 | Portland, OR
SUMMARY
Patient and calm. Nurse in acute care for a great many years.
EXPERIENCE
Charge Nurse, Harbourview Medical Center
March 2022 – Present
• Cared for five patients a shift after abdominal surgery
SKILLS
Wound care, Triage, IV therapy`
    expect(read(text).sections.map((section) => section.kind)).toEqual(['contact', 'summary', 'experience', 'skills'])
  })
})

test('a heading is no town, though Maine is a state', () => {
  const { location, summary } = readResume({
    text: 'Abby Thorn\nTeacher\n22 Beech Grove, Leeds LS6 2AB\n\nABOUT ME\nScience teacher who has led a department of seven in two schools.\n\nEXPERIENCE\nTeacher, Acme School\n2014 – 2019\n• Taught',
    today: '2026-11-20',
  })
  expect(location).toBe('Leeds LS6 2AB')
  expect(summary).toContain('Science teacher')
})

test('a German number with a stroke is a phone number', () => {
  expect(readResume({ text: 'Jo Bell\n08031 / 774412\njo@bell.example', today: '2026-11-20' }).phones).toEqual([
    '08031 / 774412',
  ])
})

test.each([
  ['no heading', []],
  ['a heading nobody knows', ['Where I was']],
])('a summary over roles under %s ends where they begin', (_, heading) => {
  const text = [
    'Ana Test',
    'SUMMARY',
    'Nurse who is a team player and a hard worker.',
    ...heading,
    'Charge Nurse, Bayview Medical Center — 03/2019 to Present',
    '• Taught twelve new nurses at the bedside',
    'SKILLS',
    'Wound care, Telemetry',
  ]
  const { summary, sections, roles: held } = read(text.join('\n'))
  expect(summary).toBe('Nurse who is a team player and a hard worker.')
  expect(sections.find(({ kind }) => kind === 'summary')?.lines).toEqual({ from: 1, to: 2 })
  expect(held.map(({ employer }) => employer)).toEqual(['Bayview Medical Center'])
})
