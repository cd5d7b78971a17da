import { type Line, makeLine, plainOf, wordCount } from '../layout/line.ts'
import type { SectionKind } from '../reading.ts'
import { findDateRanges } from './dates.ts'
import { headingKey, headingKind, headingKindByKeyword, inlineHeading, isUpperCase } from './headings.ts'
import { languageOf } from './languages.ts'
import { areSkills, stretchesByForm } from './sections-by-form.ts'
import { titleScore } from './title-cues.ts'

export type Section = {
  kind: SectionKind
  heading: string | null
  headingLine: number | null
  from: number
  to: number
}
export type Sectioned = { lines: Line[]; sections: Section[] }

type Look = { size: number | null; bold: boolean; upper: boolean; styled: boolean }

/** Headings that as often stand inside a role or a list; they count only when printed like the others. */
const oftenInside = new Set(
  'highlights|achievements|key achievements|accomplishments|key accomplishments|responsibilities|roles and responsibilities|project|projects|project details|technologies|tools|tools and technologies|tech stack|leadership|training|courses|coursework|course work|software|applications|systems|details|background|frameworks|databases|environment|skills|knowledge|work|references|reference|awards|links|other|technical|position|positions|activities|achievements and awards|additional information|other information|research|teaching|career|programming languages|languages|career highlights|key projects|major projects|highlights of qualifications|beruf|parcours|stage|informatique|outils|logiciels|practicas|software kennis|degree|objective|objectif|objetivo|address|profile|statement|overview|introduction|presentation|community|personal|internship|internships|strengths|expertise|experience'.split(
    '|',
  ),
)

/** Cuts a résumé into its sections. What stands before the first heading is the contact block. */
export function findSections(written: readonly Line[]): Sectioned {
  const lines = joinStackedDates(written).flatMap(splitInlineHeading)
  const named = lines.map((line) => namedKind(line))
  const look = headingLook(lines, named)
  const kinds = lines.map((line, at) => acceptHeading(lines, at, named[at] ?? null, look))
  openBlock(lines, named, kinds)
  addByLook(lines, kinds, look)
  settleLanguages(lines, kinds)
  openColumns(lines, kinds)
  const byForm = kinds.every((kind) => kind === null) ? stretchesByForm(lines) : []
  if (byForm.length > 0)
    return { lines, sections: byForm.map((stretch) => ({ ...stretch, heading: null, headingLine: null })) }
  return { lines, sections: toSections(lines, kinds) }
}

/** "Jan 2022 –" over "Present" in a narrow column of dates is one period. */
function joinStackedDates(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const [first = '', ...others] = line.parts
    const [start = '', ...rest] = before?.parts ?? []
    const period = `${start} ${first}`
    const isOpen = /[-–—]$/.test(start) !== /^(?:[-–—]|(?:to|until|bis|hasta|à|tot)\s)/i.test(first)
    // "septembre 2016 – février" over "2020": the end itself is broken.
    const isBroken = /[-–—]\s*\p{L}+(?: de)?$/u.test(start) && /^(?:de )?(?:19|20)\d\d$/.test(first)
    const [range] = before && (isOpen || isBroken) && period.length < 40 ? findDateRanges(period) : []
    const whole = range && range.to - range.from >= period.length - 1 ? makeLine([period, ...rest], before) : null
    if (!whole) joined.push(line)
    else {
      joined[joined.length - 1] = whole
      const left = makeLine(others, line)
      if (left) joined.push(left)
    }
  }
  return joined
}

