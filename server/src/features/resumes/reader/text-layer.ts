/** Fewer neighbouring words than this that the picture does not show are the recognizer's own slips. */
const fewestStuffed = 4

/**
 * A scanner lays the words it found unseen over the picture. What of such a layer stands in the picture is no hidden
 * text; what does not is (decisions.md A.5). Neither is read: the picture is.
 */
export function unseenInPicture(layer: readonly string[], seen: string): string[] {
  const shown = new Set(wordsOf(seen))
  const unseen: string[] = []
  let stretch: string[] = []
  const finish = () => {
    if (stretch.length >= fewestStuffed) unseen.push(stretch.join(' '))
    stretch = []
  }
  for (const word of layer.flatMap(wordsOf)) {
    if (word.length < 4 || /\d/.test(word)) continue
    if (isShown(word, shown)) finish()
    else stretch.push(word)
  }
  finish()
  return unseen
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function isShown(word: string, shown: ReadonlySet<string>): boolean {
  if (shown.has(word)) return true
  const slips = Math.floor(word.length / 4)
  for (const other of shown)
    if (Math.abs(other.length - word.length) <= slips && isNear(word, other, slips)) return true
  return false
}

/** Whether one word becomes the other with at most this many letters put in, left out or changed. */
function isNear(a: string, b: string, most: number): boolean {
  let before = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let row = 1; row <= a.length; row++) {
    const next = [row]
    for (let column = 1; column <= b.length; column++) {
      const changed = (before[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1)
      next.push(Math.min(changed, (before[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1))
    }
    if (Math.min(...next) > most) return false
    before = next
  }
  return (before.at(-1) ?? 0) <= most
}
