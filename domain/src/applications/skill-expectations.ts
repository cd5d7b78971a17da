import type { JobSkill } from '../jobs/schema.ts'
import type { HeldRole, ReadSkill } from '../resumes/reading.ts'
import { areNeighbours, areSameSkill } from '../taxonomy/skills.ts'
import { spokenAs } from '../taxonomy/spoken-languages.ts'
import type { Expectation } from './schema.ts'

type Shown = { skills: readonly ReadSkill[]; roles: readonly HeldRole[]; languages: readonly string[] }

/** Each skill the job asks for beside what the résumé shows of it: where, for how long, or that it is not there. */
export function skillExpectations(asked: readonly JobSkill[], shown: Shown | null, today: string): Expectation[] {
  const importances = ['must_have', 'nice'] as const
  return importances.flatMap((importance) =>
    asked
      .filter((one) => one.importance === importance)
      .map(({ skill }) => ({ group: importance, ask: skill, ...answer(skill, shown, today) })),
  )
}

function answer(skill: string, shown: Shown | null, today: string): Pick<Expectation, 'have' | 'verdict'> {
  if (!shown) return { have: 'No résumé read yet', verdict: 'unknown' }
  const known = shown.skills.find((one) => areSameSkill(one.name, skill))
  if (known?.shownInRole) return { have: whereShown(known, shown.roles, today), verdict: 'met' }
  if (known) return { have: 'Listed, not shown in a role', verdict: 'partly' }
  if (spokenAs(skill, shown.languages)) return { have: 'Among your languages', verdict: 'partly' }
  const near = shown.skills.find((one) => areNeighbours(one.name, skill))
  return near ? { have: `Near it: ${near.name}`, verdict: 'partly' } : { have: 'Not in your résumé', verdict: 'gap' }
}

/** "Harbourview, 5 years": the latest role that shows it, and how long that role lasted. */
function whereShown(skill: ReadSkill, roles: readonly HeldRole[], today: string): string {
  const role = roles.find((one) => skill.lines.some((line) => line >= one.lines.from && line <= one.lines.to))
  if (!role) return 'Shown in a role'
  const place = role.employer ?? role.title ?? 'Shown in a role'
  const years = wholeYears(role, today)
  if (years === null) return place
  return years === 0 ? `${place}, under a year` : `${place}, ${years} ${years === 1 ? 'year' : 'years'}`
}

/** Months are written YYYY-MM. */
function wholeYears(role: HeldRole, today: string): number | null {
  const end = role.isCurrent ? today : role.end
  if (role.start === null || end === null) return null
  const months = monthsOf(end) - monthsOf(role.start) + 1
  return Number.isFinite(months) && months >= 0 ? Math.floor(months / 12) : null
}

function monthsOf(month: string): number {
  const [year = '', number = '1'] = month.split('-')
  return Number(year) * 12 + Number(number)
}
