import { type Line, plainOf } from '../layout/line.ts'
import type { HeldRole } from '../reading.ts'
import { withoutDates } from './dates.ts'
import { findRoleLines, isSubHeading, type RoleLines } from './role-anchors.ts'
import { readRoleHeader } from './role-header.ts'

/** The held roles of one stretch of lines. */
export function findRoles(lines: readonly Line[], from: number, to: number): HeldRole[] {
  const found = findRoleLines(lines, from, to)
  const first = found.map((one) => toRole(lines, one, false))
  const titleFirst = namesTitleFirst(
    first,
    found.map((one) => headerRows(lines, one).join('\n')),
  )
  const roles: HeldRole[] = []
  for (const [at, one] of found.entries()) {
    const known = first[at]
    const role = known && known.title === null && titleFirst ? toRole(lines, one, true) : known
    if (!role) continue
    const before = roles.at(-1)
    // Several titles at one employer: the name stands once, above the first.
    if (before && role.employer === null && role.title !== null && before.employer !== null) {
      role.employer = before.employer
      role.place ??= before.place
    }
    if (role.title !== null || role.employer !== null) roles.push(role)
  }
  return roles
}

/** Whether most roles with both name the title before the employer. */
function namesTitleFirst(roles: readonly HeldRole[], headers: readonly string[]): boolean {
  const both = roles.flatMap((role, at) => {
    const header = headers[at] ?? ''
    return role.title !== null && role.employer !== null
      ? [header.indexOf(role.title) < header.indexOf(role.employer)]
      : []
  })
  return both.length > 0 && both.filter(Boolean).length * 2 > both.length
}

function headerRows(lines: readonly Line[], found: RoleLines): string[] {
  const rows = found.header.map((at) => {
    const text = lines[at]?.parts.join('\t') ?? ''
    return at === found.dateLine && found.range ? withoutDates(text, [found.range]) : text
  })
  return rows.filter((row) => row !== '')
}

function toRole(lines: readonly Line[], found: RoleLines, titleFirst: boolean): HeldRole {
  const names = readRoleHeader(headerRows(lines, found), titleFirst)
  const all = [...found.header, ...found.body]
  return {
    ...names,
    start: found.range?.start ?? null,
    end: found.range?.end ?? null,
    isCurrent: found.range?.isCurrent ?? false,
    bullets: joinBullets(found.body.flatMap((at) => lines[at] ?? [])),
    lines: { from: Math.min(...all), to: Math.max(...all) },
  }
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
