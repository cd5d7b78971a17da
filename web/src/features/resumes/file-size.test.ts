import { expect, test } from 'vitest'
import { fileSize, sentSize } from './file-size.ts'

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [3_801, '4 kB'],
  [99_999, '100 kB'],
  [100_000, '0.1 MB'],
  [1_234_567, '1.2 MB'],
])('%i bytes read as %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words)
})

test.each([
  [0, 3_801, '0 of 4 kB'],
  [40_000, 1_234_567, '0.0 of 1.2 MB'],
  [1_234_567, 1_234_567, '1.2 of 1.2 MB'],
])('%i of %i bytes read as %s', (sent, total, words) => {
  expect(sentSize(sent, total)).toBe(words)
})
