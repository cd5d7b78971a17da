import { type Line, plainOf, wordCount } from '../layout/line.ts'
import { startsWithVerb } from './action-verbs.ts'
import { type DateRange, findDateRanges, findDates, withoutDates } from './dates.ts'
import { employerScore, endsSentence } from './employer-cues.ts'
import { placeScore } from './place-cues.ts'
import { isProse, startsLikeProse } from './prose.ts'
import type { Marked, RoleLines } from './role-lines.ts'
import { isSubHeading } from './sub-headings.ts'
import { titleScore } from './title-cues.ts'
import { splitUndated, undatedRoles } from './undated-roles.ts'

const mostHeaderLines = 3
const linkLine =
  /^(?:https?:\/\/|www\.)\S+$|^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|co|de|fr|eu)(?:\/\S*)?$/i

/** Finds the roles in the lines of an experience section: each period anchors one, the short lines round it are its header. */
export function findRoleLines(lines: readonly Line[], from: number, to: number): RoleLines[] {
  const marked = markLines(lines, from, to)
  const anchors = marked.filter((one) => one.range !== null)
  if (anchors.length === 0) return undatedRoles(marked)
  const [firstAnchor] = anchors
  const usualAbove = firstAnchor ? headerAbove(marked, firstAnchor, null, 0).length : 0
  const headers = anchors.map((anchor, at) => headerAbove(marked, anchor, anchors[at - 1] ?? null, usualAbove))
  const roles = anchors.map((anchor, at): RoleLines => {
    const next = anchors[at + 1]
    const end = next ? next.at - (headers[at + 1]?.length ?? 0) : to + 1
    const between = marked.filter((one) => one.at > anchor.at && one.at < end)
    return {
      range: anchor.range,
      dateLine: anchor.at,
      header: [...(headers[at] ?? []), anchor.at],
      body: between.map((one) => one.at),
    }
  })
  let usualBelow = 0
  for (const [at, role] of roles.entries()) {
    const below = settleBelow(marked, role, roles[at + 1], usualAbove, usualBelow)
    if (at === 0) usualBelow = below
  }
  return roles.flatMap((role) => splitUndated(marked, role))
}

function markLines(lines: readonly Line[], from: number, to: number): Marked[] {
  const inside = lines.slice(from, to + 1)
  const hasPlainDates = inside.some((line) => !line.bullet && rangeOf(line, null) !== null)
  const body = bodyLook(inside)
  return inside.map((line, offset) => {
    const range = line.bullet && hasPlainDates ? null : rangeOf(line, inside[offset + 1] ?? null)
    const text = line.parts.join('\t')
    const rest = range ? withoutDates(text, [range]) : text
    const isPrintedApart =
      (line.bold && !body.bold) ||
      line.styledHeading ||
      (line.size !== null && body.size !== null && line.size > body.size + 0.4)
    return { line, at: from + offset, range, rest, header: headerScore(line, rest, body), isPrintedApart }
  })
}

/** The period of a line that is short enough to head a role. */
function rangeOf(line: Line, next: Line | null): DateRange | null {
  const text = line.parts.join('\t')
  const ranges = findDateRanges(text)
  const dates = ranges.length > 0 ? ranges : wordCount(text) <= 14 && !line.bullet ? findDates(text).slice(0, 1) : []
  const range = dates[0]
  if (!range) return null
  const rest = withoutDates(text, dates)
  if (wordCount(rest) > 18 || (wordCount(rest) > 9 && /[.;]$/.test(text)) || isProse(rest)) return null
  if (startsLikeProse(rest) && wordCount(rest) >= 3) return null
  if (ranges.length === 0 && rest !== '' && !standsApart(text, range)) return null
  // "Jan 2019 –" in a narrow column: the end stands at the start of the next line.
  const continued =
    range.isCurrent && /[-–—]\s*(?:\t|$)/.test(text.slice(range.from, range.to + 2))
      ? findDates(next?.parts[0] ?? '')[0]
      : undefined
  return continued && continued.from === 0 ? { ...range, isCurrent: false, end: continued.end } : range
}

