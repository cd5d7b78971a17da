import type { TextEdit } from './analysis-schema.ts'
import type { ResumeReading } from './reading.ts'

/** The text of a reading with air before each section and role, as one would write it. */
export function textForEditing({ text, sections, roles }: Pick<ResumeReading, 'text' | 'sections' | 'roles'>): string {
  const starts = new Set([
    ...sections.filter(({ heading }) => heading !== null).map(({ lines }) => lines.from),
    ...roles.map(({ lines }) => lines.from),
  ])
  const lines = text.split('\n')
  const isHeading = (at: number) => sections.some(({ heading, lines: { from } }) => heading !== null && from === at)
  return lines
    .flatMap((line, at) => (at > 0 && starts.has(at) && !isHeading(at - 1) && lines[at - 1] ? ['', line] : [line]))
    .join('\n')
}

/**
 * The text with the edits made, and those that no longer fit because the text has changed since. Line numbers count the
 * lines of `original`, the text the edits were made for: the text itself where it has not been changed yet.
 */
export function applyEdits(
  text: string,
  edits: readonly TextEdit[],
  original = text,
): { text: string; missed: TextEdit[] } {
  const missed: TextEdit[] = []
  // Additions shift lines, so they come last, the lowest first.
  const additions = edits.filter((edit) => edit.before === '').toSorted((a, b) => (b.lines[0] ?? 0) - (a.lines[0] ?? 0))
  let changed = text
  for (const edit of edits.filter((one) => one.before !== '')) {
    const next = replaceOnce(changed, edit)
    if (next === null) missed.push(edit)
    else changed = next
  }
  for (const edit of additions) changed = addLines(changed, edit, original.split('\n'))
  return { text: changed, missed }
}

/** Finds the words over line breaks and bullet marks; nearest to the line the edit was made for. */
function replaceOnce(text: string, edit: TextEdit): string | null {
  const words = edit.before.trim().split(/\s+/).map(escape)
  const pattern = new RegExp(words.join('\\s+').replace(/-(?=[^\\\s])/g, '-\\s*'), 'gu')
  const wanted = lineOffset(text, edit.lines[0] ?? 0)
  const found = Array.from(text.matchAll(pattern)).toSorted(
    (a, b) => Math.abs(a.index - wanted) - Math.abs(b.index - wanted),
  )[0]
  if (!found) return null
  return text.slice(0, found.index) + edit.after + text.slice(found.index + found[0].length)
}

function addLines(text: string, edit: TextEdit, original: readonly string[]): string {
  const at = edit.lines[0]
  if (at === undefined) return `${text.trimEnd()}\n\n${edit.after}`
  const lines = text.split('\n')
  const place = placeOf(at, lines, original)
  // A section stands apart; a bullet or a line follows on.
  const added = edit.after.includes('\n') ? [edit.after, ''] : [edit.after]
  return [...lines.slice(0, place), ...added, ...lines.slice(place)].join('\n')
}

/** Behind the nearest line above the wanted place that still stands in the text. */
function placeOf(at: number, lines: readonly string[], original: readonly string[]): number {
  for (let above = at - 1; above >= 0; above--) {
    const wanted = original[above]?.trim()
    if (!wanted) continue
    const [nearest] = lines
      .flatMap((line, index) => (line.trim() === wanted ? [index] : []))
      .toSorted((a, b) => Math.abs(a - above) - Math.abs(b - above))
    if (nearest !== undefined) return nearest + 1
  }
  return 0
}

function lineOffset(text: string, line: number): number {
  return text.split('\n').slice(0, line).join('\n').length
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
