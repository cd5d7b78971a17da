import { describe, expect, test } from 'vitest'
import { applyCorrections, correctionsFrom, formOf, hasCorrections } from './corrections.ts'
import { readResume } from './read-resume.ts'
import type { ReadingForm } from './reading-form.ts'

const today = '2026-11-20'
const text = `Amara Nwosu
Portland, OR | amara@example.com
EXPERIENCE
Charge Nurse, Harbourview Medical Center, Portland, OR
03/2022 – Present
• Led the night shift in wound care
Staff Nurse, Alder & Finch Hospital, Salem, OR
July 2017 – June 2020
• Cared for patients after surgery
SKILLS
Wound care, Triage, Telemetry`
const read = readResume({ text, today })
const form = (): ReadingForm => formOf(read, {}, today)

function corrected(change: (form: ReadingForm) => ReadingForm) {
  const corrections = correctionsFrom(read, change(form()))
  return { corrections, reading: applyCorrections(read, corrections, today) }
}

describe('corrections', () => {
  test('an untouched form corrects nothing', () => {
    expect(correctionsFrom(read, form())).toEqual({})
    expect(hasCorrections({})).toBe(false)
    expect(applyCorrections(read, {}, today)).toBe(read)
  })

  test('fields take the new words, and an emptied one is empty', () => {
    const { reading } = corrected((now) => ({ ...now, name: 'Amara N. Nwosu', location: ' ' }))
    expect(reading).toMatchObject({ name: 'Amara N. Nwosu', emails: ['amara@example.com'] })
    expect(corrected((now) => ({ ...now, location: '' })).reading.location).toBeNull()
  })

  test('a role that is corrected, missed or no role at all changes years, level and places', () => {
    const { reading } = corrected((now) => ({
      ...now,
      roles: [
        ...now.roles
          .filter((role) => role.employer !== 'Alder & Finch Hospital')
          .map((role) => ({ ...role, title: 'Head Nurse', start: '2020-11' })),
        {
          readAs: null,
          title: 'Nurse Aide',
          employer: 'Finch',
          place: 'Bend, OR',
          start: '2015-11',
          end: '2016-10',
          isCurrent: false,
        },
      ],
    }))
    expect(reading.roles.map((role) => role.title)).toEqual(['Head Nurse', 'Nurse Aide'])
    expect(reading.yearsExperience).toBe(7.1)
    expect(reading.seniority).toBe('staff_plus')
    expect(reading.places).toContain('Bend, OR')
    expect(reading.places).not.toContain('Salem, OR')
    expect(reading.roles[0]?.bullets).toEqual(read.roles[0]?.bullets)
  })

  test('skills come and go, and a skill that stands in a role is shown there', () => {
    const { reading } = corrected((now) => ({
      ...now,
      skills: [...now.skills.filter((skill) => skill !== 'Triage'), 'Night shift', 'Zwurbling'],
    }))
    const names = reading.skills.map((skill) => skill.name)
    expect(names).toEqual(expect.arrayContaining(['Zwurbling']))
    expect(names).not.toContain('Triage')
    expect(reading.skills.find(({ written }) => written === 'Night shift')).toMatchObject({
      lines: [5],
      shownInRole: true,
    })
    expect(reading.skills.find(({ name }) => name === 'Zwurbling')).toMatchObject({ lines: [], shownInRole: false })
  })

  test('years and level that the person gives stand over those we count', () => {
    const { reading } = corrected((now) => ({ ...now, yearsExperience: 12, seniority: 'mid' }))
    expect(reading).toMatchObject({ yearsExperience: 12, seniority: 'mid' })
  })

  test('the form shows what was corrected, and sending it again changes nothing', () => {
    const { corrections } = corrected((now) => ({
      ...now,
      headline: 'Nurse',
      skills: ['Triage'],
      roles: now.roles.slice(0, 1),
      yearsExperience: 3,
    }))
    const again = formOf(read, corrections, today)
    expect(again).toMatchObject({ headline: 'Nurse', skills: ['Triage'], yearsExperience: 3 })
    expect(correctionsFrom(read, again)).toEqual(corrections)
  })

  test('after a new reading a correction comes back where the same was read, and nowhere else', () => {
    const { corrections } = corrected((now) => ({
      ...now,
      name: 'Ama Nwosu',
      skills: [...now.skills, 'Zwurbling'],
      roles: now.roles.map((role) => (role.employer?.startsWith('Alder') ? { ...role, title: 'Ward Nurse' } : role)),
    }))
    const sameName = readResume({ text: text.replace('• Led', '• Ran'), today })
    expect(applyCorrections(sameName, corrections, today)).toMatchObject({ name: 'Ama Nwosu' })
    const other = readResume({
      text: text.replace('Amara Nwosu', 'Ada Okafor').replace('July 2017', 'July 2016'),
      today,
    })
    const reading = applyCorrections(other, corrections, today)
    expect(reading.name).toBe('Ada Okafor')
    expect(reading.roles.map((role) => role.title)).toEqual(['Charge Nurse', 'Staff Nurse'])
    expect(reading.skills.map((skill) => skill.name)).toContain('Zwurbling')
  })
})
