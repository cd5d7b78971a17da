import { expect, test } from 'vitest'
import { applyEdits } from './edits.ts'

const text = 'Jo Bell\nExperience\n• Responsible for hand-\nover on night shifts\n• Helped\nSkills\nHelped'

test('a statement is found over its line breaks', () => {
  const edit = { before: 'Responsible for hand-over on night shifts', after: 'Handled handover', lines: [2, 3] }
  expect(applyEdits(text, [edit])).toEqual({
    text: 'Jo Bell\nExperience\n• Handled handover\n• Helped\nSkills\nHelped',
    missed: [],
  })
})

test('of two equal places the one it was made for changes', () => {
  expect(applyEdits(text, [{ before: 'Helped', after: 'Assisted', lines: [6] }]).text).toContain(
    '• Helped\nSkills\nAssisted',
  )
})

test('an addition stands before its line, or at the end', () => {
  const edits = [
    { before: '', after: 'Summary\nA cook.', lines: [1] },
    { before: '', after: 'Languages\nIgbo', lines: [] },
  ]
  expect(applyEdits('Jo Bell\nExperience', edits).text).toBe(
    'Jo Bell\nSummary\nA cook.\n\nExperience\n\nLanguages\nIgbo',
  )
})

test('what is gone is reported and nothing else is touched', () => {
  const edit = { before: 'Never there (really)', after: 'x', lines: [0] }
  expect(applyEdits(text, [edit])).toEqual({ text, missed: [edit] })
})
