import { headingKind } from '../reading/headings.ts'
import type { Chunk } from './chunks.ts'

/** One label may head a column by chance; where another page of the résumé has several, one is enough. */
const fewestLabels = 2
/** Where the labels stand a little above or below what they head, it takes more of them to be sure. */
const fewestLoose = 4
const periodLike =
  /^(?:(?:to|until|bis|-|–|—)\s+)?(?:[\p{L}.]{3,10}\s(?:de\s)?)?(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d(?:[./-]\d{1,2}){0,2}(?:\s*[-–—].*)?$|^(?:to\s+)?(?:present|now|current|today|heute)$/iu

/**
 * Some résumés print each heading in a label column, beside the first line of its section. Such a page is read band
 * by band: the label, then all that stands beside and under it down to the next label. Null for every other page.
 */
export function labelBands(chunks: readonly Chunk[], fewest = fewestLabels): Chunk[][] | null {
  const labels = findLabels(chunks, fewest, onBaseline, 0.5) ?? findLabels(chunks, fewestLoose, nearBaseline, 0.25)
  if (labels === null) return null
  const tops = labels.map((label) => label.y - label.size * 0.6).sort((a, b) => a - b)
  const bandOf = (chunk: Chunk) => tops.filter((top) => chunk.y >= top).length
  const bands: Chunk[][] = []
  for (let band = 0; band <= tops.length; band++) {
    const inside = chunks.filter((chunk) => bandOf(chunk) === band)
    bands.push(
      inside.filter((chunk) => labels.includes(chunk)),
      inside.filter((chunk) => !labels.includes(chunk)),
    )
  }
  return bands.filter((band) => band.length > 0)
}

type Beside = (chunk: Chunk, heading: Chunk) => boolean

/** The headings of a label column. Under them nothing may stand but dates: otherwise they head a column. */
function findLabels(chunks: readonly Chunk[], fewest: number, isBeside: Beside, mostUnder: number): Chunk[] | null {
  const usual = medianSize(chunks)
  const headings = chunks.filter((chunk) => headingKind(chunk.text.trim()) !== null && isPrintedApart(chunk, usual))
  const beside = headings.filter((heading) =>
    chunks.some((other) => other.x0 > heading.x1 && isBeside(other, heading) && !headings.includes(other)),
  )
  const column = Math.min(...beside.map((heading) => heading.x1))
  const labels = beside.filter((heading) => heading.x0 < column)
  if (labels.length < fewest) return null
  const right = Math.max(...labels.map((label) => label.x1))
  if (labels.length < headings.filter((heading) => heading.x0 < right).length * 0.8) return null
  const top = Math.min(...labels.map((label) => label.y))
  const under = chunks.filter(
    (chunk) => chunk.x1 <= right && !labels.includes(chunk) && chunk.y > top && !periodLike.test(chunk.text.trim()),
  )
  return under.length > labels.length * mostUnder ? null : labels
}

function isPrintedApart(chunk: Chunk, usual: number): boolean {
  return chunk.size > usual * 1.08 || chunk.runs.every((run) => run.bold) || chunk.text === chunk.text.toUpperCase()
}

function onBaseline(chunk: Chunk, heading: Chunk): boolean {
  return Math.abs(chunk.y - heading.y) <= heading.size * 0.12 + 1
}

function nearBaseline(chunk: Chunk, heading: Chunk): boolean {
  return Math.abs(chunk.y - heading.y) <= heading.size * 0.8
}

function medianSize(chunks: readonly Chunk[]): number {
  const sizes = chunks.map((chunk) => chunk.size).sort((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? 0
}