/** A single date heads a role only at the edge of its line or between marks, never inside a sentence. */
function standsApart(text: string, range: DateRange): boolean {
  const before = text.slice(0, range.from).trimEnd()
  const after = text.slice(range.to).trimStart()
  return (
    (before === '' || /[,|(•·–—\t-]$/.test(text.slice(0, range.from).replace(/ +$/, ''))) &&
    (after === '' || /^[,|)•·–—:-]/.test(after))
  )
}

type Look = { size: number | null; bold: boolean }

function bodyLook(lines: readonly Line[]): Look {
  const long = lines.filter((line) => line.bullet || line.continues || wordCount(plainOf(line)) > 9)
  const bold = long.filter((line) => line.bold).length * 2 > long.length
  const sizes = long.flatMap((line) => (line.size === null ? [] : [line.size])).sort((a, b) => a - b)
  return { size: sizes[Math.floor(sizes.length / 2)] ?? null, bold }
}

/** How sure a line names a role rather than tells about it. */
function headerScore(line: Line, rest: string, body: Look): number {
  const words = wordCount(rest)
  if (line.bullet || line.continues || rest === '' || isSubHeading(rest)) return -2
  let score = 0
  const title = titleScore(rest)
  if (title >= 2) score += 2
  if (employerScore(rest) >= 1.7) score += 1.5
  if (/\s[-–—]\s*$/.test(rest) && words <= 8) score += 1.5
  if (placeScore(rest) >= 2 || endsWithPlace(rest)) score += 1.5
  if (line.bold && !body.bold) score += 1.5
  if (line.styledHeading) score += 1.5
  if (line.size !== null && body.size !== null && line.size > body.size + 0.4) score += 1
  if (line.parts.length > 1 || /\s[|•·–—]\s/.test(rest)) score += 0.5
  if (line.gapBefore && words <= 6 && /^\p{Lu}/u.test(rest)) score += 0.5
  if (startsLikeProse(rest) && words >= 4) score -= 2
  if (words > 10) score -= 1
  if (words > 14) score -= 1
  if (endsSentence(rest)) score -= 1.5
  if (isProse(rest)) score -= 2
  if (/^\p{Ll}/u.test(rest)) score -= 0.5
  return score
}

/** "Cascade Power & Light, Salem, OR": a name with the town it is in. */
function endsWithPlace(text: string): boolean {
  const [name = '', ...place] = text.split(/,\s+/)
  return place.length > 0 && wordCount(name) <= 5 && placeScore(name) < 2 && placeScore(place.join(', ')) >= 2.5
}

function headerAbove(marked: readonly Marked[], anchor: Marked, before: Marked | null, usual: number): number[] {
  const header: number[] = []
  const offset = marked.indexOf(anchor)
  const isFirst = before === null
  for (let at = offset - 1; at >= 0 && header.length < mostHeaderLines; at--) {
    const one = marked[at]
    if (!one || one.range !== null || one.line.bullet) break
    if (linkLine.test(one.rest)) continue
    const isShort = wordCount(one.rest) <= 9 && !one.line.continues && !endsSentence(one.rest)
    const isApart = isFullLineApart(one, anchor)
    const isUsual =
      (header.length < usual && (isNameLike(one) || isApart)) || (isFirst && header.length === 0 && isApart)
    // The first role shows how many lines stand above a period; a line more has to look like the start of a block.
    const isMore = !isFirst && header.length >= usual && !(one.line.gapBefore && one.header >= 1.5) && !looksApart(one)
    const enough =
      (one.header >= 0.5 && !isMore) || isUsual || (isFirst && isShort && one.header > -1 && offset <= mostHeaderLines)
    if (!enough || (header.length > 0 && isComplete(marked, header, anchor) && startsBlock(marked, header[0]))) break
    header.unshift(one.at)
  }
  return header
}

/** Printed otherwise than what is told about the roles. */
function looksApart(one: Marked): boolean {
  return one.isPrintedApart && one.header >= 1.5
}

/** Under a line that fills its column a title seems to run on; above a line of nothing but dates it heads them. */
function isFullLineApart({ line, rest }: Marked, anchor: Marked): boolean {
  const [first = ''] = rest.split(/,|\t|\s[|·–—-]\s/)
  return (
    line.continues &&
    wordCount(anchor.rest) <= 3 &&
    titleScore(anchor.rest) < 1 &&
    /^\p{Lu}/u.test(rest) &&
    wordCount(rest) <= 9 &&
    !endsSentence(rest) &&
    titleScore(first) >= 1 &&
    !startsLikeProse(rest)
  )
}

