import { expect, test } from 'vitest'
import { codeNameFirstWords, codeNameSecondWords } from './code-name-words.ts'
import { codeName, codeNameCount, codeNameInitials } from './code-names.ts'

const nursing = '6f1c2d1e-7f6a-4a53-9d0e-0e4b6f0d1a11'
const kitchen = '0b6f4c7e-4a7d-4f0b-9c55-2f5a3a1d9e01'

test('every name of a job is used once before a number is added', () => {
  const names = Array.from({ length: codeNameCount + 3 }, (_, position) => codeName(nursing, position))
  expect(new Set(names).size).toBe(names.length)
  expect(names.slice(0, codeNameCount).every((name) => /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(name))).toBe(true)
  expect(names[codeNameCount]).toBe(`${names[0]} 2`)
})

test('a name is stable for its job and another one at another job', () => {
  expect(codeName(nursing, 7)).toBe(codeName(nursing, 7))
  expect(codeName(nursing, 7)).not.toBe(codeName(kitchen, 7))
})

test('neighbours in the order do not look like neighbours', () => {
  const firstWords = [0, 1, 2, 3, 4, 5].map((position) => codeName(nursing, position).split(' ')[0])
  expect(new Set(firstWords).size).toBeGreaterThan(3)
})

test('no word stands twice in a list', () => {
  expect(new Set(codeNameFirstWords).size).toBe(64)
  expect(new Set(codeNameSecondWords).size).toBe(64)
})

test('a tile shows two letters', () => {
  expect(codeNameInitials('Quiet Heron')).toBe('QH')
  expect(codeNameInitials('Quiet Heron 2')).toBe('QH')
})
