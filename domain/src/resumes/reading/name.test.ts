import { expect, test } from 'vitest'
import { textLines } from '../layout/flow-lines.ts'
import { type Line, makeLine } from '../layout/line.ts'
import { findName } from './name.ts'

const nameIn = (text: string, emails: string[] = []) => findName(textLines(text), emails)
const printed = (text: string, size: number): Line[] => [makeLine([text], { size })].flatMap((line) => line ?? [])

test.each([
  ['Amara Nwosu\nRegistered Nurse', 'Amara Nwosu'],
  ['JANE O’NEIL\nSales Manager', 'Jane O’Neil'],
  ['Curriculum Vitae\nSanne de Vries\nUtrecht', 'Sanne de Vries'],
  ['Resume of Peter Falk', 'Peter Falk'],
  ['Name: Tobias Wenzel\nDresden', 'Tobias Wenzel'],
  ['Dr. Hannah Liebowitz, PhD\nBoston, MA', 'Hannah Liebowitz'],
  ['Marcus T. Hollis, CPA', 'Marcus T. Hollis'],
  ['Rémi Châtelain | Architecte', 'Rémi Châtelain'],
  ['Grace Baker\nNurse\nLeeds', 'Grace Baker'],
  ['Anna Hofmeister\nBuchhalterin\nKassel', 'Anna Hofmeister'],
  ['María José García-Pérez\nMadrid', 'María José García-Pérez'],
])('the name on top: %j', (text, name) => {
  expect(nameIn(text)).toBe(name)
})

test.each([
  'Software Engineer\nAcme Ltd\n2019 - 2021',
  'Portland, OR\n97201',
  'STAFF ACCOUNTANT\nSummary',
  'Pastry Baker\nLeeds',
])('no name is made up: %j', (text) => {
  expect(nameIn(text)).toBeNull()
})

test('the address tells a name from other capitalised words', () => {
  expect(nameIn('North Star\nOlu Adeyemi\nolu.adeyemi@example.com', ['olu.adeyemi@example.com'])).toBe('Olu Adeyemi')
})

test('the largest print wins, and first and last name may stand on two lines', () => {
  const lines = [
    ...printed('Blue Harbor', 10),
    ...printed('Priya', 26),
    ...printed('Raghunathan', 26),
    ...Array.from({ length: 9 }, () => printed('plain words of the body', 10)).flat(),
  ]
  expect(findName(lines, [])).toBe('Priya Raghunathan')
})
