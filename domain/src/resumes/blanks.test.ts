import { expect, test } from 'vitest'
import { openBlanks } from './blanks.ts'

test.each([
  ['Ana Flores\n[phone number]', ['[phone number]']],
  ['• [Verb] [what you did], [result with a number]', ['[Verb]', '[what you did]', '[result with a number]']],
  ['[school] and again [school]', ['[school]']],
  ['Cited in a review [1], see [2]', []],
  ['A bracket [left open\nand closed] later', []],
  ['Nothing open', []],
])('%j still has the blanks %j', (body, blanks) => {
  expect(openBlanks(body)).toEqual(blanks)
})
