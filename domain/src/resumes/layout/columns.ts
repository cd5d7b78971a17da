import type { TextRun } from '../document.ts'
import { headingKind } from '../reading/headings.ts'
import { labelBands } from './bands.ts'
import { type Chunk, toChunks } from './chunks.ts'

/** A stretch of the page that is read top to bottom. Regions of one column over several pages share a stream. */
export type Region = { runs: TextRun[]; gutter: number | null; side: 'whole' | 'left' | 'right' }

type Split = { gutter: number; top: number; bottom: number; score: number }

const leastGutter = 6
const leastColumnLines = 3
const deepest = 4
const dateLike =
  /^(?:[^\p{L}]*(?:\p{L}{3,10}\.?,?\s(?:de\s)?)?(?:\d{1,2}[./-])?(?:19|20)\d\d|\p{L}{3,9}\.?\s'?\d\d\b)|^(?:present|current|remote)$/iu

/** Cuts pages into their columns, in the order a person reads them. Rows of a table stay rows. */
export function pagesRegions(pages: readonly { runs: readonly TextRun[] }[]): Region[][] {
  const chunked = pages.map((page) => toChunks(page.runs.filter((run) => !run.turned)))
  const hasLabels = chunked.some((chunks) => labelBands(chunks) !== null)
  return chunked.map((chunks) => {
    const bands = (hasLabels ? labelBands(chunks, 1) : null) ?? [chunks]
    return bands.flatMap((band) => cut(band, deepest, { gutter: null, side: 'whole' }))
  })
}

function cut(chunks: Chunk[], depth: number, place: Pick<Region, 'gutter' | 'side'>): Region[] {
  if (chunks.length === 0) return []
  const split = depth > 0 ? bestSplit(chunks) : null
  if (!split) return [{ ...place, runs: chunks.flatMap((chunk) => chunk.runs) }]
  const inside = chunks.filter((chunk) => chunk.y > split.top && chunk.y < split.bottom)
  const sideOf = (side: 'left' | 'right') => ({ gutter: split.gutter, side })
  return [
    ...cut(
      chunks.filter((chunk) => chunk.y <= split.top),
      depth - 1,
      place,
    ),
    ...cut(
      inside.filter((chunk) => chunk.x0 < split.gutter),
      depth - 1,
      sideOf('left'),
    ),
    ...cut(
      inside.filter((chunk) => chunk.x0 >= split.gutter),
      depth - 1,
      sideOf('right'),
    ),
    ...cut(
      chunks.filter((chunk) => chunk.y >= split.bottom),
      depth - 1,
      place,
    ),
  ]
}

function bestSplit(chunks: readonly Chunk[]): Split | null {
  const starts = new Map<number, number>()
  for (const chunk of chunks) starts.set(Math.round(chunk.x0), (starts.get(Math.round(chunk.x0)) ?? 0) + 1)
  const left = Math.min(...chunks.map((chunk) => chunk.x0))
  const splits = [...starts.entries()]
    .filter(([x, count]) => count >= 2 && x > left + 30)
    .flatMap(([x]) => splitsAt(chunks, x - 1))
  return splits.reduce<Split | null>((best, split) => (split.score > (best?.score ?? 0) ? split : best), null)
}

/** The stretches of the page, between lines that cross this x, in which both sides are columns of their own. */
function splitsAt(chunks: readonly Chunk[], gutter: number): Split[] {
  const crossing = chunks.filter((chunk) => chunk.x0 < gutter && chunk.x1 > gutter - leastGutter + 1)
  const borders = [
    Number.NEGATIVE_INFINITY,
    ...crossing.map((chunk) => chunk.y).sort((a, b) => a - b),
    Number.POSITIVE_INFINITY,
  ]
  const found: Split[] = []
  for (const [at, top] of borders.slice(0, -1).entries()) {
    const end = borders[at + 1] ?? Number.POSITIVE_INFINITY
    const whole = chunks.filter((chunk) => chunk.y > top + 0.5 && chunk.y < end - 0.5)
    const bottom = Math.min(end, columnsEnd(whole, gutter))
    const inside = whole.filter((chunk) => chunk.y < bottom - 0.5)
    const leftSide = linesOf(inside.filter((chunk) => chunk.x0 < gutter))
    const rightSide = linesOf(inside.filter((chunk) => chunk.x0 >= gutter))
    if (!areColumns(leftSide, rightSide)) continue
    found.push({
      gutter,
      top: top + 0.5,
      bottom: bottom - 0.5,
      score: Math.min(leftSide.length, rightSide.length) * inside.length,
    })
  }
  return found
}

/** Under a heading at the left edge the right side may hold nothing but the dates of its roles: there the columns are over. */
function columnsEnd(chunks: readonly Chunk[], gutter: number): number {
  const edge = Math.min(...chunks.map((chunk) => chunk.x0))
  const headings = chunks
    .filter((chunk) => chunk.x0 < edge + 3 && headingKind(chunk.text.trim()) !== null)
    .sort((a, b) => a.y - b.y)
  const right = chunks.filter((chunk) => chunk.x0 >= gutter)
  const over = headings.find((heading) => {
    const below = right.filter((chunk) => chunk.y > heading.y - heading.size)
    const isLast = !chunks.some((chunk) => chunk.x0 < gutter && chunk.y > heading.y)
    const above = right.length - below.length
    return above > 0 && (below.length > 0 || isLast) && below.every((chunk) => dateLike.test(chunk.text.trim()))
  })
  return over ? over.y - over.size * 0.5 : Number.POSITIVE_INFINITY
}

type SideLine = { y: number; size: number; text: string; pieces: string[]; bold: boolean }

function linesOf(chunks: readonly Chunk[]): SideLine[] {
  const lines: SideLine[] = []
  for (const chunk of chunks.toSorted((a, b) => a.y - b.y || a.x0 - b.x0)) {
    const last = lines.at(-1)
    if (last && Math.abs(last.y - chunk.y) < chunk.size * 0.4) {
      last.text += ` ${chunk.text}`
      last.pieces.push(chunk.text)
    } else {
      const bold = chunk.runs.every((run) => run.bold)
      lines.push({ y: chunk.y, size: chunk.size, text: chunk.text, pieces: [chunk.text], bold })
    }
  }
  return lines
}

/** Columns run on independently. Dates beside roles and labels beside their text are rows of a table instead. */
function areColumns(left: readonly SideLine[], right: readonly SideLine[]): boolean {
  if (left.length < leastColumnLines || right.length < leastColumnLines) return false
  const few = left.length <= right.length ? left : right
  // The bullets of a list stand in a column of their own, but belong to the text beside them.
  if (few.filter((line) => /[\p{L}\p{N}]/u.test(line.text)).length < few.length * 0.5) return false
  const dated = few.filter((line) => dateLike.test(line.text.trim()))
  if (dated.length / few.length > 0.4) return false
  const others = few === left ? right : left
  const plain = few.filter((line) => !isHeading(line))
  if (dated.length / Math.max(1, plain.length) > 0.4 && alignedShare(dated, others, 0.35) > 0.7) return false
  const usual = medianSize([...left, ...right])
  const opens = (line: SideLine) =>
    opensSection(line) && (line.bold || line.size > usual * 1.08 || line.text === line.text.toUpperCase())
  if (left.some(opens) && right.some(opens)) return true
  if (areLabels(left, right) || areLabels(right, left)) return false
  return isDense(few) || alignedShare(few, others) < 0.4
}

function medianSize(lines: readonly SideLine[]): number {
  const sizes = lines.map((line) => line.size).sort((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? 0
}

/** Headings that stand over a part of a résumé and hardly ever inside one; a side may hold two columns with one each. */
function opensSection(line: SideLine): boolean {
  return line.pieces.some((piece) => {
    const kind = headingKind(piece.trim())
    return kind !== null && ['experience', 'education', 'skills', 'languages', 'contact'].includes(kind)
  })
}

function isHeading(line: SideLine): boolean {
  return headingKind(line.text.trim()) !== null
}

/** Short texts of which each stands on the baseline of a line on the other side. */
function areLabels(labels: readonly SideLine[], content: readonly SideLine[]): boolean {
  const largest = Math.max(...content.map((line) => line.size))
  const shown = labels.filter((line) => !isHeading(line))
  const own = shown.filter((line) => !isWrapped(labels[labels.indexOf(line) - 1], line, content))
  if (shown.some((line) => line.size > largest * 1.3) || own.length < shown.length * 0.6) return false
  if (own.length === 0) return labels.length >= 2
  const isShort = own.filter((line) => line.text.length <= 26).length >= own.length * 0.8
  // A column with all the headings beside one with none holds the labels of its rows.
  const holdsHeadings = labels.length - shown.length >= 2 && !content.some(isHeading)
  return isShort && alignedShare(own, content) >= (holdsHeadings ? 0.6 : 0.85)
}

/** The second line of a label: close under the first, with nothing beside it on its own baseline. */
function isWrapped(before: SideLine | undefined, line: SideLine, content: readonly SideLine[]): boolean {
  return before !== undefined && line.y - before.y < line.size * 1.6 && alignedShare([line], content) === 0
}

/** `slack` in font sizes: cells of a row are often set a little apart. */
function alignedShare(some: readonly SideLine[], others: readonly SideLine[], slack = 0.12): number {
  const aligned = some.filter((line) => others.some((other) => Math.abs(other.y - line.y) <= line.size * slack + 0.5))
  return aligned.length / Math.max(1, some.length)
}

/** Most lines follow the one before at a normal distance. */
function isDense(lines: readonly SideLine[]): boolean {
  const near = lines.filter((line, at) => {
    const before = lines[at - 1]
    return before && line.y - before.y < line.size * 2.4
  })
  return near.length >= (lines.length - 1) * 0.5
}
