import { expect, test } from 'vitest'
import { type Line, makeLine } from '../layout/line.ts'
import { findRoles } from './roles.ts'

const lines = (...texts: (string | [string, { continues: boolean }])[]): Line[] =>
  texts.flatMap(
    (text) =>
      (typeof text === 'string' ? makeLine([text], { size: 10 }) : makeLine([text[0]], { size: 10, ...text[1] })) ?? [],
  )
const named = (read: Line[]) =>
  findRoles(read, 0, read.length - 1).map(({ title, employer, place }) => [title, employer, place])

test('a title under a bullet that fills its line is not the end of that bullet', () => {
  const read = lines(
    'Truck Driver, Prairie Freight Lines',
    '05/2017 - Present',
    '• Kept electronic logs in full agreement with the hours-of-service rules of the department of the state',
    ['Delivery Driver, Cimarron Beverage Co.', { continues: true }],
    '02/2013 - 04/2017',
    '• Delivered to 22 stores a day',
  )
  expect(named(read)).toEqual([
    ['Truck Driver', 'Prairie Freight Lines', null],
    ['Delivery Driver', 'Cimarron Beverage Co.', null],
  ])
})

test('where one role names its town, the same place in the others is a town too, however small', () => {
  const read = lines(
    'Krankenpflegerin, Klinikum Elbaue',
    'Dresden, 04/2019 – heute',
    '• Leitung eines Teams',
    'Pflegehelferin, Seniorenheim Lindenhof',
    'Pirna, 08/2010 – 08/2013',
    '• Grundpflege',
  )
  expect(named(read)).toEqual([
    ['Krankenpflegerin', 'Klinikum Elbaue', 'Dresden'],
    ['Pflegehelferin', 'Seniorenheim Lindenhof', 'Pirna'],
  ])
})

test('a school that has a trade in its name is no title', () => {
  const read = lines('Istituto Tecnico Marconi', 'Insegnante supplente', 'ottobre 2014 – giugno 2017')
  expect(named(read)).toEqual([['Insegnante supplente', 'Istituto Tecnico Marconi', null]])
})
