import { expect, test } from 'vitest'
import { checkWords } from './check-words.ts'

const word = (...parts: string[]): string => parts.join('')

test.each([
  ['an unfinished note', 'docs/a.md', `${word('TO', 'DO')}: later`],
  ['a switched-off type check', 'web/src/a.ts', `// @ts-${word('ig', 'nore')}`],
  ['an expected error without a reason', 'web/src/a.ts', `// @ts-${word('ex', 'pect')}-error\nconst a = 1`],
  ['a switched-off lint rule', 'web/src/a.ts', `// oxlint-${word('dis', 'able')}-next-line no-console`],
  ['a lint rule set aside for a whole file', 'web/src/a.ts', `/* oxlint-${word('dis', 'able')} no-console -- why */`],
  ['a cast to any', 'web/src/a.ts', 'const a = b as any'],
  ['a parameter of type any', 'web/src/a.ts', 'function a(b: any) {}'],
  ['a list of any', 'web/src/a.ts', 'const a: Array<any> = []'],
  ['a skipped test', 'web/src/a.test.ts', "test.skip('a', () => {})"],
  ['a lone test', 'web/src/a.test.ts', "describe.only('a', () => {})"],
  ['a skipped table', 'web/src/a.test.ts', "test.each([1]).skip('a', () => {})\ntest.concurrent.skip('a', () => {})"],
  ['a conditional test', 'web/src/a.test.ts', "test.skipIf(slow)('a', () => {})"],
  ['a breakpoint', 'web/src/a.ts', 'if (a) {\n  debugger\n}'],
  ['a path of one machine', 'README.md', `see ${word('/wo', 'rk/main')}/docs`],
])('%s is found', (_what, path, text) => {
  expect(checkWords([{ path, text }])).toHaveLength(1)
})

test.each([
  ['the word in a sentence', 'web/src/a.ts', "const a = 'any: as any'\n// as any of them"],
  ['a property called any', 'web/src/a.ts', 'const a = { any: 1 }; a.any(); z.any()'],
  ['a reasoned expected error', 'web/src/a.test.ts', '// @ts-expect-error a number is no e-mail address'],
  [
    'a reasoned exception',
    'web/src/a.ts',
    `// oxlint-${word('dis', 'able')}-next-line a/b-c, d -- the platform has no other`,
  ],
  ['a reason above', 'web/src/a.ts', `// The platform has no other.\n// oxlint-${word('dis', 'able')}-next-line a/b-c`],
  [
    'a reasoned any',
    'web/src/a.ts',
    `// oxlint-${word('dis', 'able')}-next-line typescript/no-explicit-any -- each checks its own\ntype A = Task<any>`,
  ],
  ['a promise of any', 'web/src/a.ts', 'await Promise.any(a)'],
])('%s is left alone', (_what, path, text) => {
  expect(checkWords([{ path, text }])).toEqual([])
})

test('a finding carries its line', () => {
  expect(checkWords([{ path: 'web/src/a.ts', text: 'const a = 1\nconst b = a as any\n' }])[0]?.line).toBe(2)
})
