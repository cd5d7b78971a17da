import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'

const skillsOf = (text: string) => readResume({ text, today: '2026-11-20' }).skills
const names = (text: string) => skillsOf(text).map((skill) => skill.name)

test('a list gives its entries as written, whatever parts them', () => {
  const text =
    'Jo Bell\nSKILLS\nPython, Kubernetes; Kiln firing | Glaze chemistry • Wheel throwing\nJava (8 years), AWS (EC2, S3)'
  const written = skillsOf(text).map((skill) => skill.written)
  expect(written).toEqual(
    expect.arrayContaining(['Python', 'Kiln firing', 'Glaze chemistry', 'Wheel throwing', 'Java', 'AWS', 'EC2', 'S3']),
  )
})

test('labels, ratings and filler are no skills', () => {
  const text = 'Jo Bell\nSKILLS\nLanguages: Python, Go\nTools: Docker – expert, Git (3 years), etc.'
  expect(skillsOf(text).map((skill) => skill.written)).toEqual(['Python', 'Go', 'Docker', 'Git'])
})

test('a skill shown in a dated role is told from one that is only listed', () => {
  const text = `Jo Bell
SKILLS
Python, Docker
EXPERIENCE
Developer, Acme Works Inc
Jan 2020 – Present
• Wrote services in Python for three years`
  const shown = Object.fromEntries(skillsOf(text).map((skill) => [skill.name, skill.shownInRole]))
  expect(shown).toMatchObject({ Python: true, Docker: false })
  expect(skillsOf(text).find((skill) => skill.name === 'Python')?.lines).toEqual([2, 6])
})

test('common words in running text are not taken for skills', () => {
  const text = `Jo Bell
EXPERIENCE
Developer, Acme Works Inc
Jan 2020 – Present
• Shipping features and serving users with a custom editor, and outreach to schools`
  expect(names(text)).toEqual([])
})

test('names, headings and hobbies are not read as skills', () => {
  const text = 'John Doe\nPublications\nA paper\nINTERESTS\nPhotography, Chess'
  expect(names(text)).toEqual([])
})

test('sentences in a list of skills give only what is surely meant', () => {
  const text = 'Jo Bell\nSKILLS\n• Able to work long hours in a busy kitchen, Python, and with people of all kinds'
  expect(names(text)).toEqual(['Python'])
})

test('a name with its parts in brackets stays whole until the brackets are opened', () => {
  const text = 'Jo Bell\nSKILLS\nReact (Redux, Context API, Formik, Axios, Lodash, Hooks), Vue.js'
  expect(skillsOf(text).map((skill) => skill.written)).toEqual(
    expect.arrayContaining(['React', 'Redux', 'Context API', 'Formik', 'Axios', 'Lodash', 'Hooks', 'Vue.js']),
  )
})

test('a grade is no certificate', () => {
  expect(names('Jo Bell\nEDUCATION\nCoursework: Algebra (A+), Cloud Computing (B)')).not.toContain('CompTIA A+')
  expect(skillsOf('Jo Bell\nEDUCATION\nCoursework: Algebra (A+)').map((skill) => skill.written)).not.toContain('A+')
})
