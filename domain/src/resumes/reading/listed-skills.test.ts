import { expect, test } from 'vitest'
import { readResume } from '../read-resume.ts'

const listed = (list: string) =>
  readResume({ text: `Jo Bell\nSKILLS\n${list}`, today: '2026-11-20' }).skills.map((skill) => skill.name)

test.each([
  ['Effective time management, Complex problem solving', ['Time management', 'Problem solving']],
  ['Kiln firing skills, Great Plains knowledge', ['Kiln firing', 'Great Plains']],
  ['Microsoft Office software, Laravel 5.*', ['Microsoft Office', 'Laravel']],
  ['Languages Java, Databases Redis', ['Java', 'Redis']],
  ['Docker/Kubernetes, Hadoop and Django', ['Docker', 'Kubernetes', 'Hadoop', 'Django']],
  ['Windows (2007, XP, NT, 98), CI/CD', ['Microsoft Windows', 'CI/CD']],
  ['Kiln firing, office, money, clients', ['Kiln firing']],
  ['Kiln firing, Technical Architect, Supervisor', ['Kiln firing']],
  ['Garden support, Kiln firing', ['Garden support', 'Kiln firing']],
])('"%s" lists %j', (list, expected) => {
  expect(listed(list)).toEqual(expected)
})
