import { findSkill } from './skills.ts'
import { allTitleFamilies, type TitleFamily } from './title-families.ts'

type Evidence = { family: TitleFamily; weight: number }[]

let families: Map<string, TitleFamily[]> | null = null

/** Which work a skill points to: the families that usually have it, each weighing less the more of them there are. */
export function familiesOfSkill(skill: string): Evidence {
  families ??= makeFamilies()
  const found = families.get(skill) ?? []
  const weight = skillRarity(skill) ** 1.5
  return found.map((family) => ({ family, weight }))
}

/** How much a skill says about the work: high for one that few families have; 1.5² for one that no family lists. */
export function skillRarity(skill: string): number {
  families ??= makeFamilies()
  const count = families.get(skill)?.length ?? 0
  return count === 0 ? 2.25 : Math.log(1 + allTitleFamilies.length / count)
}

let relatives: Map<string, ReadonlySet<TitleFamily>> | null = null

/** Families a person moves between, said by either of the two. */
export function relatedFamilies(family: TitleFamily): ReadonlySet<TitleFamily> {
  relatives ??= makeRelatives()
  return relatives.get(family.name) ?? new Set()
}

function makeFamilies(): Map<string, TitleFamily[]> {
  const made = new Map<string, TitleFamily[]>()
  for (const family of allTitleFamilies) {
    for (const written of new Set(family.skills)) {
      const name = findSkill(written)?.name ?? written
      made.set(name, [...(made.get(name) ?? []), family])
    }
  }
  return made
}

function makeRelatives(): Map<string, Set<TitleFamily>> {
  const byName = new Map(allTitleFamilies.map((family) => [family.name, family]))
  const made = new Map(allTitleFamilies.map((family) => [family.name, new Set<TitleFamily>()]))
  for (const family of allTitleFamilies) {
    for (const name of family.related) {
      const other = byName.get(name)
      if (!other) continue
      made.get(family.name)?.add(other)
      made.get(name)?.add(family)
    }
  }
  return made
}
