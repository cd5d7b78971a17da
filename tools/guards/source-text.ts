/** Blanks comments, template text and regular expressions with spaces of equal length, so that patterns see only code. */
export function blankNonCode(text: string, { keepStrings = true } = {}): string {
  const out = text.split('')
  let at = 0
  const blank = (from: number, to: number): void => {
    for (let index = from; index < to; index++) if (out[index] !== '\n') out[index] = ' '
  }
  while (at < text.length) {
    const end = endOfLiteral(text, at)
    if (end === undefined) {
      at++
      continue
    }
    const isString = text[at] === "'" || text[at] === '"'
    if (!isString) blank(at, end)
    else if (!keepStrings) blank(at + 1, end - 1)
    at = end
  }
  return out.join('')
}

function endOfLiteral(text: string, start: number): number | undefined {
  const two = text.slice(start, start + 2)
  if (two === '//') return indexOrEnd(text, '\n', start)
  if (two === '/*') return Math.min(text.length, indexOrEnd(text, '*/', start + 2) + 2)
  const first = text[start]
  if (first === "'" || first === '"') return endOfString(text, start, first)
  if (first === '`') return endOfTemplate(text, start)
  if (first === '/' && startsRegExp(text, start)) return endOfRegExp(text, start)
  return undefined
}

function indexOrEnd(text: string, needle: string, from: number): number {
  const found = text.indexOf(needle, from)
  return found === -1 ? text.length : found
}

/** A plain string can't span lines: an apostrophe in JSX text therefore ends with its line. */
function endOfString(text: string, start: number, quote: string): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === quote) return at + 1
    else if (text[at] === '\n') return at
  }
  return text.length
}

function endOfTemplate(text: string, start: number): number {
  let at = start + 1
  while (at < text.length) {
    if (text[at] === '\\') at += 2
    else if (text[at] === '`') return at + 1
    else if (text.startsWith('${', at)) at = endOfSubstitution(text, at + 2)
    else at++
  }
  return text.length
}

function endOfSubstitution(text: string, start: number): number {
  let depth = 1
  let at = start
  while (at < text.length) {
    const end = endOfLiteral(text, at)
    if (end !== undefined) {
      at = end
      continue
    }
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return at + 1
    at++
  }
  return text.length
}

function startsRegExp(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 40), start).trimEnd()
  if (before.endsWith('</') || before.endsWith('<')) return false
  return before === '' || /[(,=:[!&|?{};+*%~^>]$/.test(before) || /\b(return|case|typeof)$/.test(before)
}

function endOfRegExp(text: string, start: number): number | undefined {
  let inClass = false
  for (let at = start + 1; at < text.length && text[at] !== '\n'; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '[') inClass = true
    else if (text[at] === ']') inClass = false
    else if (text[at] === '/' && !inClass) return at + 1
  }
  return undefined
}
