import { expect, test } from 'vitest'
import { initialsOf } from './initials-of.ts'

test.each([
  ['Alder & Finch Home Care', 'AF'],
  ['Tidewater', 'T'],
  ['  élan vital ', 'ÉV'],
  ['3 Rivers', '3R'],
  ['—', ''],
])('%s is shown as "%s"', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
