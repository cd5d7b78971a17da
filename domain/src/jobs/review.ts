import { findSkillsInText } from '../taxonomy/skills.ts'
import { findJobLeaks, findJobWording } from './job-leaks.ts'
import type { HiddenIdentity } from './leaks.ts'
import { jobLimits } from './limits.ts'
import { readJobText } from './read-back.ts'
import type { JobSkill, ReviewInput } from './schema.ts'
import type { ReviewView } from './views.ts'

/** Looks an unfinished form over: what was understood, which skills it names, what may give the company away. */
export function reviewJob(input: ReviewInput, identity: HiddenIdentity): ReviewView {
  return {
    reading: readJobText(input),
    proposedSkills: proposeSkills(`${input.title}\n${input.description}`),
    leaks: findJobLeaks(
      identity,
      input,
      input.skills.map((skill) => ({ skill })),
    ),
    wording: findJobWording(input),
  }
}

const wished = /\b(?:nice to have|preferred|prefer|a plus|bonus|desirable|ideally|advantage|welcome)\b/i

/** Skills named by the text, in its order; what stands in a line of wishes is nice to have. */
function proposeSkills(text: string): JobSkill[] {
  const found = new Map<string, JobSkill>()
  let mustHaves = 0
  let isWishes = false
  for (const line of text.split('\n')) {
    if (/^\s*[^-•*]{0,60}:?\s*$/.test(line) && line.trim() !== '') isWishes = wished.test(line)
    for (const { skill } of findSkillsInText(line)) {
      if (found.has(skill.name) || found.size >= jobLimits.skills) continue
      const isMust = !isWishes && !wished.test(line) && mustHaves < jobLimits.mustHaves
      if (isMust) mustHaves += 1
      found.set(skill.name, { skill: skill.name, importance: isMust ? 'must_have' : 'nice' })
    }
  }
  return [...found.values()]
}
