import fc from 'fast-check'
import { expect, test } from 'vitest'
import { candidateSheet, type SheetRow } from './candidate-sheet.ts'

const row: SheetRow = {
  matchId: '',
  candidateUserId: '',
  name: 'Quiet Heron',
  isRevealed: false,
  state: 'viewed',
  composite: 93,
  aiScore: null,
  trustScore: 50,
  mutualBoost: 5,
  badges: ['New', 'Quiz passed'],
  rationale: ['6 of 6 must-haves', 'Gap: Go, or the like'],
  seniority: 'senior',
  yearsExperience: 11,
  actions: [],
  isViewed: true,
  submittedAt: '2026-11-04T09:00:00.000Z',
  answerDueAt: '2026-11-18T09:00:00.000Z',
  decline: null,
  email: null,
  phone: null,
}

test('a candidate is one line, with what is unknown left empty, and reasons with bullets between them', () => {
  const [head, line, end] = candidateSheet([row]).split('\r\n')
  expect(head?.charCodeAt(0)).toBe(0xfeff)
  expect(line).toBe(
    'Quiet Heron,,,viewed,93,,50,5,New • Quiz passed,"6 of 6 must-haves • Gap: Go, or the like",senior,11,2026-11-04,2026-11-18',
  )
  expect(end).toBe('')
})

test.each([
  ['=1+1', '"\'=1+1"'],
  ['+49 30 1', '"\'+49 30 1"'],
  ['-2', '"\'-2"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['  =1', '"\'  =1"'],
  ['\t=1', '"\'\t=1"'],
  ['＝1', '"\'＝1"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
])('%j becomes a text', (name, cell) => {
  expect(candidateSheet([{ ...row, name }])).toContain(`\r\n${cell},`)
})

test('no name whatever begins a formula', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const sheet = candidateSheet([{ ...row, name }])
      const first = sheet.slice(sheet.indexOf('\r\n') + 2).replace(/^"/, '')
      expect(first).not.toMatch(/^[=+\-@\t\r]/)
    }),
  )
})
