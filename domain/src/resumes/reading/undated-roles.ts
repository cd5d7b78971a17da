import { wordCount } from '../layout/line.ts'
import { employerScore } from './employer-cues.ts'
import { placeScore } from './place-cues.ts'
import type { Marked, RoleLines } from './role-lines.ts'
import { titleScore } from './title-cues.ts'

/** Roles whose period is not given: a title line that opens a block of its own inside another role's text. */
export function splitUndated(marked: readonly Marked[], role: RoleLines): RoleLines[] {
  const starts = role.body.filter((at, offset) => offset > 0 && isUndatedStart(marked, at))
  if (starts.length === 0) return [role]
  const [first = 0] = starts
  const own: RoleLines = { ...role, body: role.body.filter((at) => at < first) }
  return [
    own,
    ...starts.map((start, index) =>
      undatedRole(
        marked,
        role.body.filter((at) => at >= start && at < (starts[index + 1] ?? Number.POSITIVE_INFINITY)),
      ),
    ),
  ]
}

/** Where no period is given at all: a role for each title that opens a block. */
export function undatedRoles(marked: readonly Marked[]): RoleLines[] {
  const starts = marked
    .filter(
      (one, offset) => one.header >= 2 && titleScore(one.rest) >= 2 && (offset === 0 || isUndatedStart(marked, one.at)),
    )
    .map((one) => one.at)
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY
    return undatedRole(
      marked,
      marked.filter((one) => one.at >= start && one.at < end).map((one) => one.at),
    )
  })
}

function undatedRole(marked: readonly Marked[], at: readonly number[]): RoleLines {
  const [start = 0, second] = at
  const next = marked.find((one) => one.at === second)
  const isEmployer = next !== undefined && next.header > 0 && !next.line.bullet && wordCount(next.rest) <= 8
  const header = isEmployer && second !== undefined ? [start, second] : [start]
  return { range: null, dateLine: start, header, body: at.filter((one) => !header.includes(one)) }
}

function isUndatedStart(marked: readonly Marked[], at: number): boolean {
  const offset = marked.findIndex((one) => one.at === at)
  const one = marked[offset]
  const next = marked[offset + 1]
  if (!one?.line.gapBefore || one.line.bullet || titleScore(one.rest) < 2.5 || wordCount(one.rest) > 7) return false
  return (
    next !== undefined &&
    !next.line.bullet &&
    next.header > 0 &&
    (employerScore(next.rest) >= 1.7 || placeScore(next.rest.split(/\s[-–]\s/).at(-1) ?? '') >= 2)
  )
}
