import { expect, test } from 'vitest'
import { wordChanges } from './word-changes.ts'

test('marks the words that differ, and each side keeps its own text', () => {
  const before = 'Responsible for patient handover on night shifts.'
  const after = 'Led patient handover on night shifts for 24 beds and cut missed-dose reports from 9 to 2 a quarter.'
  const changes = wordChanges(before, after)
  expect(changes.before).toEqual([
    { changed: true, text: 'Responsible for ' },
    { changed: false, text: 'patient handover on night shifts' },
    { changed: false, text: '.' },
  ])
  expect(changes.after).toEqual([
    { changed: true, text: 'Led ' },
    { changed: false, text: 'patient handover on night shifts ' },
    { changed: true, text: 'for 24 beds and cut missed-dose reports from 9 to 2 a quarter' },
    { changed: false, text: '.' },
  ])
})

test.each([
  ['', 'Led'],
  ['Led', ''],
  ['Größe 1,200 €', 'Größe 1,300 €'],
])('puts both texts together again: %j, %j', (before, after) => {
  const changes = wordChanges(before, after)
  expect(changes.before.map((run) => run.text).join('')).toBe(before)
  expect(changes.after.map((run) => run.text).join('')).toBe(after)
})
