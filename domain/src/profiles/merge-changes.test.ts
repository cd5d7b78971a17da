import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeChanges } from './merge-changes.ts'
import type { ProfileView } from './schema.ts'

const base = { fullName: 'Ana', headline: 'Nurse', skills: ['Triage'], version: 1 } as unknown as ProfileView
const later = (change: Partial<ProfileView>): ProfileView => ({ ...base, ...change, version: 2 })

test.each([
  ['what only I changed is written again', {}, { headline: 'Cook' }, { headline: 'Cook' }, []],
  ['what another tab changed elsewhere stays', { fullName: 'Bo' }, { headline: 'Cook' }, { headline: 'Cook' }, []],
  ['what both changed to the same needs nothing', { headline: 'Cook' }, { headline: 'Cook' }, {}, []],
  ['lists are compared by what is in them', { skills: ['Triage', 'ECG'] }, { skills: ['Triage', 'ECG'] }, {}, []],
  [
    'what both changed is for the person',
    { headline: 'Baker' },
    { headline: 'Cook', skills: ['ECG'] },
    { skills: ['ECG'] },
    [{ field: 'headline', mine: 'Cook', theirs: 'Baker' }],
  ],
])('%s', (_, theirs, mine, changes, clashes) => {
  expect(mergeChanges(base, later(theirs), mine)).toEqual({ changes, clashes })
})

test('nothing I typed is ever lost: it is written, stands there already, or is shown as a clash', () => {
  const text = fc.constantFrom('a', 'b', 'c')
  const fields = fc.record({ fullName: text, headline: text })
  fc.assert(
    fc.property(fields, fields, fields, (start, theirs, mine) => {
      const { changes, clashes } = mergeChanges({ ...base, ...start }, later(theirs), mine)
      for (const field of ['fullName', 'headline'] as const) {
        const outcomes = [changes[field] === mine[field], theirs[field] === mine[field], hasClash(field)]
        expect(outcomes).toContain(true)
      }
      function hasClash(field: string) {
        return clashes.some((clash) => clash.field === field)
      }
    }),
  )
})
