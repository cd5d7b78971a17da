import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import loadCore from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import type { RecognizedLine } from './recognized-runs.ts'
import type { GrayPicture } from './scanned-page.ts'

const english = 'eng'
/** The languages whose letters with accents are recognized, by their two letters. */
const languages = new Map([
  ['en', english],
  ['de', 'deu'],
  ['fr', 'fra'],
  ['es', 'spa'],
])
const neuralEngine = 1

type Box = { x0: number; y0: number; x1: number; y1: number }
type Said = {
  blocks?: {
    paragraphs?: {
      lines?: {
        confidence: number
        baseline: Box
        rowAttributes: { rowHeight: number }
        words: { text: string; confidence: number; bbox: Box }[]
      }[]
    }[]
  }[]
}

export type Recognizer = {
  recognize: (picture: GrayPicture) => RecognizedLine[]
  /** Goes on in another language, given by its two letters; false where that is the same or one without data. */
  goOnIn: (language: string) => boolean
  close: () => void
}

/** Letters from pictures, inside the limited process: no file but the program's own, no connection, no further thread. */
export async function openRecognizer(): Promise<Recognizer> {
  const core = await loadCore({ print: () => {}, printErr: () => {} })
  const api = new core.TessBaseAPI()
  let current = ''
  function open(language: string): void {
    if (current !== '') {
      api.End()
      core.FS.unlink(`${current}.traineddata`)
    }
    core.FS.writeFile(`${language}.traineddata`, dataOf(language))
    if (api.Init(null, language, neuralEngine) !== 0)
      throw new Error('the data for recognizing text could not be opened')
    current = language
  }
  open(english)
  return {
    goOnIn(language) {
      const wanted = languages.get(language)
      if (wanted === undefined || wanted === current) return false
      open(wanted)
      return true
    },
    recognize(picture) {
      core.FS.writeFile('/input', portableGray(picture))
      if (api.SetImageFile(0, 0) !== 0) return []
      api.Recognize(null)
      const said = JSON.parse(api.GetJSONText()) as Said
      api.Clear()
      core.FS.unlink('/input')
      return linesOf(said)
    },
    close: () => api.End(),
  }
}

function dataOf(language: string): Uint8Array {
  const file = `@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`
  return gunzipSync(readFileSync(fileURLToPath(import.meta.resolve(file))))
}

function linesOf(said: Said): RecognizedLine[] {
  return (said.blocks ?? []).flatMap((block) =>
    (block.paragraphs ?? []).flatMap((paragraph) =>
      (paragraph.lines ?? []).map((line) => ({
        confidence: line.confidence,
        height: line.rowAttributes.rowHeight,
        baseline: line.baseline,
        words: line.words.map(({ text, confidence, bbox }) => ({ text, confidence, x0: bbox.x0, x1: bbox.x1 })),
      })),
    ),
  )
}

/** The plainest picture format there is: a head of three lines, then one byte a pixel. */
function portableGray({ width, height, pixels }: GrayPicture): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels])
}
