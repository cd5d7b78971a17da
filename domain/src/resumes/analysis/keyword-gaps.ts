import { allSkills } from '../../taxonomy/skills.ts'
import type { KeywordGap } from '../analysis-schema.ts'
import type { ResumeReading } from '../reading.ts'
import type { TargetRole } from './target-roles.ts'

const mostGaps = 8
const groupBySkill = new Map(allSkills.map((skill) => [skill.name, skill.group]))

/** Usual skills of the roles aimed at that the résumé does not name, or names only in a list. */
export function keywordGaps(reading: ResumeReading, targets: readonly TargetRole[]): KeywordGap[] {
  const wanted = [...new Set(targets.flatMap((target) => target.family?.skills ?? []))]
  const byName = new Map(reading.skills.map((skill) => [skill.name, skill]))
  const gaps = wanted.flatMap((name): KeywordGap[] => {
    const known = byName.get(name)
    if (known?.shownInRole) return []
    const state = known ? 'listed' : 'missing'
    return [{ missingOrWeak: name, state, suggestedPhrases: phrasesFor(name), lines: known?.lines ?? [] }]
  })
  return [...gaps.filter((gap) => gap.state === 'missing'), ...gaps.filter((gap) => gap.state === 'listed')].slice(
    0,
    mostGaps,
  )
}

/** Marked blanks only: a phrase is a form to fill in, never a claim. */
function phrasesFor(skill: string): string[] {
  const group = groupBySkill.get(skill) ?? ''
  if (/certif|licen[sc]/i.test(`${group} ${skill}`)) return [`${skill}, valid to [month, year]`]
  if (/language/i.test(group) && !/programming/i.test(group)) return [`${skill} ([level])`]
  if (/soft|people|communication|leadership/i.test(group))
    return [`[What you did that shows ${lowerFirst(skill)}], which [result]`]
  if (isProperName(skill)) return [`Used ${skill} to [what you did], [result with a number]`]
  return [`[What you did] in ${lowerFirst(skill)}, [result with a number]`]
}

/** "Epic", "Microsoft Excel", "C++" are names; "Wound care" is a word for work, and reads so in a sentence. */
export function isProperName(skill: string): boolean {
  return !/^\p{Lu}\p{Ll}+(?:[\s-]\p{Ll}+)+$/u.test(skill)
}

export function lowerFirst(text: string): string {
  return isProperName(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1)
}
