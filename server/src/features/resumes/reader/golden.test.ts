import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readResume } from '#domain/resumes/read-resume.ts'
import { goldenFiles } from '../../../testing/golden/files.ts'
import { goldenLayouts } from '../../../testing/golden/layouts.ts'
import { goldenPeople } from '../../../testing/golden/people.ts'
import { decodeFile } from './decode.ts'

async function read(file: string) {
  const decoded = await decodeFile(readFileSync(new URL(`../../../testing/fixtures/golden/${file}`, import.meta.url)))
  if (!decoded.ok) throw new Error(decoded.refusal)
  return readResume({ document: decoded.document, today: '2026-11-20' })
}

describe.each(goldenFiles)('$file', ({ file, person }) => {
  const { name, email, phone, city, roles, skills, languages, years, education } = goldenPeople[person]

  test('is read as it is meant', async () => {
    const reading = await read(file)
    expect(reading).toMatchObject({ name, emails: [email], phones: [phone], yearsExperience: years })
    expect(reading.location).toContain(city)
    expect(
      reading.roles.map(({ title, employer, start, end, isCurrent }) => ({ title, employer, start, end, isCurrent })),
    ).toEqual(
      roles.map(({ title, employer, start, end }) => ({ title, employer, start, end, isCurrent: end === null })),
    )
    expect(reading.roles.map((role) => role.place)).toEqual(roles.map((role) => expect.stringContaining(role.place)))
    expect(reading.roles.map((role) => role.bullets)).toEqual(roles.map((role) => role.bullets))
    expect(reading.skills.map((skill) => skill.written)).toEqual(expect.arrayContaining([...skills]))
    expect(reading.languages).toEqual(expect.arrayContaining([...languages]))
    expect(reading.education.map((entry) => entry.text).join(' ')).toContain(education.split(',')[0])
    expect(reading.hiddenText).toEqual([])
  })
})

test('every layout is printed, for seven occupations and in each format', () => {
  expect(new Set(goldenFiles.map(({ layout }) => layout))).toEqual(new Set(Object.keys(goldenLayouts)))
  expect(Object.keys(goldenLayouts).length).toBeGreaterThanOrEqual(15)
  expect(new Set(goldenFiles.map(({ person }) => person)).size).toBe(7)
  expect(new Set(goldenFiles.map(({ file }) => file.split('.').at(-1)))).toEqual(new Set(['pdf', 'docx', 'doc']))
})