/** "Skills  Python, SQL" in a label column or behind a colon becomes a heading and its content. */
function splitInlineHeading(line: Line): Line[] {
  const headingAt =
    line.size === null
      ? line.parts.findIndex((part, at) => at > 0 && isUpperCase(part) && headingKind(part) !== null)
      : -1
  if (headingAt > 0) {
    // The next cell of a table begins with a heading: it is another column.
    const [before, heading] = [line.parts.slice(0, headingAt), line.parts.slice(headingAt)].map((parts) =>
      makeLine(parts, line),
    )
    if (before && heading) return [before, heading]
  }
  if (line.bullet || line.continues) return [line]
  const inline = inlineHeading(line)
  if (!inline || (oftenInside.has(headingKey(inline.heading)) && !isLabelColumn(line, inline.heading))) return [line]
  if (findDateRanges(inline.heading).length > 0) return [line]
  const heading = makeLine([inline.heading.replace(/:$/, '')], { ...line, bold: true })
  const rest = makeLine(inline.rest.split('\t'), { ...line, gapBefore: false, bold: false, styledHeading: false })
  return heading && rest ? [heading, rest] : [line]
}

function isLabelColumn(line: Line, heading: string): boolean {
  return line.parts[0] === heading && (isUpperCase(heading) || (line.size ?? 0) > 13)
}

function namedKind(line: Line): SectionKind | null {
  const text = plainOf(line)
  // In plain text a line seems to run on whenever the one before is long; a heading in capitals does not.
  if (line.parts.length !== 1 || (line.continues && line.size === null && !isUpperCase(text))) return null
  if (line.bullet && !isUpperCase(text)) return null
  return headingKind(text.replace(/\s*[:–—-]+$/, ''))
}

function lookOf(line: Line): Look {
  return { size: line.size, bold: line.bold, upper: isUpperCase(plainOf(line)), styled: line.styledHeading }
}

function sameLook(a: Look, b: Look): boolean {
  const sizes = a.size === null || b.size === null || Math.abs(a.size - b.size) < 0.7
  return sizes && a.bold === b.bold && a.upper === b.upper && a.styled === b.styled
}

/** How this résumé prints its headings: the look most of the sure ones share. */
function headingLook(lines: readonly Line[], named: readonly (SectionKind | null)[]): Look | null {
  const sure = lines.filter(
    (line, at) => named[at] && (!oftenInside.has(headingKey(plainOf(line))) || headingKey(plainOf(line)) === 'skills'),
  )
  const looks = sure.map(lookOf)
  const counted = looks.map((look) => looks.filter((other) => sameLook(look, other)).length)
  const most = Math.max(0, ...counted)
  return most > 0 ? (looks[counted.indexOf(most)] ?? null) : null
}

function acceptHeading(
  lines: readonly Line[],
  at: number,
  kind: SectionKind | null,
  look: Look | null,
): SectionKind | null {
  const line = lines[at]
  if (!line || kind === null) return null
  const own = lookOf(line)
  if (!look || sameLook(own, look)) return kind
  const isWeaker =
    (look.size !== null && own.size !== null && own.size < look.size - 0.7) ||
    (look.bold && !own.bold) ||
    (look.upper && !own.upper)
  // In a box of its own a list of skills carries a smaller heading.
  if (kind === 'skills' && isWeaker && at > 0 && areSkills(lines.slice(at + 1, at + 5).map(plainOf))) return kind
  if (oftenInside.has(headingKey(plainOf(line))) || kind === 'projects' || kind === 'other')
    return isWeaker ? null : kind
  const isPrinted = own.bold || own.upper || own.styled || own.size === null
  return isWeaker && at > 0 && !(line.gapBefore && isPrinted) ? null : kind
}

/** Over the first section a sidebar or a head has smaller headings of its own: "Contact", "About". */
function openBlock(
  lines: readonly Line[],
  named: readonly (SectionKind | null)[],
  kinds: (SectionKind | null)[],
): void {
  const first = kinds.findIndex(Boolean)
  for (const [at, line] of lines.slice(0, Math.max(0, first)).entries()) {
    const kind = named[at]
    const isOwn = kind === 'contact' || kind === 'summary'
    if (at > 0 && isOwn && (line.bold || line.styledHeading)) kinds[at] = kind
  }
}

