import type { TextRun } from '#domain/resumes/document.ts'

/** A line as the recognizer tells it, in pixels of the picture. */
export type RecognizedLine = {
  confidence: number
  height: number
  baseline: { x0: number; y0: number; x1: number; y1: number }
  words: { text: string; confidence: number; x0: number; x1: number }[]
}

/** Below these percentages it is a stain, a photograph or a signature. */
const leastOfWord = 30
const leastOfLine = 45
const leastSure = 0.3
const listMark = /^[+*°«»¢©®·•>~=¢§-]{1,2}$/
/** From the foot of a "p" to the top of a "d" it is this much of the font size. */
const heightOfSize = 0.93
const partGap = 1.1

/** Runs as they would stand in a printed file: straightened, in points, with the marks of lists put right. */
export function toRuns(recognized: readonly RecognizedLine[], pointsPerPixel: number): TextRun[] {
  const lines = recognized
    .map((line) => ({ ...line, words: line.words.filter(isWord) }))
    .filter((line) => line.confidence >= leastOfLine && line.words.some((word) => word.confidence >= leastOfWord))
  const turn = usualTurn(lines)
  const body = usualHeight(lines)
  const marks = listMarks(lines)
  return lines.flatMap((line) => {
    // The recognizer measures each line by itself; small differences are its own, not the writer's.
    const height = Math.abs(line.height / body - 1) < 0.15 ? body : line.height
    const size = (height * pointsPerPixel) / heightOfSize
    return partsOf(line, height / heightOfSize).map((words, part): TextRun => {
      const [first, last] = [words[0], words.at(-1)]
      const x = first?.x0 ?? 0
      const y = baselineAt(line, x)
      const text = words.map((word, at) => (part === 0 && at === 0 && marks.has(line) ? '•' : word.text)).join(' ')
      return {
        text: withPlainDashes(text),
        x: round((x * Math.cos(turn) + y * Math.sin(turn)) * pointsPerPixel),
        y: round((y * Math.cos(turn) - x * Math.sin(turn)) * pointsPerPixel),
        width: round(((last?.x1 ?? x) - x) * pointsPerPixel),
        size: round(size),
        bold: false,
        turned: false,
      }
    })
  })
}

/** Upside down or on its side a page gives signs and shreds of words, none of which the recognizer is sure of. */
export function readsAsWords(lines: readonly RecognizedLine[]): boolean {
  const words = lines.flatMap((line) => line.words)
  const sure = words.filter(({ text, confidence }) => confidence >= 70 && /^\P{L}?\p{L}{3}/u.test(text))
  return words.length > 0 && sure.length / words.length >= leastSure
}

/** What may be the mark of a list stays: the recognizer is sure of none of them. */
function isWord({ text, confidence }: Word, at: number): boolean {
  return confidence >= leastOfWord || (at === 0 && listMark.test(text))
}

function baselineAt({ baseline }: RecognizedLine, x: number): number {
  const { x0, y0, x1, y1 } = baseline
  return x1 === x0 ? y0 : y0 + ((x - x0) * (y1 - y0)) / (x1 - x0)
}

/** The sheet lay a little askew: the angle that half of the printed width exceeds. */
function usualTurn(lines: readonly RecognizedLine[]): number {
  return weightedMedian(
    lines.map(({ baseline: { x0, y0, x1, y1 } }) => ({ value: Math.atan2(y1 - y0, x1 - x0), weight: x1 - x0 })),
  )
}

function usualHeight(lines: readonly RecognizedLine[]): number {
  return weightedMedian(lines.map(({ height, baseline }) => ({ value: height, weight: baseline.x1 - baseline.x0 })))
}

function weightedMedian(items: readonly { value: number; weight: number }[]): number {
  const sorted = items.toSorted((a, b) => a.value - b.value)
  const half = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2
  let reached = 0
  for (const { value, weight } of sorted) {
    reached += weight
    if (reached >= half) return value
  }
  return 0
}

type Word = RecognizedLine['words'][number]

function partsOf({ words }: RecognizedLine, size: number): Word[][] {
  const parts: Word[][] = []
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]
    if (!before || word.x0 - before.x1 > size * partGap) parts.push([word])
    else parts.at(-1)?.push(word)
  }
  return parts
}

/** A round bullet is read as "+", "e", "¢" or "°". A letter counts as one only where several lines begin so. */
function listMarks(lines: readonly RecognizedLine[]): Set<RecognizedLine> {
  const opensWith = (mark: RegExp) => lines.filter(({ words }) => words.length > 1 && mark.test(words[0]?.text ?? ''))
  const symbols = opensWith(listMark)
  const letters = opensWith(/^[eo]$/)
  return new Set(symbols.length + letters.length >= 2 ? [...symbols, ...letters] : symbols)
}

function withPlainDashes(text: string): string {
  return text.replace(/[—–-]{2,}/g, '–')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
