import { describe, expect, test } from 'vitest'
import { skillData } from './data/skill-data.ts'
import { industries } from './industries.ts'
import { parseSkillLines } from './skill-lines.ts'
import { allSkills, areNeighbours, findSkill } from './skills.ts'
import { allTitleFamilies } from './title-families.ts'
import { levelOfTitle, titleKeys } from './title-words.ts'
import { keysOf } from './words.ts'

const lines = skillData.flatMap(parseSkillLines)

describe('the data of the taxonomy', () => {
  test('no phrase is claimed by two skills', () => {
    const owners = new Map<string, string>()
    const claimedTwice: string[] = []
    for (const line of lines) {
      for (const alias of line.aliases) {
        const phrase = keysOf(alias.written).join(' ')
        const owner = owners.get(phrase)
        if (phrase === '' || (owner && owner !== line.name))
          claimedTwice.push(`${alias.written}: ${owner}, ${line.name}`)
        owners.set(phrase, line.name)
      }
    }
    expect(claimedTwice).toEqual([])
  })

  test('every skill is found by its name, once', () => {
    expect(new Set(lines.map((line) => line.name)).size).toBe(lines.length)
    expect(lines.filter((line) => findSkill(line.name)?.name !== line.name)).toEqual([])
  })

  test('every neighbour exists and the relation goes both ways', () => {
    const names = new Set(lines.map((line) => line.name))
    expect(lines.flatMap((line) => line.neighbours.filter((name) => !names.has(name)))).toEqual([])
    const oneWay = allSkills.flatMap((skill) => skill.neighbours.filter((name) => !areNeighbours(name, skill.name)))
    expect(oneWay).toEqual([])
  })

  test('no title is claimed by two families', () => {
    const owners = new Map<string, string>()
    const claimedTwice: string[] = []
    for (const family of allTitleFamilies) {
      for (const written of [family.name, ...family.synonyms]) {
        const phrase = titleKeys(written).join(' ')
        const owner = owners.get(phrase)
        if (phrase === '' || (owner && owner !== family.name)) claimedTwice.push(`${written}: ${owner}, ${family.name}`)
        owners.set(phrase, family.name)
      }
    }
    expect(claimedTwice).toEqual([])
  })

  test('every family names known skills and known related families', () => {
    const names = new Set(allTitleFamilies.map((family) => family.name))
    expect(allTitleFamilies.filter((family) => family.skills.length < 2).map((family) => family.name)).toEqual([])
    expect(allTitleFamilies.flatMap((family) => family.skills.filter((skill) => !findSkill(skill)))).toEqual([])
    expect(allTitleFamilies.flatMap((family) => family.related.filter((name) => !names.has(name)))).toEqual([])
  })

  test('it covers all occupations', () => {
    expect(allSkills.length).toBeGreaterThanOrEqual(1500)
    expect(allTitleFamilies.length).toBeGreaterThanOrEqual(400)
    expect(new Set(industries).size).toBe(industries.length)
  })
})

test.each([
  ['Senior Accountant', 'senior'],
  ['Sr. Software Engineer', 'senior'],
  ['Junior Cook', 'junior'],
  ['Nursing Intern', 'junior'],
  ['Tech Lead', 'staff_plus'],
  ['Head of Marketing', 'staff_plus'],
  ['Principal Engineer', 'staff_plus'],
  ['Electrician II', 'mid'],
  ['Bilingual Teacher, Grade 1', null],
  ['Staff Nurse', null],
  ['Assistant Principal', null],
  ['Lead Generation Specialist', null],
  ['Data Entry Clerk', null],
  ['Boat Constructor', null],
])('the title "%s" names the level %s', (title, level) => {
  expect(levelOfTitle(title)).toBe(level)
})
