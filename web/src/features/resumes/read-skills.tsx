import type { ResumeReading } from '#domain/resumes/reading.ts'
import { Disclosure } from '../../ui/disclosure.tsx'

type ReadSkillsProps = Pick<ResumeReading, 'skills' | 'roles'>

/** Where each skill was found: in a dated role it counts in full, in a list it counts less. */
export function ReadSkills({ skills, roles }: ReadSkillsProps) {
  if (skills.length === 0) return null
  const shown = skills.filter((skill) => skill.shownInRole).length
  return (
    <Disclosure title="Where we found them" aside={`${shown} of ${skills.length} shown in a dated role`} heading="h2">
      <ul className="grid gap-1 text-sm md:grid-cols-2">
        {skills.map((skill) => (
          <li key={skill.name} className="break-words">
            {skill.name} <span className="text-xs text-ink-soft">{place(skill, roles)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

function place({ lines, shownInRole }: ResumeReading['skills'][number], roles: ResumeReading['roles']): string {
  if (lines.length === 0) return 'added by you'
  const role = shownInRole ? roles.find(({ lines: { from, to } }) => lines.some((at) => at >= from && at <= to)) : null
  const where = role ? (role.employer ?? role.title ?? 'a role') : 'listed'
  return `${where}, line ${lines
    .map((at) => at + 1)
    .slice(0, 3)
    .join(', ')}`
}
