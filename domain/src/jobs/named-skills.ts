import { findSkill, skillKey } from '../taxonomy/skills.ts'
import type { JobSkill } from './schema.ts'

/** Skills go by their own name, once, so that "RN care" and "Patient care" meet; one we do not know stays as typed. */
export function namedSkills(skills: readonly JobSkill[]): JobSkill[] {
  const named = new Map<string, JobSkill>()
  for (const { skill, importance } of skills) {
    const name = findSkill(skill)?.name ?? skill
    const known = named.get(skillKey(name))
    if (!known || importance === 'must_have') named.set(skillKey(name), { skill: name, importance })
  }
  return [...named.values()]
}
