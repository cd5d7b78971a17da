import { diffArrays } from 'diff'

export type WordRun = { changed: boolean; text: string }

/** What each of two texts has that the other has not, word by word, as runs in reading order. */
export function wordChanges(before: string, after: string): { before: WordRun[]; after: WordRun[] } {
  const old = words(before)
  const fresh = words(after)
  const runs: { before: WordRun[]; after: WordRun[] } = { before: [], after: [] }
  let oldAt = 0
  let freshAt = 0
  for (const { added, removed, count } of diffArrays(old.map(bare), fresh.map(bare))) {
    // Each side keeps its own spaces, which is why the texts are taken from the words and not from the comparison.
    if (!added) runs.before.push({ changed: removed, text: old.slice(oldAt, (oldAt += count)).join('') })
    if (!removed) runs.after.push({ changed: added, text: fresh.slice(freshAt, (freshAt += count)).join('') })
  }
  return runs
}

/** Words and single marks, each with the space behind it. */
function words(text: string): string[] {
  return text.match(/(?:[\p{L}\p{N}]+(?:[-'’.,][\p{L}\p{N}]+)*|[^\s])\s*/gu) ?? []
}

function bare(word: string): string {
  return word.trim()
}
