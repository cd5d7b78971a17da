export type Span = { start: number; end: number }

export function spansOf(text: string, pattern: RegExp, group = 0): Span[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const found = match[group]
    if (!found) return []
    const start = match.index + (group === 0 ? 0 : match[0].lastIndexOf(found))
    return [{ start, end: start + found.length }]
  })
}

/** In order, without overlaps; two that only white space of one line or a full stop parts become one. */
export function mergeSpans(spans: readonly Span[], text: string): Span[] {
  const merged: Span[] = []
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1)
    if (last && (span.start <= last.end || /^[ \t.'’-]*$/.test(text.slice(last.end, span.start)))) {
      last.end = Math.max(last.end, span.end)
    } else {
      merged.push({ ...span })
    }
  }
  return merged
}

/** Lower case without accents, letter for letter, so that a place in the folded text is the same place in the text. */
export function fold(text: string): string {
  let folded = ''
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charAt(at)
    const plain = unit.normalize('NFD').charAt(0).toLowerCase()
    folded += plain.length === 1 ? plain : unit
  }
  return folded
}
