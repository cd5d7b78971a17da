import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { report, root, type Violation } from './guards/project-files.ts'

const table = 'docs/coverage.tsv'
const columns = ['id', 'statement', 'where', 'test']
const longestStatement = 140
const separator = ' ; '

/** The ids of the product's statements are fixed: a row can't be lost or invented without this line changing too. */
export const fixedIds = { count: 667, digest: 'ef28e450811f54b0' }

type Row = { line: number; id: string; statement: string; where: string; test: string }
type Reader = (path: string) => string | undefined

export function checkCoverage(text: string, read: Reader, expected = fixedIds): Violation[] {
  const problems: Violation[] = []
  const say = (line: number, message: string): void => void problems.push({ path: table, line, message })
  const { rows, malformed } = parse(text)
  for (const { line, message } of malformed) say(line, message)
  const seen = new Set<string>()
  for (const row of rows) {
    if (seen.has(row.id)) say(row.line, `${row.id} stands twice`)
    seen.add(row.id)
    for (const message of [...statementProblems(row), ...whereProblems(row, read), ...testProblems(row, read)]) {
      say(row.line, `${row.id}: ${message}`)
    }
  }
  if (seen.size !== expected.count || digestOf([...seen]) !== expected.digest) {
    say(1, `the ids are not the fixed ${expected.count}: ${seen.size} found, digest ${digestOf([...seen])}`)
  }
  return problems
}

export function summarise(text: string): string {
  const { rows } = parse(text)
  const proven = rows.filter((row) => row.test !== 'open').length
  const built = rows.filter((row) => row.test === 'open' && row.where !== 'open').length
  return `${rows.length} statements: ${proven} proven, ${built} built, ${rows.length - proven - built} open.`
}

export function digestOf(ids: string[]): string {
  return createHash('sha256')
    .update([...ids].sort().join('\n'))
    .digest('hex')
    .slice(0, 16)
}

function parse(text: string): { rows: Row[]; malformed: { line: number; message: string }[] } {
  const rows: Row[] = []
  const malformed: { line: number; message: string }[] = []
  const [header, ...lines] = text.replace(/\n$/, '').split('\n')
  if (header !== columns.join('\t')) malformed.push({ line: 1, message: `the header is ${columns.join(', ')}` })
  for (const [index, line] of lines.entries()) {
    const cells = line.split('\t')
    const [id = '', statement = '', where = '', test = ''] = cells
    if (cells.length !== columns.length || cells.some((cell) => cell.trim() !== cell || cell === '')) {
      malformed.push({ line: index + 2, message: `four filled cells are wanted, found: ${line.slice(0, 60)}` })
    } else rows.push({ line: index + 2, id, statement, where, test })
  }
  return { rows, malformed }
}

function statementProblems({ statement }: Row): string[] {
  const over = statement.length - longestStatement
  return over > 0 ? [`the statement is ${over} characters too long`] : []
}

function whereProblems({ where, test }: Row, read: Reader): string[] {
  if (where === 'open') return test === 'open' ? [] : ['a test is named, but not where it lives']
  return where.split(separator).flatMap((file) => (read(file) === undefined ? [`${file} does not exist`] : []))
}

function testProblems({ test }: Row, read: Reader): string[] {
  if (test === 'open') return []
  return test.split(separator).flatMap((name) => {
    const [file = '', ...titles] = name.split(' > ')
    if (!/\.(test|spec)\.tsx?$/.test(file) || titles.length === 0)
      return [`"${name}" is not "path/to/file.test.ts > test name"`]
    const text = read(file)
    if (text === undefined) return [`${file} does not exist`]
    return titles.flatMap((title) => (hasTitle(text, title) ? [] : [`${file} has no test called "${title}"`]))
  })
}

function hasTitle(text: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => text.includes(quote + title.replaceAll(quote, `\\${quote}`) + quote))
}

function readFromTree(file: string): string | undefined {
  const full = path.join(root, file)
  if (!existsSync(full)) return undefined
  return statSync(full).isFile() ? readFileSync(full, 'utf8') : ''
}

if (import.meta.main) {
  const text = readFromTree(table) ?? ''
  report(checkCoverage(text, readFromTree), summarise(text))
}
