import { familiesOfSkill, relatedFamilies, skillRarity } from '../taxonomy/family-skills.ts'
import { findSkillsInText, type Skill } from '../taxonomy/skills.ts'
import { addScaled, type Sparse, unit } from '../taxonomy/sparse.ts'
import type { TitleFamily } from '../taxonomy/title-families.ts'
import { familiesInText } from '../taxonomy/title-mentions.ts'
import { type Word, wordsOf } from '../taxonomy/words.ts'
import { familiesOfWords } from '../taxonomy/work-words.ts'

/** Chosen by measuring (docs/figures.md); the figures around each of them are flat. */
const weight = {
  skills: 1,
  work: 0.7,
  neighbour: 0.1,
  group: 0.3,
  workingSkill: 0.3,
  titles: 1.2,
  words: 0.7,
  wordSharpness: 3,
  sharpness: 2.5,
  related: 0.25,
}
/** Naming a skill more often than this adds nothing: repeating words must not win. */
const countedMentions = 5
/** Skills that every posting asks for say little about the work. */
const everydayGroup = 'Working skills'

/**
 * What a text is about: its skills and the families of work that they, its titles and the words of the trade point to.
 * Other words stay out: they add nothing to the ranking and would let in what must not count, such as a name or a hobby.
 */
export function textFeatures(text: string): Sparse {
  const skills = countSkills(text)
  const features = new Map<string, number>()
  addScaled(features, skillFeatures(skills), weight.skills)
  addScaled(features, workFeatures(skills, text), weight.work)
  return unit(features)
}

type SkillCount = { skill: Skill; count: number }

function countSkills(text: string): SkillCount[] {
  const counts = new Map<Skill, number>()
  for (const { skill } of findSkillsInText(text)) counts.set(skill, (counts.get(skill) ?? 0) + 1)
  return [...counts].map(([skill, count]) => ({ skill, count: Math.min(count, countedMentions) }))
}

function skillFeatures(skills: readonly SkillCount[]): Sparse {
  const features = new Map<string, number>()
  const add = (name: string, value: number) => features.set(name, (features.get(name) ?? 0) + value)
  for (const { skill, count } of skills) {
    const everyday = skill.group === everydayGroup ? weight.workingSkill : 1
    const value = count * everyday * Math.sqrt(skillRarity(skill.name))
    add(`skill ${skill.name}`, value)
    add(`group ${skill.group}`, value * weight.group)
    for (const neighbour of skill.neighbours) add(`skill ${neighbour}`, value * weight.neighbour)
  }
  return unit(features)
}

function workFeatures(skills: readonly SkillCount[], text: string): Sparse {
  const words = wordsOf(text)
  const evidence = new Map<TitleFamily, number>()
  addShare(evidence, workOfSkills(skills), 1)
  addShare(evidence, workOfTitles(familiesInText(text, words)), weight.titles)
  addShare(evidence, workOfWords(words), weight.words)
  const features = new Map<string, number>()
  for (const [family, value] of evidence) {
    const sharpened = value ** weight.sharpness
    addScaled(features, new Map([[`work ${family.name}`, sharpened]]), 1)
    for (const other of relatedFamilies(family)) {
      addScaled(features, new Map([[`work ${other.name}`, sharpened]]), weight.related)
    }
  }
  return unit(features)
}

function workOfSkills(skills: readonly SkillCount[]): Map<TitleFamily, number> {
  const fromSkills = new Map<TitleFamily, number>()
  for (const { skill, count } of skills) {
    if (skill.group === everydayGroup) continue
    for (const { family, weight: value } of familiesOfSkill(skill.name)) {
      fromSkills.set(family, (fromSkills.get(family) ?? 0) + value * count)
    }
  }
  return fromSkills
}

function workOfTitles(titles: readonly TitleFamily[]): Map<TitleFamily, number> {
  const counts = new Map<TitleFamily, number>()
  for (const family of titles) counts.set(family, (counts.get(family) ?? 0) + 1)
  return new Map([...counts].map(([family, count]) => [family, 1 + Math.log(count)]))
}

function workOfWords(words: readonly Word[]): Map<TitleFamily, number> {
  const counts = new Map<string, number>()
  for (const { key } of words) counts.set(key, Math.min(countedMentions, (counts.get(key) ?? 0) + 1))
  return new Map([...familiesOfWords(counts)].map(([family, value]) => [family, value ** weight.wordSharpness]))
}

function addShare(target: Map<TitleFamily, number>, source: Map<TitleFamily, number>, factor: number): void {
  const length = Math.hypot(...source.values())
  if (length === 0) return
  for (const [family, value] of source) target.set(family, (target.get(family) ?? 0) + (factor * value) / length)
}
