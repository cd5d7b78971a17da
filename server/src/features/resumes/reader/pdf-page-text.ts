import { ImageKind, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { ResumePage, TextRun } from '#domain/resumes/document.ts'
import { RunBuilder } from './pdf-glyphs.ts'
import { type Box, toMatrix } from './pdf-matrix.ts'
import { type Operators, PageInterpreter } from './pdf-page.ts'
import type { PdfFont } from './pdf-state.ts'
import type { DrawnPicture } from './scanned-page.ts'

const mostDots = 1000
const mostPixels = 100_000

export type ReadPage = {
  /** Counted from one. */
  number: number
  page: ResumePage
  /** What it holds that nobody sees. */
  hidden: readonly string[]
  characters: { total: number; unmapped: number }
  pictures: readonly DrawnPicture[]
  /** Letters too pale for bare paper. */
  paleLetters: number
  /** Pictures lie over text: whether they hide it can't be told without looking at them. */
  hasTextUnderPictures: boolean
  /** Its text was recognized from its picture. */
  isRecognized: boolean
}

/** Runs a page's drawing operators; without its text these are the pictures that lie on it. */
export async function interpretPage(page: PDFPageProxy, isLayerShown: (properties: unknown) => boolean) {
  const viewport = page.getViewport({ scale: 1 })
  const operators = (await page.getOperatorList()) as unknown as Operators
  const fonts = new Map<string, PdfFont | null>()
  const interpreter = new PageInterpreter({
    transform: toMatrix(viewport.transform),
    width: viewport.width,
    height: viewport.height,
    isLayerShown,
    isSolidPicture: (name) => isSolidPicture(page, name),
    fontOf: (name) => {
      if (!fonts.has(name)) fonts.set(name, fontOf(page, name))
      return fonts.get(name) ?? null
    },
  })
  const glyphs = interpreter.run(operators)
  return { width: viewport.width, height: viewport.height, glyphs, interpreter }
}

export async function readPage(page: PDFPageProxy, isLayerShown: (properties: unknown) => boolean): Promise<ReadPage> {
  const { width, height, glyphs, interpreter } = await interpretPage(page, isLayerShown)
  const builder = new RunBuilder()
  for (const glyph of glyphs) builder.add(glyph)
  builder.finish()
  return {
    number: page.pageNumber,
    page: { width, height, runs: [...builder.runs, ...drawnBullets(interpreter.dots, builder.runs)] },
    hasTextUnderPictures: interpreter.hasTextUnderPictures,
    hidden: builder.hidden,
    characters: builder.characters,
    pictures: interpreter.pictures,
    paleLetters: interpreter.paleLetters,
    isRecognized: false,
  }
}

/** A dot in the middle of a line's height, a little before its first word, is the bullet of that line. */
function drawnBullets(dots: readonly Box[], runs: readonly TextRun[]): TextRun[] {
  return dots.slice(0, mostDots).flatMap((dot): TextRun[] => {
    const middle = (dot.y0 + dot.y1) / 2
    const line = runs.find(
      (run) =>
        !run.turned &&
        dot.x1 - dot.x0 < run.size * 0.55 &&
        run.x > dot.x1 &&
        run.x - dot.x1 < run.size * 1.8 &&
        Math.abs(run.y - run.size * 0.33 - middle) < run.size * 0.22,
    )
    return line ? [{ ...line, text: '•', x: dot.x0, width: dot.x1 - dot.x0, bold: false }] : []
  })
}

function fontOf(page: PDFPageProxy, name: string): PdfFont | null {
  if (!page.commonObjs.has(name)) return null
  const font = page.commonObjs.get(name) as Record<string, unknown>
  const shownName = typeof font.name === 'string' ? font.name : ''
  return {
    bold: Boolean(font.bold) || Boolean(font.black) || /bold|black|heavy|semibold|demi/i.test(shownName),
    vertical: Boolean(font.vertical),
    type3: Boolean(font.isType3Font),
    matrix: toMatrix(font.fontMatrix ?? [0.001, 0, 0, 0.001, 0, 0]),
  }
}

/** Whether every pixel looked at is opaque. Drawn pictures come as three bytes a pixel without and four with transparency. */
function isSolidPicture(page: PDFPageProxy, name: unknown): boolean {
  if (typeof name !== 'string') return false
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs
  if (!objects.has(name)) return false
  const { kind, data } = (objects.get(name) ?? {}) as { kind?: number; data?: Uint8Array | Uint8ClampedArray }
  if (!data) return false
  if (kind !== ImageKind.RGBA_32BPP) return true
  const step = 4 * Math.max(1, Math.floor(data.length / 4 / mostPixels))
  for (let at = 3; at < data.length; at += step) if ((data[at] ?? 0) < 240) return false
  return true
}
