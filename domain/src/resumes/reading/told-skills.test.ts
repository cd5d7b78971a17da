import { describe, expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'

const read = (text: string) => readResume({ text, today: '2026-11-20' })
const names = (text: string) => read(text).skills.map((skill) => skill.name)
const role = (bullet: string, employer = 'Harbor Works Inc') =>
  `Jo Bell\nEXPERIENCE\nClerk, ${employer}\nJan 2020 – Present\n• ${bullet}`

describe('what says what the items of a list are is no item', () => {
  test.each([
    [
      'before a colon',
      'Operating systems: Linux\nVersion control & project management: Git, Jira',
      ['Linux', 'Git', 'Jira'],
    ],
    [
      'in a cell of its own',
      'WEB DEVELOPMENT\tReact, Next.js\nDATA & INFRASTRUCTURE\tDocker, Git',
      ['React', 'Next.js', 'Docker', 'Git'],
    ],
    [
      'on a line of its own',
      'Architecture\nCQRS, Kafka\nFacilitation\nKanban, Scrum',
      ['CQRS', 'Apache Kafka', 'Kanban', 'Scrum'],
    ],
    ['over bullets, with a rating between', 'Web development\nExpert\n• React\n• Redux', ['React', 'Redux']],
  ])('%s', (_where, list, expected) => {
    expect(names(`Jo Bell\nSKILLS\n${list}`)).toEqual(expected)
  })

  test('unless it is the name of a product', () => {
    expect(names('Jo Bell\nSKILLS\nPython: Django, Flask\nAWS\tEC2, S3')).toEqual(
      expect.arrayContaining(['Python', 'Django', 'Flask', 'AWS', 'Amazon EC2', 'Amazon S3']),
    )
  })
})

describe('names are not taken for skills', () => {
  test('the firm somebody worked for, there and in what is told of it', () => {
    expect(names(role('Grew Figma in Spain', 'Figma'))).toEqual([])
    expect(names(role('Kept filing systems', 'Harbor Marketing Inc'))).toEqual(['Filing'])
    expect(names(`${role('Drew screens in Figma')}\nSKILLS\nFigma`)).toEqual(['Figma'])
  })

  test('other people, but the candidate', () => {
    expect(names(role('Reported to the project manager and two account managers'))).toEqual([])
    expect(names(role('Stood in as project manager for a year'))).toEqual(['Project management'])
    expect(
      names('Jo Bell\nEXPERIENCE\nProject Manager, Harbor Works Inc\nJan 2020 – Present\n• Met all deadlines'),
    ).toContain('Project management')
  })

  test('the rest of the hobbies', () => {
    expect(
      names(
        'Jo Bell\nEXPERIENCE\nClerk, Acme Inc\n2020 – 2022\n• Sorted\nINTERESTS\nOrigami\nOTHER\nPhotography, chess',
      ),
    ).toEqual([])
  })

  test('the kind of a house or of a thing', () => {
    expect(names(role('Kept the books of a manufacturing company and moved its marketing application'))).toEqual([])
    expect(names(role('Took care of marketing'))).toEqual(['Marketing'])
  })

  test('what is done with something else, in French', () => {
    expect(names(role('Animation de la communauté'))).toEqual([])
  })
})

test('spoken languages are languages, wherever they stand', () => {
  const { skills, languages } = read('Jo Bell\nEnglish, Mandarin\nSKILLS\nFluent in Spanish, Filing')
  expect(languages).toEqual(['English', 'Mandarin', 'Spanish'])
  expect(skills.map((skill) => skill.name)).toEqual(['Filing'])
})
