import { fileURLToPath } from 'node:url'
import {
  getDocument,
  InvalidPDFException,
  PasswordException,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { ResumeDocument } from '#domain/resumes/document.ts'
import { maxResumePages, maxResumeTextLength } from '#domain/resumes/limits.ts'
import { type ReadPage, readPage } from './pdf-page-text.ts'
import { Refused } from './refused.ts'
import { pictureShare } from './scanned-page.ts'

/** For the two packed forms of pictures that scanners like best. */
const pictureDecoders = fileURLToPath(import.meta.resolve('pdfjs-dist/wasm/jbig2.wasm')).replace(/[^/]+$/, '')
/** Fewer letters than this on a page mean that its text is a picture. */
const fewestLetters = 50
/** Pictures carry no text; dropping them undecoded closes the door to pixel floods. */
const withoutPictures = 1
/** Where they lie over text they are looked at, up to this many pixels: a page at 300 to the inch has 8.7 million. */
const largestPicture = 9_000_000
/** A page that is a picture is looked at up to what a telephone's camera takes. */
const largestScan = 12_500_000
/** Pictures over less than this share of a page are ornaments. */
const leastScanned = 0.4

type ReadPdf = { pageCount: number; pages: ReadPage[]; links: readonly string[] }

export async function decodePdf(bytes: Uint8Array): Promise<ResumeDocument> {
  // The parser takes the bytes away from who hands them over.
  const first = await withPdf(bytes.slice(), withoutPictures, readPages)
  const hasTextUnderPictures = first.pages.some((page) => page.hasTextUnderPictures)
  const read = hasTextUnderPictures ? await withPdf(bytes.slice(), largestPicture, readPages) : first
  const scans = read.pages.filter(isScan)
  const recognized = scans.length === 0 ? [] : await withPdf(bytes, largestScan, (pdf) => recognize(pdf, scans))
  const pages = read.pages.map((page) => recognized.find(({ number }) => number === page.number) ?? page)
  const document = toDocument({ ...read, pages }, scans.length - recognized.length)
  if (document.characters.total < fewestLetters) throw new Refused('image_only')
  return document
}

/** Loaded only for the files that need it: the recognizer takes a tenth of a second and 40 MB to open. */
async function recognize(pdf: PDFDocumentProxy, scans: readonly ReadPage[]): Promise<ReadPage[]> {
  const { recognizePages } = await import('./recognize-pages.ts')
  return await recognizePages(pdf, scans)
}

async function withPdf<Result>(
  bytes: Uint8Array,
  maxImageSize: number,
  work: (pdf: PDFDocumentProxy) => Promise<Result>,
): Promise<Result> {
  const task = getDocument({
    data: bytes,
    useSystemFonts: false,
    disableFontFace: true,
    fontExtraProperties: true,
    maxImageSize,
    wasmUrl: pictureDecoders,
    isOffscreenCanvasSupported: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    return await work(await task.promise)
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
  const pages: ReadPage[] = []
  const links = new Set<string>()
  let length = 0
  for (let number = 1; number <= pdf.numPages && length < maxResumeTextLength; number++) {
    try {
      const page = await pdf.getPage(number)
      const read = await readPage(page, (properties) => layers.isVisible(properties))
      for (const link of await linksOf(page)) links.add(link)
      pages.push(read)
      for (const run of read.page.runs) length += run.text.length
      page.cleanup()
    } catch {
      // A page that can't be drawn is left out; the others are read.
    }
  }
  if (pages.length === 0) throw new Refused('corrupt')
  return { pageCount: pdf.numPages, pages, links: [...links] }
}

/** The words that software found in a scan lie unseen behind its picture: what is seen is the picture. */
function isScan({ page, characters, pictures, paleLetters }: ReadPage): boolean {
  return (
    characters.total - paleLetters < fewestLetters && pictureShare(pictures, page.width, page.height) >= leastScanned
  )
}

function toDocument({ pageCount, pages, links }: ReadPdf, unreadPages: number): ResumeDocument {
  return {
    format: 'pdf',
    pageCount,
    content: { kind: 'pages', pages: pages.map(({ page }) => page) },
    hidden: pages.flatMap(({ hidden }) => hidden),
    links: [...links],
    characters: {
      total: pages.reduce((sum, { characters }) => sum + characters.total, 0),
      unmapped: pages.reduce((sum, { characters }) => sum + characters.unmapped, 0),
    },
    scannedPages: { recognized: pages.filter(({ isRecognized }) => isRecognized).length, unread: unreadPages },
  }
}

async function linksOf(page: PDFPageProxy): Promise<string[]> {
  const annotations = (await page.getAnnotations()) as { subtype?: string; url?: string; unsafeUrl?: string }[]
  return annotations
    .flatMap((note) => (note.subtype === 'Link' ? [note.url ?? note.unsafeUrl ?? ''] : []))
    .filter(Boolean)
}
