import { describe, expect, test } from 'vitest'
import { areNeighbours, areSameSkill, findSkill, findSkillsInText, suggestSkills } from './skills.ts'

test.each([
  ['node', 'Node.js'],
  ['NodeJS', 'Node.js'],
  ['node js', 'Node.js'],
  ['k8s', 'Kubernetes'],
  ['JS', 'JavaScript'],
  ['C sharp', 'C#'],
  ['asp.net', 'ASP.NET'],
  ['MS Excel', 'Microsoft Excel'],
  ['excel', 'Microsoft Excel'],
  ['Amazon Web Services (AWS)', 'AWS'],
  ['proficient in Python programming', 'Python'],
  ['go', 'Go'],
  ['r', 'R'],
  ['RN', 'RN license'],
  ['CNA', 'CNA certification'],
  ['cpr', 'CPR'],
  ['quickbooks online', 'QuickBooks'],
  ['US GAAP', 'GAAP'],
  ['organisational development', 'Organizational development'],
  ['forklifts', 'Forklift operation'],
])('"%s" is written for %s', (written, name) => {
  expect(findSkill(written)?.name).toBe(name)
})

test.each([
  ['HTML', 'XML'],
  ['Git', 'GitHub Actions'],
  ['PHP', 'PHR'],
  ['accounting', 'account management'],
  ['project management', 'product management'],
  ['React', 'React Native'],
  ['Java', 'JavaScript'],
  ['C', 'C++'],
])('%s and %s stay two skills', (one, other) => {
  expect(findSkill(one)).not.toBeNull()
  expect(findSkill(one)?.name).not.toBe(findSkill(other)?.name)
})

test.each([
  ['conducting performance tests', 'carry out performance tests'],
  ['types of orchids', 'orchid varieties'],
  ['comprehend written Estonian', 'understand written Estonian'],
  ['competent in Georgian', 'Georgian'],
  ['chemistry of pigments', 'pigment chemistry'],
  ['draw up tide tables', 'create tide tables'],
  ['Teradata database', 'Teradata'],
  ['Angular 14', 'angular'],
  ['quokka wrangling', 'Wrangling quokkas'],
])('"%s" and "%s" are one skill', (one, other) => {
  expect(areSameSkill(one, other)).toBe(true)
})

test.each([
  ['understand written Estonian', 'understand spoken Estonian'],
  ['write Estonian', 'write Latvian'],
  ['repair clocks', 'polish clocks'],
  ['kelp farming', 'kelp law'],
  ['Kelp', 'Kelp research methods'],
])('"%s" and "%s" are two', (one, other) => {
  expect(areSameSkill(one, other)).toBe(false)
})

test('an unknown word is no skill', () => {
  expect(findSkill('quokka wrangling')).toBeNull()
  expect(findSkill('')).toBeNull()
})

describe('in running text', () => {
  const namesIn = (text: string) => findSkillsInText(text).map((mention) => mention.skill.name)

  test.each([
    'We are ready to go the extra mile and rest on Sundays.',
    'You react quickly, express yourself clearly and excel in all you do.',
    'In spring 2019 he met R. Smith, whose word is gold, in a swift action.',
    'Two children sat down to a salad of cucumber with basil.',
    'You can reach us at node@aws.example or https://react.dev/docs.',
  ])('everyday words are no skills: %s', (text) => {
    expect(namesIn(text)).toEqual([])
  })

  test.each([
    ['Skills: Go, R, Rust, Swift', ['Go', 'R', 'Rust', 'Swift']],
    ['Experience with Go and Python', ['Go', 'Python']],
    ['built REST APIs in C# and C++', ['REST APIs', 'C#', 'C++']],
    ['CI/CD on Kubernetes', ['CI/CD', 'Kubernetes']],
    ['project\nmanagement', ['Project management']],
    ['Sterile technique; IV therapy. Wound care', ['Sterile technique', 'IV therapy', 'Wound care']],
  ])('%s', (text, names) => {
    expect(namesIn(text)).toEqual(names)
  })

  test('the longest name wins, and its place in the text is told', () => {
    const [mention, ...others] = findSkillsInText('I know React Native well')
    expect(mention).toMatchObject({ written: 'React Native', start: 7, end: 19 })
    expect(others).toEqual([])
  })

  test('a sentence end or a comma parts two words', () => {
    expect(namesIn('He likes Java. Script is not his thing')).not.toContain('JavaScript')
    expect(namesIn('machine, learning')).toEqual([])
  })
})

test('neighbours are mutual and never oneself', () => {
  expect(areNeighbours('Terraform', 'Ansible')).toBe(true)
  expect(areNeighbours('Ansible', 'Terraform')).toBe(true)
  expect(areNeighbours('Terraform', 'Terraform')).toBe(false)
  expect(areNeighbours('Terraform', 'Cooking')).toBe(false)
})

test('suggestions begin with what was typed, eight at most', () => {
  expect(suggestSkills('kub')[0]).toBe('Kubernetes')
  expect(suggestSkills('k8s')).toContain('Kubernetes')
  expect(suggestSkills('a').length).toBe(8)
  expect(suggestSkills(' ')).toEqual([])
})
