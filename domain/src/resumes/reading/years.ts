import { levelOfTitle } from '../../taxonomy/title-words.ts'
import type { HeldRole, Seniority } from '../reading.ts'

export type Interval = { from: number; to: number }

/** Months counted from year 0; both ends belong to the role, so the end is the month after. */
export function roleInterval(role: HeldRole, today: string): Interval | null {
  if (role.start === null) return null
  const end = role.isCurrent ? today : role.end
  if (end === null) return null
  const interval = { from: monthNumber(role.start), to: monthNumber(end) + 1 }
  return interval.to > interval.from ? interval : null
}

export function monthNumber(written: string): number {
  const [year = '0', month = '1'] = written.split('-')
  return Number(year) * 12 + Number(month) - 1
}

/** Overlapping roles count once (decisions.md D.21). Null where no role is dated. */
export function yearsOfExperience(roles: readonly HeldRole[], today: string): number | null {
  const intervals = roles.flatMap((role) => roleInterval(role, today) ?? []).sort((a, b) => a.from - b.from)
  if (intervals.length === 0) return null
  let months = 0
  let reached = Number.NEGATIVE_INFINITY
  for (const { from, to } of intervals) {
    months += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  return Math.round((months / 12) * 10) / 10
}

/** Newest first: current roles, then by their end and start. */
export function byRecency(roles: readonly HeldRole[]): HeldRole[] {
  const end = (role: HeldRole) => (role.isCurrent ? '9999' : (role.end ?? ''))
  return roles.toSorted((a, b) => end(b).localeCompare(end(a)) || (b.start ?? '').localeCompare(a.start ?? ''))
}

/** Words of the newest title decide; without such a word the years do (decisions.md D.21). */
export function seniorityOf(
  roles: readonly HeldRole[],
  headline: string | null,
  years: number | null,
): Seniority | null {
  const newest = byRecency(roles).find((role) => role.title !== null)?.title
  const said =
    (newest ? levelOfTitle(newest) : null) ?? (newest === undefined && headline ? levelOfTitle(headline) : null)
  if (said) return said
  if (years === null) return null
  return years < 2 ? 'junior' : years < 6 ? 'mid' : 'senior'
}
