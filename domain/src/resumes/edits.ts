import type { TextEdit } from './analysis-schema.ts'

/** The text with the edits made, and those that no longer fit because the text has changed since. */
export function applyEdits(text: string, edits: readonly TextEdit[]): { text: string; missed: TextEdit[] } {
  const missed: TextEdit[] = []
  // Additions shift lines, so they come last, the lowest first.
  const additions = edits.filter((edit) => edit.before === '').toSorted((a, b) => (b.lines[0] ?? 0) - (a.lines[0] ?? 0))
  let changed = text
  for (const edit of edits.filter((one) => one.before !== '')) {
    const next = replaceOnce(changed, edit)
    if (next === null) missed.push(edit)
    else changed = next
  }
  for (const edit of additions) changed = addLines(changed, edit)
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

function addLines(text: string, edit: TextEdit): string {
  const at = edit.lines[0]
  if (at === undefined) return `${text.trimEnd()}\n\n${edit.after}`
  const lines = text.split('\n')
  return [...lines.slice(0, at), edit.after, '', ...lines.slice(at)].join('\n')
}

function lineOffset(text: string, line: number): number {
  return text.split('\n').slice(0, line).join('\n').length
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
}
