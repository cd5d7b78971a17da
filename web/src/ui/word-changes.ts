import { diffArrays } from 'diff'

export type WordRun = { kind: 'same' | 'removed' | 'added'; text: string }

/** The changes from one text to another, word by word, as runs in reading order. */
export function wordChanges(before: string, after: string): WordRun[] {
  const changes = diffArrays(words(before), words(after), { comparator: (one, other) => one.trim() === other.trim() })
  return changes.map((change) => ({
    kind: change.added ? 'added' : change.removed ? 'removed' : 'same',
    text: change.value.join(''),
  }))
}

/** Words and single marks, each with the space behind it. */
function words(text: string): string[] {
  return text.match(/(?:[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*|[^\s])\s*/gu) ?? []
}
