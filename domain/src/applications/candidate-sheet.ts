import type { RankedCandidate } from './schema.ts'

export type SheetRow = RankedCandidate & { email: string | null; phone: string | null }

/** A reason may hold a comma or a semicolon (decisions.md K.63). */
const listMark = ' • '

const columns: readonly [string, (row: SheetRow) => string | number | null][] = [
  ['Candidate', (row) => row.name],
  ['E-mail', (row) => row.email],
  ['Phone', (row) => row.phone],
  ['State', (row) => row.state],
  ['Composite', (row) => row.composite],
  ['AI fit', (row) => row.aiScore],
  ['Trust', (row) => row.trustScore],
  ['Mutual', (row) => row.mutualBoost],
  ['Badges', (row) => row.badges.join(listMark)],
  ['Why', (row) => row.rationale.join(listMark)],
  ['Seniority', (row) => row.seniority],
  ['Years', (row) => row.yearsExperience],
  ['Applied', (row) => row.submittedAt.slice(0, 10)],
  ['Answer due', (row) => row.answerDueAt?.slice(0, 10) ?? null],
]

/** The candidates of a role as a sheet (RFC 4180), with the mark that tells spreadsheets that it is UTF-8. */
export function candidateSheet(rows: readonly SheetRow[]): string {
  const lines = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, read]) => read(row)))]
  return `\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

/** A text that a spreadsheet would take for a formula, whatever stands before it, is kept a text by an apostrophe. */
const formula = /^[\s\p{Cc}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/u

function cell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = formula.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n]|^'|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
