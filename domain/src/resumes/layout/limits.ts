import { type Line, makeLine } from './line.ts'

/** Forty pages of a hundred lines, and more than a paragraph holds: past these a text is made to cost time, not to be read. */
const mostLines = 4000
const longestLine = 400

/** Long lines are cut into lines that run on, so that no rule ever meets a text of unbounded length. */
export function limitLines(lines: readonly Line[]): Line[] {
  const limited: Line[] = []
  for (const line of lines) {
    if (limited.length >= mostLines) break
    if (line.text.length <= longestLine) limited.push(line)
    else limited.push(...cutLine(line))
  }
  return limited.slice(0, mostLines)
}

function cutLine(line: Line): Line[] {
  const pieces: string[][] = [[]]
  let length = 0
  for (const part of line.parts)
    for (const [at, piece] of cutText(part).entries()) {
      if (length > 0 && (at > 0 || length + piece.length > longestLine)) {
        pieces.push([])
        length = 0
      }
      pieces.at(-1)?.push(piece)
      length += piece.length
    }
  return pieces.flatMap((parts, at) => {
    const looks =
      at === 0 ? { ...line, listItem: line.bullet } : { size: line.size, bold: line.bold, x: line.x, continues: true }
    return makeLine(parts, looks) ?? []
  })
}

function cutText(text: string): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > longestLine) {
    const space = rest.lastIndexOf(' ', longestLine)
    const end = space > longestLine / 2 ? space : longestLine
    pieces.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return rest === '' ? pieces : [...pieces, rest]
}
