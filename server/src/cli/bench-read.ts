import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import WordExtractor from 'word-extractor'
import { embedResume } from '#domain/matches/embedding.ts'
import { analyzeResume } from '#domain/resumes/analyze-resume.ts'
import { readResume } from '#domain/resumes/read-resume.ts'
import { readArchive } from '../features/resumes/reader/archive.ts'
import { decodeFile } from '../features/resumes/reader/decode.ts'
import { type HostileFile, hostileFiles } from '../features/resumes/reader/hostile-files.ts'
import { createResumeReader } from '../features/resumes/reader/reader.ts'

/**
 * `npm run bench:read [FOLDER...]`: what reading costs beside the plain extraction of the same files' text, résumés a
 * second from bytes to analysis, and the memory of the limited process, also over the hostile files.
 */
const today = '2026-11-20'
const rounds = 5
const processes = 2
const tick = 5
const fixtures = path.resolve(import.meta.dirname, '../testing/fixtures')
const folders = process.argv.length > 2 ? process.argv.slice(2) : [path.join(fixtures, 'golden'), fixtures]
const files = folders
  .flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)))
  .filter((name) => /\.(?:pdf|docx?)$/.test(name))
  .map((name) => readFileSync(name))
const original = (type: string) => readFileSync(path.join(fixtures, `plain-resume.${type}`))

await compare()
await throughput()
await endure()

/** Both ways by turns and each file in turn, so that a busy moment of the machine falls on both. */
async function compare(): Promise<void> {
  const spent = { plain: 0, reading: 0 }
  for (let round = 0; round <= rounds; round++) {
    for (const bytes of files) {
      const started = performance.now()
      await plainText(bytes)
      const between = performance.now()
      const decoded = await decodeFile(bytes)
      if (decoded.ok) readResume({ document: decoded.document, today })
      // The first round warms up.
      if (round > 0) spent.plain += between - started
      if (round > 0) spent.reading += performance.now() - between
    }
  }
  const each = (milliseconds: number) => (milliseconds / files.length / rounds).toFixed(1)
  say('files', files.length)
  say('plain text extraction, ms a file', each(spent.plain))
  say('reading, ms a file', each(spent.reading))
  say('ratio', (spent.reading / spent.plain).toFixed(2))
}

async function throughput(): Promise<void> {
  const reader = createResumeReader({ processes })
  await Promise.all(files.map((bytes) => reader.readResume(bytes, today)))
  const waiting = Array.from({ length: rounds }, () => files).flat()
  const started = performance.now()
  let done = 0
  await Promise.all(
    waiting.map(async (bytes) => {
      const answer = await reader.readResume(bytes, today)
      if (!answer.ok) return
      const { reading, layout } = answer
      embedResume(reading)
      analyzeResume({ reading, layout, desiredTitles: [], answers: [], today })
      done++
    }),
  )
  say(
    `résumés a second, bytes to analysis, ${processes} processes`,
    (done / ((performance.now() - started) / 1000)).toFixed(1),
  )
  say('memory of the worker over them, MB', megabytes(reader.memoryPeak()))
  reader.close()
}

/** The hostile files, while the delay of this process' event loop stands for the health check: what holds up one holds up the other. */
async function endure(): Promise<void> {
  const reader = createResumeReader({ processes })
  const kinds = await hostileFiles({ pdf: original('pdf'), docx: original('docx'), doc: original('doc') })
  const hostile: HostileFile[] = Object.values(kinds).flat()
  const loop = monitorEventLoopDelay({ resolution: tick })
  loop.enable()
  await Promise.all(hostile.map(async ({ bytes }) => await reader.readResume(bytes, today)))
  loop.disable()
  say('hostile files', hostile.length)
  say('memory of the worker over them, MB', megabytes(reader.memoryPeak()))
  // Each sample holds the time between two looks as well.
  const delay = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - tick).toFixed(1)
  say('delay of the server meanwhile, p99, ms', delay(loop.percentile(99)))
  say('delay of the server meanwhile, longest, ms', delay(loop.max))
  reader.close()
}

async function plainText(bytes: Buffer): Promise<string> {
  if (bytes.subarray(0, 5).toString() === '%PDF-') return await plainPdf(bytes)
  if (bytes.subarray(0, 2).toString() === 'PK')
    return (await (await readArchive(bytes)).read('word/document.xml'))?.toString('utf8').replace(/<[^>]+>/g, ' ') ?? ''
  return (await new WordExtractor().extract(bytes)).getBody()
}

async function plainPdf(bytes: Buffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS })
  const pdf = await task.promise
  const texts: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const content = await (await pdf.getPage(number)).getTextContent()
    texts.push(content.items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  await task.destroy()
  return texts.join('\n')
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024)
}

function say(what: string, value: string | number): void {
  process.stdout.write(`${what}: ${value}\n`)
}
