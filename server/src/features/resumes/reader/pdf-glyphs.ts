import type { TextRun } from '#domain/resumes/document.ts'
import { isInvisibleCharacter, isUnmapped, plainCharacter } from './characters.ts'

/** One drawn character. `along` and `across` are measured in the direction the text runs. */
export type Glyph = {
  text: string
  along: number
  across: number
  width: number
  size: number
  angle: number
  bold: boolean
  hidden: boolean
}

/** A gap wider than this many font sizes is a new piece, not a new word: columns, tabs, right-aligned dates. */
const pieceGap = 0.8
/** A gap wider than this beyond the usual letter distance is a space that was never drawn. */
const wordGap = 0.14
const accents: Record<string, string> = {
  '´': '\u0301',
  '`': '\u0300',
  '¨': '\u0308',
  ˆ: '\u0302',
  '˜': '\u0303',
  '¸': '\u0327',
  ˇ: '\u030c',
  '˚': '\u030a',
}

/** Collects glyphs in drawing order and joins neighbours on one baseline to runs with spaces in them. */
export class RunBuilder {
  readonly runs: TextRun[] = []
  readonly hidden: string[] = []
  /** Of what is seen. */
  readonly characters = { total: 0, unmapped: 0 }
  #open: Glyph[] = []

  add(glyph: Glyph): void {
    if (isInvisibleCharacter(glyph.text)) return
    if (!glyph.hidden && glyph.text.trim() !== '') {
      this.characters.total++
      if (isUnmapped(glyph.text)) this.characters.unmapped++
    }
    const last = this.#open.at(-1)
    if (last && (!continues(last, glyph) || this.#changesSize(last, glyph) || this.#leapsOver(glyph))) this.finish()
    this.#open.push(glyph)
  }

  /** A word in another size is another item; small capitals, which mix two sizes inside each word, are not. */
  #changesSize(last: Glyph, next: Glyph): boolean {
    const isWordGap = next.along - last.along - last.width > wordGap * last.size || last.text === ' '
    return isWordGap && next.text !== ' ' && !this.#open.some((glyph) => Math.abs(glyph.size / next.size - 1) < 0.1)
  }

  /** Three or more spaces in a row align what follows; they are no gap between words. */
  #leapsOver(next: Glyph): boolean {
    const spaces = this.#open.length - 1 - this.#open.findLastIndex((glyph) => glyph.text.trim() !== '')
    return spaces >= 3 && next.text.trim() !== '' && spaces < this.#open.length
  }

  finish(): void {
    const drawn = this.#open.map((glyph) => glyph.text.trim() !== '')
    const glyphs = this.#open.slice(Math.max(0, drawn.indexOf(true)), drawn.lastIndexOf(true) + 1)
    this.#open = []
    const first = glyphs[0]
    if (!first) return
    const text = joinGlyphs(glyphs)
    if (text.trim() === '') return
    if (first.hidden) {
      this.hidden.push(text.trim())
      return
    }
    const last = glyphs.reduce((a, b) => (b.along + b.width > a.along + a.width ? b : a))
    const cos = Math.cos(first.angle)
    const sin = Math.sin(first.angle)
    this.runs.push({
      text: text.trim(),
      x: round(first.along * cos - first.across * sin),
      y: round(first.along * sin + first.across * cos),
      width: round(last.along + last.width - first.along),
      size: round(first.size),
      bold: glyphs.filter((glyph) => glyph.bold).length * 2 > glyphs.length,
      turned: Math.abs(sin) > 0.1 || cos < 0,
    })
  }
}

function continues(last: Glyph, next: Glyph): boolean {
  if (last.hidden !== next.hidden || Math.abs(last.angle - next.angle) > 0.02) return false
  const size = Math.max(last.size, next.size)
  if (Math.abs(last.across - next.across) > size * 0.3 || Math.min(last.size, next.size) < size * 0.55) return false
  const gap = next.along - (last.along + last.width)
  return gap < size * pieceGap && gap > -Math.max(size * 0.6, last.width * 1.05)
}

function joinGlyphs(glyphs: readonly Glyph[]): string {
  const letterGap = usualLetterGap(glyphs)
  let text = ''
  for (const [at, glyph] of glyphs.entries()) {
    const before = glyphs[at - 1]
    const mark = before && pendingAccent(before, glyph)
    if (mark) text = text.slice(0, -1) + (glyph.text + mark).normalize('NFC')
    else {
      const gap = before ? glyph.along - (before.along + before.width) : 0
      const isWordGap = gap > (letterGap + wordGap) * glyph.size
      if (isWordGap && !text.endsWith(' ') && glyph.text !== ' ') text += ' '
      text +=
        accents[glyph.text] && before && overlaps(before, glyph) ? accents[glyph.text] : plainCharacter(glyph.text)
    }
  }
  return text.normalize('NFC')
}

/** Some typesetters draw the accent first and the letter over it. */
function pendingAccent(before: Glyph, glyph: Glyph): string | null {
  const mark = accents[before.text]
  return mark && /^\p{L}$/u.test(glyph.text) && overlaps(before, glyph) ? mark : null
}

function overlaps(before: Glyph, glyph: Glyph): boolean {
  return glyph.along < before.along + before.width * 0.6
}

/** Letter-spaced text has the same wide gap between all its letters; that gap is then no space. */
function usualLetterGap(glyphs: readonly Glyph[]): number {
  const gaps: number[] = []
  for (const [at, glyph] of glyphs.entries()) {
    const before = glyphs[at - 1]
    if (before && before.text !== ' ' && glyph.text !== ' ')
      gaps.push((glyph.along - before.along - before.width) / glyph.size)
  }
  if (gaps.length < 3) return 0
  const sorted = gaps.sort((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  return median > 0.06 ? median : 0
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}
