import { expect, test } from 'vitest'
import { blankNonCode } from './source-text.ts'

test.each([
  ['a line comment', 'a // b\nc', 'a     \nc'],
  ['a block comment', 'a /* b\nd */ c', 'a     \n     c'],
  ['a template with code inside', 'a`b${c + `d`}e`f', `a${' '.repeat(14)}f`],
  ['a regular expression with quotes', "a = /'[/]'/g\nb = 'c'", `a = ${' '.repeat(7)}g\nb = 'c'`],
  ['a division', 'a / b / c', 'a / b / c'],
  ['an escaped quote', "'a\\'b' // c", "'a\\'b'     "],
  ['an apostrophe in a sentence', "<p>You're set</p>\nimport", "<p>You're set</p>\nimport"],
])('%s', (_what, text, expected) => {
  expect(blankNonCode(text)).toBe(expected)
})

test('strings keep their quotes when their text is blanked', () => {
  expect(blankNonCode("a('b c')", { keepStrings: false })).toBe("a('   ')")
})
