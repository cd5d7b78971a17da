import type { TextRun } from '../document.ts'

/** Neighbouring runs of one line: what the eye takes in as one piece. */
export type Chunk = { x0: number; x1: number; y: number; size: number; text: string; runs: TextRun[] }

/** Runs nearer than this many font sizes stand in one column. */
const chunkGap = 0.8

export function toChunks(runs: readonly TextRun[]): Chunk[] {
  const chunks: Chunk[] = []
  for (const run of runs.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const near = chunks.findLast((chunk) => belongs(chunk, run))
    if (near) {
      near.x0 = Math.min(near.x0, run.x)
      near.x1 = Math.max(near.x1, run.x + run.width)
      near.text += ` ${run.text}`
      near.runs.push(run)
    } else chunks.push({ x0: run.x, x1: run.x + run.width, y: run.y, size: run.size, text: run.text, runs: [run] })
  }
  return chunks
}

function belongs(chunk: Chunk, run: TextRun): boolean {
  const size = Math.max(chunk.size, run.size)
  const gap = Math.max(run.x - chunk.x1, chunk.x0 - (run.x + run.width))
  const isOtherSize = Math.abs(chunk.size / run.size - 1) > 0.15 && gap > size * 0.12
  return Math.abs(chunk.y - run.y) < chunk.size * 0.4 && gap < chunkGap * size && !isOtherSize
}
