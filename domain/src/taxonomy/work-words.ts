import { findSkill } from './skills.ts'
import { allTitleFamilies, type TitleFamily } from './title-families.ts'
import { keysOf } from './words.ts'

/** A title names the work itself; a word of a skill is shared by many. */
const countInTitle = 1
const countInSkill = 0.5
/** Below this they are abbreviations, which skills and titles hold as a whole. */
const shortestWord = 4

type Share = { family: TitleFamily; share: number }
let families: Map<string, Share[]> | null = null

/**
 * Which work the words of a text point to, one by one: only words that titles and skills are made of. Any other word,
 * a name or a place among them, points nowhere. `counts` says how often each stands in the text.
 */
export function familiesOfWords(counts: ReadonlyMap<string, number>): Map<TitleFamily, number> {
  families ??= makeFamilies()
  const found = new Map<TitleFamily, number>()
  for (const [key, count] of counts) {
    const weight = 1 + Math.log(count)
    for (const { family, share } of families.get(key) ?? [])
      found.set(family, (found.get(family) ?? 0) + share * weight)
  }
  return found
}

function makeFamilies(): Map<string, Share[]> {
  const written = allTitleFamilies.map((family) => ({ family, counts: countWords(family) }))
  const spread = new Map<string, number>()
  for (const { counts } of written) for (const key of counts.keys()) spread.set(key, (spread.get(key) ?? 0) + 1)
  const rarity = (key: string) => Math.log(allTitleFamilies.length / (spread.get(key) ?? 1))
  const made = new Map<string, Share[]>()
  for (const { family, counts } of written) {
    const weights = [...counts].map(([key, count]) => [key, (1 + Math.log(1 + count)) * rarity(key)] as const)
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1
    for (const [key, weight] of weights) {
      const one = { family, share: (weight * rarity(key)) / length }
      const others = made.get(key)
      if (others) others.push(one)
      else made.set(key, [one])
    }
  }
  return made
}

function countWords({ name, synonyms, skills }: TitleFamily): Map<string, number> {
  const counts = new Map<string, number>()
  const add = (written: string, count: number) => {
    for (const key of keysOf(written)) {
      if (key.length >= shortestWord && !/^\d+$/.test(key)) counts.set(key, (counts.get(key) ?? 0) + count)
    }
  }
  for (const title of [name, ...synonyms]) add(title, countInTitle)
  for (const skill of skills)
    for (const alias of [skill, ...(findSkill(skill)?.aliases ?? [])]) add(alias, countInSkill)
  return counts
}
