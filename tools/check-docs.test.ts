import { expect, test } from 'vitest'
import { checkDocs, checkSettings } from './check-docs.ts'

const existing = new Set(['server/src/app.ts', 'server/src/features', 'docs/scale.md', 'LICENSE', 'README.md'])
const missingIn = (text: string, path = 'README.md'): string[] =>
  checkDocs([{ path, text }], (target) => existing.has(target)).map((violation) => violation.message)

test.each([
  ['a file that is gone', 'see `server/src/old.ts`', ['server/src/old.ts does not exist']],
  ['a room that is gone', 'see `bench/`', ['bench does not exist']],
  ['a folder inside a room that is gone', 'see `server/src/lib/`', ['server/src/lib does not exist']],
  ['a document that is gone', 'see `SECURITY.md`', ['SECURITY.md does not exist']],
  ['a link that leads nowhere', '[scale](docs/scala.md)', ['docs/scala.md does not exist']],
  ['a file that is there', 'see `server/src/app.ts` and `LICENSE`', []],
  ['a placeholder', 'see `server/src/features/<noun>/view.ts`', []],
  ['a placeholder under a folder that is gone', '`web/src/<noun>/view.ts`', ['web/src does not exist']],
  ['an address of the product', 'open `/auth` or `http://localhost:3000/mailbox`', []],
  ['a command', 'run `npm run check`', []],
  ['a link to another site', '[site](https://example.org/a)', []],
])('%s', (_what, text, expected) => {
  expect(missingIn(text)).toEqual(expected)
})

test('a link is read from the folder of its document', () => {
  expect(missingIn('[scale](../scale.md#people)', 'docs/decisions/0001-a.md')).toEqual([])
})

test('a setting that the example leaves out or makes up is found', () => {
  const found = checkSettings('# PORT=3000\n# COLOUR=red\n', 'const variables = {\n  PORT: a,\n  DATA_DIR: b,\n}')
  expect(found.map(({ message }) => message)).toEqual(['DATA_DIR is missing', 'COLOUR is no setting of the server'])
})
