import { expect, test } from 'vitest'
import { checkCoverage, digestOf, summarise } from './check-coverage.ts'

const files: Record<string, string> = {
  'domain/src/jobs/rules.ts': '',
  'domain/src/jobs/rules.test.ts': "test('a draft can\\'t be applied to', () => {})\ndescribe('rules', () => {})",
}
const expected = { count: 2, digest: digestOf(['A-1', 'A-2']) }
const other = 'A-2\tSomething else\topen\topen'
const table = (...rows: string[]): string => `${['id\tstatement\twhere\ttest', ...rows].join('\n')}\n`
const problems = (...rows: string[]): string[] =>
  checkCoverage(table(...rows), (path) => files[path], expected).map((violation) => violation.message)

test.each([
  ['open', 'A-1\tA draft is private\topen\topen'],
  ['built', 'A-1\tA draft is private\tdomain/src/jobs/rules.ts\topen'],
  [
    'proven',
    "A-1\tA draft is private\tdomain/src/jobs/rules.ts\tdomain/src/jobs/rules.test.ts > rules > a draft can't be applied to",
  ],
])('a row may be %s', (_state, row) => {
  expect(problems(row, other)).toEqual([])
})

test.each([
  ['a missing id', [other], /fixed 2/],
  ['an invented id', [other, 'A-3\tA\topen\topen'], /fixed 2/],
  ['an id that stands twice', [other, other, 'A-1\tA\topen\topen'], /A-2 stands twice/],
  ['a row with three cells', [other, 'A-1\tA\topen'], /four filled cells/],
  ['an empty cell', [other, 'A-1\t\topen\topen'], /four filled cells/],
  ['a long statement', [other, `A-1\t${'a'.repeat(141)}\topen\topen`], /1 characters too long/],
  ['a path that is gone', [other, 'A-1\tA\tdomain/src/old.ts\topen'], /old\.ts does not exist/],
  ['a test without a place', [other, 'A-1\tA\topen\tdomain/src/jobs/rules.test.ts > rules'], /not where it lives/],
  [
    'a test that is gone',
    [other, 'A-1\tA\tdomain/src/jobs/rules.ts\tdomain/src/jobs/rules.test.ts > no such test'],
    /no test called "no such test"/,
  ],
  [
    'part of a title',
    [other, 'A-1\tA\tdomain/src/jobs/rules.ts\tdomain/src/jobs/rules.test.ts > a draft'],
    /no test called "a draft"/,
  ],
  ['a file that is no test', [other, 'A-1\tA\tdomain/src/jobs/rules.ts\tdomain/src/jobs/rules.ts > a'], /is not "path/],
])('%s is refused', (_what, rows, message) => {
  expect(problems(...rows).join('\n')).toMatch(message)
})

test('a table with another header is refused', () => {
  const text = table(other).replace('where', 'place')
  expect(checkCoverage(text, () => '', expected).map(({ message }) => message)).toContain(
    'the header is id, statement, where, test',
  )
})

test('the summary counts proven, built and open statements', () => {
  const text = table('A-1\tA\tx\ty > z', 'A-2\tB\tx\topen', 'A-3\tC\topen\topen')
  expect(summarise(text)).toBe('3 statements: 1 proven, 1 built, 1 open.')
})
