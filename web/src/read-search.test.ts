import { expect, test } from 'vitest'
import { isId, onlyKnown, typedWords } from './read-search.ts'

test('what the page does not know is taken away by name', () => {
  const read = onlyKnown(({ step }) => (Number(step) > 3 ? {} : { step: Number(step) }))
  expect(read({ step: '2', from: 'mail' })).toEqual({ step: 2, from: undefined })
  expect(Object.keys(read({ step: '9' }))).toEqual(['step'])
  expect(read({ step: '9' })).toEqual({ step: undefined })
})

test.each([
  ['0190c0de-0000-7000-8000-00000000000A', true],
  ['0190c0de-0000-7000-8000-00000000000', false],
  ['somebody', false],
  [7, false],
  [undefined, false],
])('%j as an id: %s', (value, is) => {
  expect(isId(value)).toBe(is)
})

test.each([
  ['  heron ', 'heron'],
  [2026, '2026'],
  ['he\u0000ron\n', 'heron'],
  ['\u0000', undefined],
  ['heron\u{1f426}', 'heron\ufffd'],
  ['', undefined],
  [['heron'], undefined],
])('%j is looked for as %j', (value, typed) => {
  expect(typedWords(value, 6)).toBe(typed)
})
