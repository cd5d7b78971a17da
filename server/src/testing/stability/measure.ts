import { isDeepStrictEqual } from 'node:util'
import type { MatchJob } from '#domain/matches/inputs.ts'
import type { ResumeDocument } from '#domain/resumes/document.ts'
import { readResume } from '#domain/resumes/read-resume.ts'
import { decodeFile } from '../../features/resumes/reader/decode.ts'
import { docxWays, hideInDocx } from './hide-in-docx.ts'
import { hideInPdf, pdfWays } from './hide-in-pdf.ts'
import { jobsNear, type Scores, scoresOf, today } from './scores.ts'
import { otherNames, swapName } from './swap-name.ts'

/** What was tried on one file, and what moved a score though it must not. */
export type Stability = { tried: Record<'again' | 'name' | 'hidden', number>; changes: string[] }

/** decisions.md D.18: a file with hidden text is worth no more than this to the software of employers. */
const cappedAts = 40

/** One file with the scores of its first reading, against which everything else is held. */
export type Steady = {
  readAgain: (times: number) => Promise<Stability>
  underOtherNames: () => Stability
  withHiddenKeywords: () => Promise<Stability>
}

/** Reads and scores a file over and over, under other names and with keywords no reader sees. Null for a file that is refused. */
export async function measureStability(bytes: Buffer, times: number): Promise<Stability | null> {
  const steady = await readFirst(bytes)
  if (!steady) return null
  return sumOf([await steady.readAgain(times), steady.underOtherNames(), await steady.withHiddenKeywords()])
}

/** The first reading of a file, with what can be tried on it. Null for a file that is refused. */
export async function readFirst(bytes: Buffer): Promise<Steady | null> {
  const document = await decode(bytes)
  if (!document) return null
  const reading = readResume({ document, today })
  const jobs = jobsNear(reading)
  const before = scoresOf(document, jobs)
  return {
    readAgain: (times) => readAgain(bytes, times, jobs, before),
    underOtherNames: () => (reading.name === null ? nothing() : underOtherNames(document, reading.name, jobs, before)),
    withHiddenKeywords: () => withHiddenKeywords(bytes, document, jobs, before),
  }
}

export function sumOf(parts: readonly Stability[]): Stability {
  const sum = nothing()
  for (const { tried, changes } of parts) {
    for (const kind of ['again', 'name', 'hidden'] as const) sum.tried[kind] += tried[kind]
    sum.changes.push(...changes)
  }
  return sum
}

function nothing(): Stability {
  return { tried: { again: 0, name: 0, hidden: 0 }, changes: [] }
}

async function readAgain(bytes: Buffer, times: number, jobs: readonly MatchJob[], before: Scores): Promise<Stability> {
  const found = nothing()
  for (let time = 0; time < times; time++) {
    const again = await decode(bytes)
    found.tried.again++
    if (!again || !isDeepStrictEqual(scoresOf(again, jobs), before)) found.changes.push(`read again, time ${time + 1}`)
  }
  return found
}

function underOtherNames(document: ResumeDocument, name: string, jobs: readonly MatchJob[], before: Scores): Stability {
  const found = nothing()
  for (const other of otherNames) {
    const swapped = swapName(document, name, other)
    if (!swapped) continue
    found.tried.name++
    const change = differenceOf(before, scoresOf(swapped, jobs))
    if (change) found.changes.push(`named ${other}: ${change}`)
  }
  return found
}

async function withHiddenKeywords(
  bytes: Buffer,
  document: ResumeDocument,
  jobs: readonly MatchJob[],
  before: Scores,
): Promise<Stability> {
  const found = nothing()
  for (const [way, changed] of await withHidden(bytes, document.format, keywordsOf(jobs))) {
    found.tried.hidden++
    const after = await decode(changed)
    const change = after ? hiddenDifference(before, document, after, jobs) : 'the file is refused'
    if (change) found.changes.push(`hidden, ${way}: ${change}`)
  }
  return found
}

async function decode(bytes: Buffer): Promise<ResumeDocument | null> {
  const decoded = await decodeFile(bytes)
  return decoded.ok ? decoded.document : null
}

/** What the jobs ask for: words that would move every score if they counted. */
function keywordsOf(jobs: readonly MatchJob[]): string {
  return jobs.flatMap((job) => [job.title, ...job.requiredSkills.map((skill) => skill.name)]).join(', ')
}

async function withHidden(bytes: Buffer, format: ResumeDocument['format'], words: string): Promise<[string, Buffer][]> {
  if (format === 'pdf') return pdfWays.map((way) => [way, hideInPdf(bytes, words, way)])
  if (format === 'docx')
    return await Promise.all(
      docxWays.map(async (way): Promise<[string, Buffer]> => [way, await hideInDocx(bytes, words, way)]),
    )
  return []
}

/** Hidden words are reported and count nowhere; the one thing that may move is the cap of ATS readiness, downwards. */
function hiddenDifference(
  before: Scores,
  document: ResumeDocument,
  after: ResumeDocument,
  jobs: readonly MatchJob[],
): string | null {
  if (after.hidden.length <= document.hidden.length) return 'the hidden words are not reported'
  const expected = scoresOf({ ...document, hidden: after.hidden }, jobs)
  const scores = scoresOf(after, jobs)
  if (scores.atsReadiness !== Math.min(before.atsReadiness, cappedAts)) return `ATS readiness ${scores.atsReadiness}`
  return differenceOf({ ...expected, matches: before.matches, years: before.years }, scores)
}

function differenceOf(before: Scores, after: Scores): string | null {
  for (const key of Object.keys(before) as (keyof Scores)[])
    if (!isDeepStrictEqual(before[key], after[key])) return `${key} ${shown(before[key])} → ${shown(after[key])}`
  return null
}

function shown(value: Scores[keyof Scores]): string {
  return Array.isArray(value) ? value.map((match) => match.composite).join('/') : JSON.stringify(value)
}
