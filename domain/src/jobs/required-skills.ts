import type { RequiredSkill } from '../matches/inputs.ts'
import { findSkillsInText } from '../taxonomy/skills.ts'
import { findTitle } from '../taxonomy/titles.ts'

/** Decisions.md G.41: more must-haves than this describe a wish, not a job. */
export const mustHavesAtMost = 8
const skillsAtMost = 20

const niceWords =
  /\b(nice[- ]to[- ]haves?|a plus|is a plus|plus(?=[.:;)]|$)|preferred|desirable|bonus|ideally|advantage|optional|not required)\b/i
const mustWords =
  /\b(must|required?|requirements?|essential|necessary|need(?:ed)?|minimum|mandatory|qualifications?|you (?:have|bring)|we expect)\b/i

/**
 * The skills a posting asks for, in the order they are named: must-have where the line, or the heading above it, says so;
 * nice where it says that; else must-have for what is named twice or belongs to the title.
 */
export function proposeRequiredSkills(title: string, description: string): RequiredSkill[] {
  const found = new Map<string, { isMust: boolean | null; count: number }>()
  let heading: boolean | null = null
  for (const line of [title, ...description.split('\n')]) {
    const own = importanceOf(line)
    const mentions = findSkillsInText(line)
    if (mentions.length === 0 || line.trim().endsWith(':')) heading = isHeading(line) ? own : heading
    for (const { skill } of mentions) {
      const before = found.get(skill.name)
      found.set(skill.name, { isMust: before?.isMust ?? own ?? heading, count: (before?.count ?? 0) + 1 })
    }
  }
  const usual = new Set(findTitle(title)?.family.skills)
  const skills = [...found].map(([name, { isMust, count }]) => ({
    name,
    isMust: isMust ?? (count > 1 || usual.has(name)),
  }))
  return limitMusts(skills).slice(0, skillsAtMost)
}

function limitMusts(skills: { name: string; isMust: boolean }[]): RequiredSkill[] {
  let musts = 0
  return skills.map(({ name, isMust }) => {
    if (isMust) musts += 1
    return { name, importance: isMust && musts <= mustHavesAtMost ? 'must_have' : 'nice' }
  })
}

function importanceOf(line: string): boolean | null {
  if (niceWords.test(line)) return false
  return mustWords.test(line) ? true : null
}

function isHeading(line: string): boolean {
  const text = line.trim()
  return text !== '' && text.length <= 60 && !/[.!?]$/.test(text)
}
