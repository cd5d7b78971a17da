import { expect, test } from 'vitest'
import { revealGates, revealKinds } from '../applications/ledger.ts'
import { ledgerWords } from './ledger-words.ts'

const at = '2026-11-20T09:00:00.000Z'

test.each([
  ['candidate', 'company', 'shortlist', 'You see the company.', 'You were shortlisted'],
  ['candidate', 'candidate', 'consent', 'The employer sees your name and contacts.', 'You shared your name'],
  ['employer', 'company', 'by_hand', 'The candidate sees your company.', 'You revealed the company'],
  ['employer', 'candidate', 'interview', 'You see name and contacts.', 'You proposed interview times'],
] as const)('a %s reads of the %s through %s: %s', (reader, kind, gate, text, through) => {
  expect(ledgerWords({ kind, gate, at }, reader)).toEqual({ text, through })
})

test('each line is said differently to either side', () => {
  for (const kind of revealKinds) {
    for (const gate of revealGates) {
      const [mine, theirs] = (['candidate', 'employer'] as const).map((reader) =>
        ledgerWords({ kind, gate, at }, reader),
      )
      expect(mine?.text).not.toBe(theirs?.text)
    }
  }
})
