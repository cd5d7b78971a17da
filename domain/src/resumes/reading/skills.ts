import { skillKey } from '../../taxonomy/skills.ts'
import type { Line } from '../layout/line.ts'
import type { HeldRole, ReadSkill } from '../reading.ts'
import { listedSkills, nameOfListed } from './listed-skills.ts'
import type { Section } from './sections.ts'
import { toldSkills } from './told-skills.ts'

/** Skills of a résumé: what its lists name, as written, and what the taxonomy finds anywhere, with the lines and whether a dated role shows it. */
export function findSkills(
  lines: readonly Line[],
  sections: readonly Section[],
  roles: readonly HeldRole[],
): ReadSkill[] {
  const found = new Map<string, ReadSkill>()
  const isInRole = (at: number) =>
    roles.some((role) => role.start !== null && at >= role.lines.from && at <= role.lines.to)
  const note = (name: string, written: string, at: number) => {
    const key = skillKey(name)
    const known = found.get(key)
    if (!known) found.set(key, { name, written, lines: [at], shownInRole: isInRole(at) })
    else {
      if (!known.lines.includes(at)) known.lines.push(at)
      known.shownInRole ||= isInRole(at)
    }
  }
  for (const section of sections.filter((one) => one.kind === 'skills'))
    for (const entry of listedSkills(lines, section)) note(nameOfListed(entry.text), entry.text, entry.at)
  for (const told of toldSkills(lines, sections, roles)) note(told.name, told.written, told.at)
  return [...found.values()]
}
