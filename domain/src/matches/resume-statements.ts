import { bulletsOf } from '../resumes/analysis/bullets.ts'
import type { HeldRole, ResumeReading } from '../resumes/reading.ts'

/** A résumé as one reader may see it: line for line the same, with marks where something is hidden from them. */
export type ShownResume = {
  reading: ResumeReading
  lines: readonly string[]
  /** Short words of the résumé, such as a title, as this reader may see them. */
  show(text: string): string
}

export function wholeResume(reading: ResumeReading): ShownResume {
  return { reading, lines: reading.text.split('\n'), show: (text) => text }
}

/** A bullet, which may run over several lines, or a line of its own. */
export type Statement = { lines: readonly number[]; role: HeldRole | null }

export function statementsOf(reading: ResumeReading): Statement[] {
  const texts = reading.text.split('\n')
  const bullets = new Map(bulletsOf(reading).flatMap(({ lines }) => lines.map((line) => [line, lines] as const)))
  const headings = new Set(reading.sections.flatMap(({ heading, lines }) => (heading === null ? [] : lines.from)))
  return texts.flatMap((text, at) => {
    const lines = bullets.get(at) ?? [at]
    if (lines[0] !== at || text.trim() === '' || headings.has(at)) return []
    return [{ lines, role: reading.roles.find((role) => isWithin(at, role.lines)) ?? null }]
  })
}

export function shownText({ lines }: Pick<ShownResume, 'lines'>, statement: Statement): string {
  return statement.lines.map((at) => withoutMark(lines[at] ?? '')).join(' ')
}

/** The role and its years, or the heading it stands under. */
export function whereItStands({ reading, show }: ShownResume, { lines, role }: Statement): string | null {
  if (role) return roleWords(role, show)
  const [first = -1] = lines
  const heading = reading.sections.find((section) => isWithin(first, section.lines))?.heading
  return heading ? show(heading) : null
}

function roleWords(role: HeldRole, show: ShownResume['show']): string | null {
  const name = role.title ?? role.employer
  const words = [name && show(name), yearsOf(role)].filter((one) => one !== null && one !== '')
  return words.length > 0 ? words.join(', ') : null
}

/** "2019 to today"; one year alone where a role began and ended in it. */
export function yearsOf({ start, end, isCurrent }: HeldRole): string | null {
  const from = start?.slice(0, 4)
  const to = isCurrent ? 'today' : end?.slice(0, 4)
  if (!from || !to || from === to) return from ?? to ?? null
  return `${from} to ${to}`
}

/** Without what opens a bullet. */
export function withoutMark(line: string): string {
  return line.replace(/^[\s•·▪●◦‣*–-]+(?=\S)/u, '').trim()
}

function isWithin(at: number, { from, to }: { from: number; to: number }): boolean {
  return at >= from && at <= to
}
