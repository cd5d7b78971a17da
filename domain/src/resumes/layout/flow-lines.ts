import type { FlowBlock } from '../document.ts'
import { type Line, makeLine } from './line.ts'

export function flowLines(blocks: readonly FlowBlock[]): Line[] {
  return blocks.flatMap((block) => {
    const line = makeLine(block.text.split(/\t+| {4,}/), {
      size: block.size,
      bold: block.bold,
      styledHeading: block.kind === 'heading',
      listItem: block.kind === 'list',
    })
    return line ? [line] : []
  })
}

/** Plain text: blank lines are gaps; a line that fills the usual width and does not end a sentence runs on. */
export function textLines(text: string): Line[] {
  const written = text.split(/\r?\n/)
  const width = usualWidth(written)
  const lines: Line[] = []
  let gapBefore = false
  let before = ''
  for (const raw of written) {
    const line = makeLine(raw.split(/\t+| {4,}/), {
      gapBefore,
      continues: !gapBefore && width > 0 && before.length > width * 0.82 && before.length > 50,
    })
    if (line) lines.push(line)
    gapBefore = raw.trim() === ''
    if (!gapBefore) before = raw.trimEnd()
  }
  return lines
}

/**
 * The longest line, if lines were broken by width at all. The line with the address is broken by nobody, and how long a
 * name is must not change how the rest is read.
 */
function usualWidth(lines: readonly string[]): number {
  const broken = lines.filter((line) => !line.includes('@'))
  const lengths = broken.map((line) => line.trimEnd().length).filter((length) => length > 40)
  const longest = Math.max(0, ...lengths)
  return longest <= 160 && lengths.length > 2 ? longest : 0
}
