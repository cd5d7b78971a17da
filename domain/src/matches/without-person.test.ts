import { expect, test } from 'vitest'
import { withoutPerson } from './without-person.ts'

test.each([
  ['She led a ward and her team', 'He led a ward and his team'],
  ['Mrs. Holt, herself a nurse', 'Mr. Holt, himself a nurse'],
  ['they mentored; theirs was the night shift', 'she mentored; hers was the night shift'],
])('"%s" and "%s" are one text', (one, other) => {
  expect(withoutPerson(one)).toBe(withoutPerson(other))
})

test('words that only hold such letters stay', () => {
  expect(withoutPerson('Chef, theatre nurse, HIS systems for shipping and sheet metal')).toBe(
    'Chef, theatre nurse, systems for shipping and sheet metal',
  )
})
