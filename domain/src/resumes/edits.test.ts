import { expect, test } from 'vitest'
import { applyEdits, textForEditing } from './edits.ts'
import { readResume } from './read-resume.ts'

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

test('an addition finds its place in a text that has changed since', () => {
  const edit = { before: '', after: '• Trained two apprentices', lines: [5] }
  const changed = 'Jo Bell\n\nExperience\n• Handled handover\n• Helped\nSkills\nHelped'
  expect(applyEdits(changed, [edit], text).text).toBe(
    'Jo Bell\n\nExperience\n• Handled handover\n• Helped\n• Trained two apprentices\nSkills\nHelped',
  )
})

test('sections and roles stand apart in the text that is edited', () => {
  const read = readResume({
    text: 'Jo Bell\nExperience\nCook, Acme Inc\n2019 – 2021\n• Made soup\nBaker, Bread Ltd\n2015 – 2019\n• Made bread\nSkills\nKnives, Sauces',
    today: '2026-11-20',
  })
  expect(textForEditing(read)).toBe(
    'Jo Bell\n\nExperience\nCook, Acme Inc\n2019 – 2021\n• Made soup\n\nBaker, Bread Ltd\n2015 – 2019\n• Made bread\n\nSkills\nKnives, Sauces',
  )
})