/** A few capitalised words without a verb: "Digital Agency Co". */
function isNameLike({ line, rest, header }: Marked): boolean {
  const words = rest.split(/\s+/)
  const capitals = words.filter((word) => /^[\p{Lu}\d&(]/u.test(word)).length
  if (line.bullet || line.continues || words.length > 6 || header < -0.6) return false
  return capitals / words.length >= 0.6 && !(words.length > 1 && startsWithVerb(rest)) && !/[.;:,]$/.test(rest)
}

/** Where the first role has its title under the period, so have the others, be the words known or not: "Segundo de cocina". */
function isShortName({ line, rest }: Marked): boolean {
  return (
    !line.bullet &&
    !line.continues &&
    wordCount(rest) <= 5 &&
    /^\p{Lu}/u.test(rest) &&
    !isSubHeading(rest) &&
    !/[.;:,]$/.test(rest) &&
    !startsWithVerb(rest)
  )
}

/** A title and an employer are there already, and a gap stands before them. */
function isComplete(marked: readonly Marked[], header: readonly number[], anchor: Marked): boolean {
  const texts = [...header.map((at) => marked.find((one) => one.at === at)?.rest ?? ''), anchor.rest]
  return texts.some((text) => titleScore(text) >= 2) && texts.filter((text) => text !== '').length >= 2
}

function startsBlock(marked: readonly Marked[], at: number | undefined): boolean {
  return marked.find((one) => one.at === at)?.line.gapBefore === true
}

/** The short lines under the date belong to the header too; where no text follows, the next role's share is left to it. */
function settleBelow(
  marked: readonly Marked[],
  role: RoleLines,
  next: RoleLines | undefined,
  usualAbove: number,
  usualBelow: number,
): number {
  const known = role.header.map((at) => marked.find((one) => one.at === at)?.rest ?? '').filter((text) => text !== '')
  const room = Math.max(0, mostHeaderLines + 1 - known.length)
  const below: number[] = []
  for (const at of role.body.slice(0, mostHeaderLines + 2)) {
    const one = marked.find((candidate) => candidate.at === at)
    if (one && linkLine.test(one.rest)) continue
    const isUsual = one !== undefined && below.length < usualBelow && (isNameLike(one) || isShortName(one))
    const isAwaited = one !== undefined && isAwaitedName(marked, one, known)
    if (!one || (one.header < 0.5 && !isUsual && !isAwaited) || below.length >= room) break
    const hasTitle = known.some((text) => titleScore(text) >= 2)
    if (hasTitle && one.header < 1.5 && known.length >= 2 && !isUsual && !isAwaited) break
    if (one.line.gapBefore && below.length > 0 && hasTitle) break
    below.push(at)
    known.push(one.rest)
  }
  if (next && usualAbove === 0 && below.length === role.body.length && next.header.length > 1) {
    // Dates come first in this résumé, so what stands above the next date is still this role's.
    below.push(...next.header.filter((at) => at < next.dateLine))
    next.header = next.header.filter((at) => at >= next.dateLine)
  }
  role.header = [...role.header, ...below].sort((a, b) => a - b)
  role.body = role.body.filter((at) => !below.includes(at))
  return below.length
}

/** A title stands there, with nothing but a town beside it: the name above the list of what was done is the employer. */
function isAwaitedName(marked: readonly Marked[], one: Marked, known: readonly string[]): boolean {
  const names = known.flatMap((text) => text.split('\t')).filter((text) => placeScore(text) < 2)
  const [title = ''] = names
  const isAlone = names.length === 1 && titleScore(title) >= 2 && !/,|\s[|–—@-]\s|\sat\s/.test(title)
  const after = marked[marked.indexOf(one) + 1]
  const isToldAfter = after !== undefined && (after.line.bullet || startsWithVerb(after.rest))
  return isAlone && isNameLike(one) && titleScore(one.rest) < 2 && isToldAfter
}
