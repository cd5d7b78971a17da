import { findSkill } from '../../taxonomy/skills.ts'
import { type Line, plainOf, wordCount } from '../layout/line.ts'
import type { SectionKind } from '../reading.ts'
import { startsWithVerb } from './action-verbs.ts'
import { findDateRanges, withoutDates } from './dates.ts'
import { inlineHeading } from './headings.ts'
import { labelledLanguages, languagesAlone } from './languages.ts'
import { isProse } from './prose.ts'
import { namesStudy, opensWithDegree } from './study-words.ts'
import { titleScore } from './title-cues.ts'

export type Stretch = { kind: SectionKind; from: number; to: number }

const fewestListed = 3
/** A longer run of short lines is no list of skills; it keeps the work bounded too. */
const mostListed = 40
const longestItem = 46
/** Degree, school and year stand in so many lines at most. */
const mostStudyLines = 3

/** A résumé without a single heading: studies, skills and languages are known by their form; all else is told as it comes. */
export function stretchesByForm(lines: readonly Line[]): Stretch[] {
  const stretches: Stretch[] = []
  for (let at = 0; at < lines.length; ) {
    const found = at > 1 ? stretchAt(lines, at) : null
    const open = stretches.at(-1)
    if (found) stretches.push(found)
    else if (open?.kind === 'contact') open.to = at
    else stretches.push({ kind: 'contact', from: at, to: at })
    at = found ? found.to + 1 : at + 1
  }
  return stretches.some(({ kind }) => kind !== 'contact') ? stretches : []
}

function stretchAt(lines: readonly Line[], at: number): Stretch | null {
  const line = lines[at]
  if (!line) return null
  if (labelledLanguages([line]).length > 0 || areLanguages(line)) return { kind: 'languages', from: at, to: at }
  const skills = skillsEnd(lines, at)
  if (skills !== null) return { kind: 'skills', from: at, to: skills }
  if (!opensStudy(line) || isWorkAtSchool(lines, at)) return null
  const rest = lines.slice(at + 1, at + mostStudyLines).findIndex((next) => !goesOnAboutStudy(next))
  return {
    kind: 'education',
    from: at,
    to: at + (rest === -1 ? Math.min(mostStudyLines, lines.length - at) - 1 : rest),
  }
}

function opensStudy(line: Line): boolean {
  const text = plainOf(line)
  const named = withoutDates(text, findDateRanges(text))
  const isShort = !line.bullet && !line.continues && wordCount(named) <= 14 && !isProse(named)
  return (
    isShort &&
    namesStudy(named) &&
    named.split(/,\s+|\t/).every((part) => titleScore(part) < 2 || opensWithDegree(part))
  )
}

/** A school over the title of a teacher and what was done there. */
function isWorkAtSchool(lines: readonly Line[], at: number): boolean {
  const [title, told] = [lines[at + 1], lines[at + 2]]
  if (!title || title.bullet || !told) return false
  const text = plainOf(title)
  return titleScore(text) >= 2 && !opensWithDegree(text) && (told.bullet || startsWithVerb(plainOf(told)))
}

function areLanguages(line: Line): boolean {
  const items = plainOf(line).split(/\s*[,;|•·]\s*|\t/)
  return items.length >= 2 && items.every((item) => languagesAlone(item).length > 0)
}

function goesOnAboutStudy(line: Line): boolean {
  const text = plainOf(line)
  const named = withoutDates(text, findDateRanges(text))
  return opensStudy(line) || (!line.bullet && named.trim() === '' && text !== '')
}

/** A labelled list, a row of known skills, or one skill a line. */
function skillsEnd(lines: readonly Line[], at: number): number | null {
  const line = lines[at]
  if (!line) return null
  if (inlineHeading(line)?.kind === 'skills') return at
  const items = plainOf(line).split(/\s*[,;|•·]\s*|\t/)
  if (areSkills(items) || isRowOfItems(line)) return at
  const ahead = lines.slice(at, at + mostListed)
  const end = ahead.findIndex((one) => !isItem(one))
  const run = ahead.slice(0, end === -1 ? ahead.length : end)
  return areSkills(run.map(plainOf)) ? at + run.length - 1 : null
}

/** "Hydraulik · Pneumatik · Drehen · Fräsen": a row of short items with marks between, known or not, and no address among them. */
function isRowOfItems(line: Line): boolean {
  const text = plainOf(line)
  const items = text.split(/\s*[|•·]\s*/)
  if (line.bullet || items.length <= fewestListed || /@|\d[\d\s()./-]{5,}\d/.test(text)) return false
  return items.every(
    (item) =>
      item !== '' && item.length <= longestItem && wordCount(item) <= 4 && !/[.:]$/.test(item) && titleScore(item) < 2,
  )
}

function isItem(line: Line): boolean {
  const text = plainOf(line)
  return (
    line.parts.length === 1 &&
    text.length <= longestItem &&
    wordCount(text) <= 4 &&
    !/[.:@\d]$/.test(text) &&
    !startsWithVerb(text)
  )
}

/** At least three known skills, and at least every second item one. */
export function areSkills(items: readonly string[]): boolean {
  const known = items.filter((item) => wordCount(item) <= 4 && findSkill(item) !== null)
  return known.length >= fewestListed && known.length * 2 >= items.length
}
