import { type Line, plainOf, wordCount } from '../layout/line.ts'
import type { HeldRole } from '../reading.ts'
import { findDateRanges, withoutDates } from './dates.ts'
import { placeScore } from './place-cues.ts'
import { withoutPlaceholders } from './placeholders.ts'
import { findRoleLines } from './role-anchors.ts'
import { type HeaderOrder, readRoleHeader } from './role-header.ts'
import type { RoleLines } from './role-lines.ts'
import { isSubHeading } from './sub-headings.ts'
import { takeTown, usualTownRow } from './town-rows.ts'

/** The held roles of one stretch of lines. */
export function findRoles(lines: readonly Line[], from: number, to: number): HeldRole[] {
  const found = findRoleLines(lines, from, to)
  const first = found.map((one) => toRole(lines, one, null, null))
  const order = usualOrder(
    first,
    found.map((one) => headerRows(lines, one).join('\n')),
  )
  const townRow = usualTownRow(
    first,
    found.map((one) => headerRows(lines, one)),
  )
  const roles: HeldRole[] = []
  for (const [at, one] of found.entries()) {
    const known = first[at]
    const isOpen = known !== undefined && (known.title === null || (known.place === null && townRow !== null))
    const role = isOpen ? toRole(lines, one, order, known.place === null ? townRow : null) : known
    if (!role) continue
    const before = roles.at(-1)
    // Several titles at one employer: the name stands once, above the first.
    const isElsewhere = role.place !== null && before?.place != null && !isSamePlace(role.place, before.place)
    if (before && role.employer === null && role.title !== null && before.employer !== null && !isElsewhere) {
      role.employer = before.employer
      role.place ??= before.place
    }
    if (role.title !== null || role.employer !== null) roles.push(role)
  }
  return openFirst(lines, found, roles)
}

/** "Mar 2021" over roles with both ends: where only the newest gives a single month, its end is left out because it goes on. */
function openFirst(lines: readonly Line[], found: readonly RoleLines[], roles: HeldRole[]): HeldRole[] {
  const [first, ...others] = roles
  const range = found[0]?.range
  const text = lines[found[0]?.dateLine ?? -1]?.text ?? ''
  const isSingle =
    first?.start != null && first.start === first.end && range != null && findDateRanges(text).length === 0
  const isRest = others.length > 0 && others.every((role) => role.end !== null && role.start !== role.end)
  if (!first || !isSingle || !isRest || !others.every((role) => (role.end ?? '') <= (first.start ?? ''))) return roles
  return [{ ...first, end: null, isCurrent: true }, ...others]
}

function isSamePlace(a: string, b: string): boolean {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()]
  return one.includes(other) || other.includes(one)
}

/** What most of the roles with both name first. */
function usualOrder(roles: readonly HeldRole[], headers: readonly string[]): HeaderOrder | null {
  const both = roles.flatMap((role, at) => {
    const header = headers[at] ?? ''
    return role.title !== null && role.employer !== null
      ? [header.indexOf(role.title) < header.indexOf(role.employer)]
      : []
  })
  if (both.length === 0) return null
  return both.filter(Boolean).length * 2 > both.length ? 'title' : 'employer'
}

function headerRows(lines: readonly Line[], found: RoleLines): string[] {
  const rows = found.header.map((at) => {
    const text = lines[at]?.parts.join('\t') ?? ''
    return withoutPlaceholders(at === found.dateLine && found.range ? withoutDates(text, [found.range]) : text)
  })
  return rows.filter((row) => row !== '')
}

function toRole(lines: readonly Line[], found: RoleLines, order: HeaderOrder | null, townRow: number | null): HeldRole {
  const rows = headerRows(lines, found)
  const town = townRow === null ? null : takeTown(rows, townRow)
  const names = { ...readRoleHeader(town?.rows ?? rows, order), ...(town && { place: town.town }) }
  const all = [...found.header, ...found.body]
  const beside = names.place === null ? found.body.slice(0, 3).find((at) => isTownBeside(lines[at])) : undefined
  const body = found.body.filter((at) => at !== beside)
  return {
    ...names,
    place: names.place ?? (beside === undefined ? null : (lines[beside]?.text ?? null)),
    start: found.range?.start ?? null,
    end: found.range?.end ?? null,
    isCurrent: found.range?.isCurrent ?? false,
    bullets: joinBullets(body.flatMap((at) => lines[at] ?? [])),
    lines: { from: Math.min(...all), to: Math.max(...all) },
  }
}

/** In a cell of its own beside the list, under the period: "Austin, TX". */
function isTownBeside(line: Line | undefined): boolean {
  return (
    line !== undefined && !line.bullet && !line.continues && wordCount(line.text) <= 5 && placeScore(line.text) >= 2.5
  )
}

/** Wrapped lines come together again; a hyphen at the end of a line joins without a space. */
export function joinBullets(lines: readonly Line[]): string[] {
  const bullets: string[] = []
  for (const line of lines) {
    const text = plainOf(line)
    const before = bullets.at(-1)
    if (isSubHeading(text)) continue
    if (before !== undefined && line.continues)
      bullets[bullets.length - 1] = /\p{L}-$/u.test(before.slice(-3)) ? before + text : `${before} ${text}`
    else bullets.push(text)
  }
  return bullets
}
