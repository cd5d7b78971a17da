import { readFileSync } from 'node:fs'

/** The value behind a flag of the command line; without it the program says what is missing and ends. */
export function optionOf(flag: string): string {
  const value = process.argv[process.argv.indexOf(flag) + 1]
  if (process.argv.includes(flag) && value !== undefined) return value
  process.stderr.write(`${flag} FOLDER is needed\n`)
  process.exit(2)
}

export function readJsonLines<Row>(file: string): Row[] {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Row)
}

/** Rows of a table with a heading line. */
export function readTsv(file: string): string[][] {
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map((line) => line.split('\t'))
}
