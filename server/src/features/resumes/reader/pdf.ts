import {
  getDocument,
  ImageKind,
  InvalidPDFException,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { ResumeDocument, ResumePage, TextRun } from '#domain/resumes/document.ts'
import { maxResumePages, maxResumeTextLength } from '#domain/resumes/limits.ts'
import { RunBuilder } from './pdf-glyphs.ts'
import { type Box, toMatrix } from './pdf-matrix.ts'
import { type Operators, PageInterpreter } from './pdf-page.ts'
import type { PdfFont } from './pdf-state.ts'
import { Refused } from './refused.ts'

/** Fewer letters than this on a page mean that its text is a picture. */
const fewestLetters = 50
const mostDots = 1000
/** Pictures carry no text; dropping them undecoded closes the door to pixel floods. */
const withoutPictures = 1
/** Where they lie over text they are looked at, up to this many pixels: a page at 300 to the inch has 8.7 million. */
const largestPicture = 9_000_000

const mostPixels = 100_000

type ReadPdf = { document: ResumeDocument; hasTextUnderPictures: boolean }

export async function decodePdf(bytes: Uint8Array): Promise<ResumeDocument> {
  // The parser takes the bytes away from who hands them over.
  const first = await readFile(bytes.slice(), withoutPictures)
  return first.hasTextUnderPictures ? (await readFile(bytes, largestPicture)).document : first.document
}

async function readFile(bytes: Uint8Array, maxImageSize: number): Promise<ReadPdf> {
  const task = getDocument({
    data: bytes,
    useSystemFonts: false,
    disableFontFace: true,
    fontExtraProperties: true,
    maxImageSize,
    isOffscreenCanvasSupported: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    return await readPages(await task.promise)
  } catch (error) {
    throw error instanceof Refused ? error : new Refused(refusalOf(error))
  } finally {
    await task.destroy()
  }
}

function refusalOf(error: unknown): 'encrypted' | 'corrupt' {
  if (error instanceof PasswordException) return 'encrypted'
  // Encryption by certificate or by an unknown method ends as a plain error that names it.
  if (error instanceof Error && !(error instanceof InvalidPDFException) && /encrypt/i.test(error.message))
    return 'encrypted'
  return 'corrupt'
}

async function readPages(pdf: PDFDocumentProxy): Promise<ReadPdf> {
  if (pdf.numPages > maxResumePages) throw new Refused('too_many_pages')
  const layers = await pdf.getOptionalContentConfig()
  const pages: ResumePage[] = []
  const hidden: string[] = []
  const links = new Set<string>()
  const characters = { total: 0, unmapped: 0 }
  let hasTextUnderPictures = false
  let length = 0
  let failures = 0
  for (let number = 1; number <= pdf.numPages && length < maxResumeTextLength; number++) {
    try {
      const page = await pdf.getPage(number)
      const read = await readPage(page, (properties) => layers.isVisible(properties))
      for (const link of await linksOf(page)) links.add(link)
      pages.push(read.page)
      hidden.push(...read.hidden)
      hasTextUnderPictures ||= read.hasTextUnderPictures
      characters.total += read.characters.total
      characters.unmapped += read.characters.unmapped
      for (const run of read.page.runs) length += run.text.length
      page.cleanup()
    } catch {
      failures++
    }
  }
  if (failures === pdf.numPages) throw new Refused('corrupt')
  // The words that software found in a scan lie unseen behind its picture: what is seen is the picture.
  if (characters.total < fewestLetters) throw new Refused('image_only')
  return {
    document: {
      format: 'pdf',
      pageCount: pdf.numPages,
      content: { kind: 'pages', pages },
      hidden,
      links: [...links],
      characters,
    },
    hasTextUnderPictures,
  }
}

async function readPage(page: PDFPageProxy, isLayerShown: (properties: unknown) => boolean) {
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
  const builder = new RunBuilder()
  for (const glyph of interpreter.run(operators)) builder.add(glyph)
  builder.finish()
  return {
    page: {
      width: viewport.width,
      height: viewport.height,
      runs: [...builder.runs, ...drawnBullets(interpreter.dots, builder.runs)],
    },
    hasTextUnderPictures: interpreter.hasTextUnderPictures,
    hidden: builder.hidden,
    characters: builder.characters,
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

async function linksOf(page: PDFPageProxy): Promise<string[]> {
  const annotations = (await page.getAnnotations()) as { subtype?: string; url?: string; unsafeUrl?: string }[]
  return annotations
    .flatMap((note) => (note.subtype === 'Link' ? [note.url ?? note.unsafeUrl ?? ''] : []))
    .filter(Boolean)
}
