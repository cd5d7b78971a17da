import { findTitle, type TitleFamily } from '../../taxonomy/titles.ts'
import { byRecency } from '../reading/years.ts'
import type { ResumeReading } from '../reading.ts'

export type TargetRole = { title: string; family: TitleFamily | null }

/** What the person aims at: the desired titles, else the headline, else the title held last. */
export function targetRoles(reading: ResumeReading, desiredTitles: readonly string[]): TargetRole[] {
  const held = byRecency(reading.roles).find((role) => role.title !== null)?.title
  const said =
    desiredTitles.length > 0 ? desiredTitles : [reading.headline ?? held, held].flatMap((title) => title ?? [])
  const roles = said.map((title) => ({ title, family: findTitle(title)?.family ?? null }))
  return roles
    .filter(
      (role, at) =>
        roles.findIndex((other) => (role.family ? other.family === role.family : other.title === role.title)) === at,
    )
    .slice(0, 3)
}
