import type { ResumePage, TextRun } from '../document.ts'
import { pagesRegions, type Region } from './columns.ts'
import { type Line, makeLine } from './line.ts'

type Row = { runs: TextRun[]; y: number; size: number }

/** A gap wider than this many font sizes parts the line: a date at the right edge, the next cell of a table. */
const partGap = 0.9

const drawnMark = /^[•‣◦▪▫■●○◆❖➢➤►▸▶](?:\s|$)/u

/** Lines of all pages in reading order. A sidebar that runs over several pages is read to its end before the main column. */
export function pageLines(pages: readonly ResumePage[]): Line[] {
  const cut = pagesRegions(pages)
  const regions = orderRegions(pages.map((page, at) => [...(cut[at] ?? []), ...turnedRegions(page.runs)]))
  return regions.flatMap(regionLines)
}

function turnedRegions(runs: readonly TextRun[]): Region[] {
  return runs.filter((run) => run.turned).map((run) => ({ runs: [run], gutter: null, side: 'whole' }))
}

/** Joins the columns of neighbouring pages where the page before ends and the next one begins with the same gutter. */
function orderRegions(pages: readonly Region[][]): Region[] {
  const done: Region[] = []
  let open: Region[] = []
  for (const page of pages) {
    const first = page.findIndex((region) => region.side === 'whole')
    const head = first === -1 ? page : page.slice(0, first)
    const joins = open.length > 0 && head.length > 0 && sameGutter(open[0], head[0])
    if (!joins) {
      done.push(...open)
      open = []
    }
    const lead = joins || first === -1 ? head : []
    open = [...open, ...lead]
    const rest = page.slice(lead.length)
    if (rest.length === 0) continue
    done.push(...bySide(open))
    const lastWhole = rest.findLastIndex((region) => region.side === 'whole')
    done.push(...rest.slice(0, lastWhole + 1))
    open = rest.slice(lastWhole + 1)
  }
  return [...done, ...bySide(open)]
}

function bySide(regions: readonly Region[]): Region[] {
  return [
    ...regions.filter((region) => region.side !== 'right'),
    ...regions.filter((region) => region.side === 'right'),
  ]
}

function sameGutter(a: Region | undefined, b: Region | undefined): boolean {
  return a?.gutter != null && b?.gutter != null && Math.abs(a.gutter - b.gutter) < 12
}

function regionLines(region: Region): Line[] {
  const rows = toRows(region.runs)
  const right = Math.max(...rows.map((row) => endOf(row)))
  const lines: Line[] = []
  let before: Row | null = null
  for (const row of rows) {
    const distance = before ? row.y - before.y : Number.POSITIVE_INFINITY
    const isClose = distance < row.size * 1.75 && distance > 0
    const parts = partsOf(row)
    const listAt = parts.findIndex((part, at) => at > 0 && drawnMark.test(part))
    const isBeside = listAt > 0 && !drawnMark.test(parts[0] ?? '')
    // The cell beside a list is a line of its own, not the beginning of the list's first item.
    const beside = isBeside ? makeLine(parts.slice(0, listAt), { size: row.size, x: row.runs[0]?.x ?? null }) : null
    if (beside) lines.push(beside)
    const line = makeLine(beside ? parts.slice(listAt) : parts, {
      size: row.size,
      bold: isBold(row),
      x: row.runs[0]?.x ?? null,
      gapBefore: distance > Math.max(row.size, before?.size ?? 0) * 1.75 || distance < 0,
      continues: before !== null && isClose && runsOn(before, row, right),
      startsColumn: before === null && region.side === 'right',
    })
    if (line) lines.push(line)
    before = row
  }
  return lines
}

function isBold(row: Row): boolean {
  return row.runs.every((run) => run.bold)
}

/** The line before was full: the first word of this one would not have fitted behind it. */
function runsOn(before: Row, row: Row, right: number): boolean {
  const [first] = row.runs
  if (!first || Math.abs(before.size - row.size) > 0.6 || isBold(before) !== isBold(row)) return false
  if (partsOf(before).length > 1) return false
  // The second line of an item hangs under its text, never to the left of its mark.
  const [mark] = before.runs
  if (mark && drawnMark.test(`${mark.text} `) && first.x < mark.x - 1) return false
  const word = first.text.split(' ')[0] ?? ''
  const wordWidth = (first.width * (word.length + 1)) / Math.max(1, first.text.length)
  return endOf(before) + wordWidth > right - row.size * 0.4
}

function toRows(runs: readonly TextRun[]): Row[] {
  const rows: Row[] = []
  for (const run of runs.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows.findLast((one) => sharesLine(one, run))
    if (row) {
      row.runs.push(run)
      if (run.size > row.size) Object.assign(row, { size: run.size, y: run.y })
    } else rows.push({ runs: [run], y: run.y, size: run.size })
  }
  for (const row of rows) row.runs.sort((a, b) => a.x - b.x)
  return rows.sort((a, b) => a.y - b.y)
}

/** The bodies of the letters overlap in height; letters of quite another size share a line only on one baseline or side by side. */
function sharesLine(row: Row, run: TextRun): boolean {
  const overlap = Math.min(row.y, run.y) - Math.max(row.y - row.size * 0.7, run.y - run.size * 0.7)
  const [small, large] = row.size < run.size ? [row.size, run.size] : [run.size, row.size]
  if (overlap <= small * 0.7 * 0.55) return false
  if (large < small * 1.5 || Math.abs(row.y - run.y) < small * 0.3) return true
  return row.runs.some(
    (other) => run.x - (other.x + other.width) < small * 0.6 && other.x - (run.x + run.width) < small * 0.6,
  )
}

function endOf(row: Row): number {
  return Math.max(...row.runs.map((run) => run.x + run.width))
}

function partsOf(row: Row): string[] {
  const parts: string[] = []
  let last: TextRun | null = null
  for (const run of row.runs) {
    const gap = last ? run.x - (last.x + last.width) : Number.POSITIVE_INFINITY
    // Some programs print bold by drawing the same text twice, a hair apart.
    if (last && last.text === run.text && Math.abs(last.x - run.x) < run.size * 0.2) continue
    const isRaised = last !== null && Math.abs(last.y - run.y) > Math.min(last.size, run.size) * 0.2
    const isOtherSize = last !== null && !isRaised && Math.abs(last.size / run.size - 1) > 0.15 && gap > run.size * 0.12
    const isWord = gap > run.size * (isRaised && run.y < row.y ? 0.3 : 0.12)
    if (!last || isOtherSize || gap > run.size * partGap) parts.push(run.text)
    else parts.push(`${parts.pop() ?? ''}${isWord ? ' ' : ''}${run.text}`)
    last = run
  }
  return parts
}
