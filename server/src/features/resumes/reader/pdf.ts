import {
  getDocument,
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

export async function decodePdf(bytes: Uint8Array): Promise<ResumeDocument> {
  const task = getDocument({
    data: bytes,
    useSystemFonts: false,
    disableFontFace: true,
    fontExtraProperties: true,
    // Pictures carry no text; dropping them undecoded closes the door to pixel floods.
    maxImageSize: 1,
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

async function readPages(pdf: PDFDocumentProxy): Promise<ResumeDocument> {
  if (pdf.numPages > maxResumePages) throw new Refused('too_many_pages')
  const layers = await pdf.getOptionalContentConfig()
  const pages: ResumePage[] = []
  const hidden: string[] = []
  const links = new Set<string>()
  const characters = { total: 0, unmapped: 0 }
  let length = 0
  let failures = 0
  for (let number = 1; number <= pdf.numPages && length < maxResumeTextLength; number++) {
    try {
      const page = await pdf.getPage(number)
      const read = await readPage(page, (properties) => layers.isVisible(properties))
      for (const link of await linksOf(page)) links.add(link)
      pages.push(read.page)
      hidden.push(...read.hidden)
      characters.total += read.characters.total
      characters.unmapped += read.characters.unmapped
      for (const run of read.page.runs) length += run.text.length
      page.cleanup()
    } catch {
      failures++
    }
  }
  if (failures === pdf.numPages) throw new Refused('corrupt')
  if (
    characters.total < Math.min(fewestLetters, fewestLetters * pages.length) &&
    hidden.join('').length < fewestLetters * 4
  )
    throw new Refused(characters.total === 0 || characters.total < fewestLetters ? 'image_only' : 'corrupt')
  return {
    format: 'pdf',
    pageCount: pdf.numPages,
    content: { kind: 'pages', pages },
    hidden,
    links: [...links],
    characters,
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

async function linksOf(page: PDFPageProxy): Promise<string[]> {
  const annotations = (await page.getAnnotations()) as { subtype?: string; url?: string; unsafeUrl?: string }[]
  return annotations
    .flatMap((note) => (note.subtype === 'Link' ? [note.url ?? note.unsafeUrl ?? ''] : []))
    .filter(Boolean)
}