/** Lines printed exactly like the headings are headings too, if nothing else in the résumé is printed so. */
function addByLook(lines: readonly Line[], kinds: (SectionKind | null)[], look: Look | null): void {
  if (!look) return
  const isMarked = look.upper || look.styled || look.bold || (look.size ?? 0) > (medianSize(lines) ?? 0) * 1.15
  if (!isMarked) return
  const alike = lines.flatMap((line, at) =>
    kinds[at] === null && isHeadingLike(line) && sameLook(lookOf(line), look) ? [at] : [],
  )
  const known = kinds.filter(Boolean).length
  const isDistinct = look.size !== null && alike.length <= Math.max(2, known)
  const first = kinds.findIndex(Boolean)
  for (const at of alike) {
    const line = lines[at]
    if (!line || at < first) continue
    const kind = headingKindByKeyword(plainOf(line))
    const namesRole = titleScore(plainOf(line)) >= 2 || plainOf(line).includes(',')
    if (kind && !namesRole && (line.gapBefore || look.styled || look.size !== null)) kinds[at] = kind
    else if (isDistinct && line.gapBefore && look.upper && wordCount(plainOf(line)) <= 4) kinds[at] = 'other'
  }
}

export function isHeadingLike(line: Line): boolean {
  const text = plainOf(line)
  return (
    line.parts.length === 1 &&
    !line.bullet &&
    text.length <= 48 &&
    wordCount(text) <= 6 &&
    wordCount(text) > 0 &&
    !/[.,;]$|\d{4}/.test(text)
  )
}

/** "Languages" heads spoken languages only where such follow; in a list of skills it heads programming languages. */
function settleLanguages(lines: readonly Line[], kinds: (SectionKind | null)[]): void {
  for (const [at, kind] of kinds.entries()) {
    if (kind !== 'languages') continue
    const following = lines.slice(at + 1, at + 4).map(plainOf)
    if (following.some((text) => text.split(/[\s,;:()|/•–-]+/).some((word) => languageOf(word) !== null))) continue
    const open = kinds.slice(0, at).findLast((one) => one !== null)
    kinds[at] = open === 'skills' ? null : 'skills'
  }
}

/** A column that begins with large print or with an address, before any heading, holds the contact block or goes on with it. */
function openColumns(lines: readonly Line[], kinds: (SectionKind | null)[]): void {
  const body = medianSize(lines)
  for (const [at, line] of lines.entries()) {
    if (!line.startsColumn || kinds[at] !== null || at === 0) continue
    const isLarge = line.size !== null && body !== null && line.size > body * 1.3
    if (isLarge || opensWithContact(lines, kinds, at)) kinds[at] = 'contact'
  }
}

/** An e-mail address or a phone number within the first lines, before any heading. */
function opensWithContact(lines: readonly Line[], kinds: readonly (SectionKind | null)[], at: number): boolean {
  const heading = kinds.findIndex((kind, next) => next > at && kind !== null)
  const opening = lines.slice(at, Math.min(at + 5, heading === -1 ? at + 5 : heading)).map(plainOf)
  return opening.some((text) => /\S@\S+\.\w/.test(text) && wordCount(text) <= 6)
}

function medianSize(lines: readonly Line[]): number | null {
  const sizes = lines.flatMap((line) => (line.size === null ? [] : [line.size])).sort((a, b) => a - b)
  return sizes[Math.floor(sizes.length / 2)] ?? null
}

function toSections(lines: readonly Line[], kinds: readonly (SectionKind | null)[]): Section[] {
  const sections: Section[] = []
  let open: Section = { kind: 'contact', heading: null, headingLine: null, from: 0, to: -1 }
  for (const [at, kind] of kinds.entries()) {
    const line = lines[at]
    if (kind === null || !line) continue
    if (at > 0) sections.push({ ...open, to: at - 1 })
    const isHeading = !(kind === 'contact' && line.startsColumn)
    open = isHeading
      ? { kind, heading: plainOf(line).replace(/\s*:$/, ''), headingLine: at, from: at, to: at }
      : { kind, heading: null, headingLine: null, from: at, to: at }
  }
  if (lines.length > 0) sections.push({ ...open, to: lines.length - 1 })
  return sections
}
