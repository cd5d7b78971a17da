import { describe, expect, test } from 'vitest'
import { hasOutcome } from './bullets.ts'
import { openWithVerb, splitStatement, textKey, withResult } from './wording.ts'

describe('opening with a verb', () => {
  test.each([
    ['Responsible for managing the night team', 'Managed the night team'],
    ['Was responsible for running the till', 'Ran the till'],
    ['Duties included planning menus', 'Planned menus'],
    ['Tasked with monitoring alarms', 'Monitored alarms'],
    ['Responsible for patient handover', 'Handled patient handover'],
    ['Responsible for SAP reports', 'Handled SAP reports'],
    ['In charge of the cold kitchen', 'Oversaw the cold kitchen'],
    ['Was involved in the rollout of Epic', 'Took part in the rollout of Epic'],
    ['I built the new menu', 'Built the new menu'],
  ])('%s → %s', (before, after) => {
    expect(openWithVerb(before)).toBe(after)
  })

  test.each([
    'Led a team of five',
    'Weekly reports to the board',
    'Responsible for zwurbling the frames',
    'I like dogs',
    'Responsible for recording entries, compiles and analyzes changes',
  ])('where no rule can do it without guessing, nothing is changed: %s', (text) => {
    expect(openWithVerb(text)).toBeNull()
  })
})

test('a long statement is cut where its own words allow it', () => {
  const [first, second] =
    splitStatement(
      'Planned the weekly menus for two kitchens of the hotel; trained four apprentices in cold dishes and in the care of knives',
    ) ?? []
  expect(first).toBe('Planned the weekly menus for two kitchens of the hotel')
  expect(second).toBe('Trained four apprentices in cold dishes and in the care of knives')
  expect(splitStatement('Planned the weekly menus for two kitchens of the hotel in the old town')).toBeNull()
})

test('a result is joined without doubling marks', () => {
  expect(withResult('Ran the till.', 'by 20% faster.')).toBe('Ran the till by 20% faster')
  expect(withResult('Ran the till', 'Queues got shorter')).toBe('Ran the till, queues got shorter')
})

test('the key of a statement outlives spaces and marks', () => {
  expect(textKey('Ran the till.')).toBe(textKey(' ran  the till'))
  expect(textKey('Ran the till')).not.toBe(textKey('Ran the bill'))
})

describe('outcomes', () => {
  test.each([
    'Cut costs by 12%',
    'Served 300 guests',
    'Saved $4k a month',
    'Led a team of seven',
    'Won the regional prize',
    'Doubled sign-ups',
    'Reduced the turnaround of tests from hours to minutes',
    'Mailed invoices for over 2000 accounts',
  ])('%s names one', (text) => {
    expect(hasOutcome(text)).toBe(true)
  })

  test.each([
    'Worked on reports in 2019',
    'Upgraded to Windows 10 and Python 3.11',
    'Available 24/7',
    'Maintained ISO 9001 papers',
    'Helped colleagues',
  ])('%s names none', (text) => {
    expect(hasOutcome(text)).toBe(false)
  })
})
