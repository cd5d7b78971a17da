import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { languageOfText } from '#domain/resumes/analysis/text-language.ts'
import { maxRecognizedPages } from '#domain/resumes/limits.ts'
import { interpretPage, type ReadPage } from './pdf-page-text.ts'
import { type RecognizedLine, readsAsWords, toRuns } from './recognized-runs.ts'
import { openRecognizer, type Recognizer } from './recognizer.ts'
import { drawPage, type GrayPicture, mayBePrint, type PicturePixels, turnQuarter } from './scanned-page.ts'
import { unseenInPicture } from './text-layer.ts'

/** Fewer letters than this in a picture are no page of print. */
const fewestOfPage = 50

type Upright = { picture: GrayPicture; lines: RecognizedLine[] }

/** The first of these pages, with the text that stands in their pictures. */
export async function recognizePages(pdf: PDFDocumentProxy, scans: readonly ReadPage[]): Promise<ReadPage[]> {
  const layers = await pdf.getOptionalContentConfig()
  const recognizer = await openRecognizer()
  const pages: ReadPage[] = []
  for (const scan of scans.slice(0, maxRecognizedPages)) {
    const page = await pdf.getPage(scan.number)
    pages.push(await recognizePage(page, scan, recognizer, (properties) => layers.isVisible(properties)))
    page.cleanup()
  }
  recognizer.close()
  return pages
}

async function recognizePage(
  page: PDFPageProxy,
  scan: ReadPage,
  recognizer: Recognizer,
  isLayerShown: (properties: unknown) => boolean,
): Promise<ReadPage> {
  const { width, height, interpreter } = await interpretPage(page, isLayerShown)
  const picture = drawPage(interpreter.pictures, (image) => pixelsOf(page, image), { width, height })
  const upright = picture && mayBePrint(picture) ? recognizeUpright(picture, recognizer) : null
  const runs = upright ? toRuns(upright.lines, upright.picture.pointsPerPixel) : []
  const letters = runs.reduce((sum, { text }) => sum + text.replaceAll(' ', '').length, 0)
  const pale = scan.paleLetters > 0 ? scan.page.runs : []
  // White print on a dark picture without words is a design; on a sheet with words it is written to be overlooked.
  if (letters < fewestOfPage && pale.length > 0) return scan
  const seen = pale.length > 0 ? [] : scan.page.runs
  return {
    ...scan,
    page: { ...sheetOf(upright?.picture, { width, height }), runs: [...seen, ...runs] },
    hidden: [...unseenInPicture(scan.hidden, runs.map((run) => run.text).join(' ')), ...pale.map(({ text }) => text)],
    characters: { ...scan.characters, total: (pale.length > 0 ? 0 : scan.characters.total) + letters },
    isRecognized: letters > 0,
  }
}

/** Sheets are laid on their side or upside down: the first way round that gives words is the right one. */
function recognizeUpright(picture: GrayPicture, recognizer: Recognizer): Upright | null {
  let turned = picture
  for (let quarters = 0; quarters < 4; quarters++) {
    const lines = recognizer.recognize(turned)
    if (readsAsWords(lines)) return inItsLanguage({ picture: turned, lines }, recognizer)
    turned = turnQuarter(turned)
  }
  return null
}

/** English letters tell what language it is; where that has letters of its own, the page is recognized once more in it. */
function inItsLanguage(read: Upright, recognizer: Recognizer): Upright {
  const text = read.lines.flatMap((line) => line.words.map((word) => word.text)).join(' ')
  if (!recognizer.goOnIn(languageOfText(text))) return read
  const lines = recognizer.recognize(read.picture)
  return readsAsWords(lines) ? { ...read, lines } : read
}

function sheetOf(picture: GrayPicture | undefined, page: { width: number; height: number }) {
  return picture
    ? { width: picture.width * picture.pointsPerPixel, height: picture.height * picture.pointsPerPixel }
    : page
}

/** A picture stands in the page's drawing by its name, by itself, or as a mask that holds the name of its data. */
function pixelsOf(page: PDFPageProxy, image: unknown): PicturePixels | null {
  if (typeof image === 'string') {
    const objects = image.startsWith('g_') ? page.commonObjs : page.objs
    return objects.has(image) ? pixelsOf(page, objects.get(image)) : null
  }
  if (typeof image !== 'object' || image === null || !('data' in image)) return null
  if (typeof image.data !== 'string') return image.data ? (image as PicturePixels) : null
  const named = pixelsOf(page, image.data)
  return named && { ...(image as PicturePixels), data: named.data }
}
