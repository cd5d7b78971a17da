import { allSkills, findSkill, type Skill } from '../taxonomy/skills.ts'
import { allTitleFamilies } from '../taxonomy/title-families.ts'
import { findTitle } from '../taxonomy/titles.ts'
import { type JobFacts, mustHavesOf, niceToHavesOf } from './job-facts.ts'
import type { DraftQuestion } from './questions.ts'
import { type Draw, drawBelow, shuffled } from './seeded.ts'

/** Questions on the must-haves; where there are none, on what is nice to have. Always at least two. */
export function knowledgeQuestions(facts: JobFacts, draw: Draw): DraftQuestion[] {
  const asked = [...shuffled(mustHavesOf(facts), draw), ...niceToHavesOf(facts)]
  const pool = skillsElsewhere(facts.title)
  const near = asked.map((skill) => nearnessQuestion(skill, pool, draw)).filter((question) => question !== null)
  const [first = 'the work', second = first] = asked
  return [...near.slice(0, 1), proofQuestion(first), ...near.slice(1), honestyQuestion(second)]
}

/** What belongs together is something one knows who has done the work. */
function nearnessQuestion(written: string, pool: readonly Skill[], draw: Draw): DraftQuestion | null {
  const skill = findSkill(written)
  const neighbour = skill?.neighbours[drawBelow(draw, skill.neighbours.length)]
  if (!skill || neighbour === undefined) return null
  return {
    prompt: `Which of these lies closest to ${written}?`,
    right: neighbour,
    wrong: distantSkills(skill, pool, draw),
    explanation: `${neighbour} and ${written} are used side by side; the others belong to different work.`,
  }
}

/** Skills of other work, so that nobody who has done this work could mean them; one of each group. */
function distantSkills(skill: Skill, pool: readonly Skill[], draw: Draw): string[] {
  const chosen: Skill[] = []
  for (const other of [...shuffled(pool, draw), ...allSkills]) {
    if (chosen.length === 3) break
    if (isNear(skill, other) || chosen.some((one) => one.group === other.group)) continue
    chosen.push(other)
  }
  return chosen.map((one) => one.name)
}

function isNear(skill: Skill, other: Skill): boolean {
  if (other.group === skill.group || everywhere.has(other.group)) return true
  return [other.name, ...other.neighbours].some((name) => name === skill.name || skill.neighbours.includes(name))
}

/** These are asked for in any job, so they are never clearly elsewhere. */
const everywhere = new Set([
  'Working skills',
  'Management',
  'Office software',
  'Office and administration',
  'Languages',
])

const computerWork = new Set([
  'Software development',
  'Data and AI',
  'Infrastructure and security',
  'Digital product and delivery',
])

/** Words that people of this trade know, although they are of another: a nurse is not asked about network tools. */
function skillsElsewhere(title: string): Skill[] {
  const own = findTitle(title)?.family.group ?? ''
  const others = allTitleFamilies.filter(
    (family) => family.group !== own && computerWork.has(family.group) === computerWork.has(own),
  )
  const names = new Set(others.flatMap((family) => family.skills))
  return allSkills.filter((skill) => names.has(skill.name))
}

function proofQuestion(skill: string): DraftQuestion {
  return {
    prompt: `You are asked how well you know ${skill}. Which answer says most?`,
    right: 'One case of your own: the task, what you did, what came of it',
    wrong: ['That you learn fast', 'How many years ago you first heard of it', 'That your last team was good at it'],
    explanation: 'A case can be asked about. Years and adjectives can’t.',
  }
}

function honestyQuestion(skill: string): DraftQuestion {
  return {
    prompt: `The role needs ${skill}, and you have done it only a few times. What do you say?`,
    right: 'Exactly that, and what you would need to do it well',
    wrong: ['That you have mastered it', 'Nothing, unless they ask twice', 'That it does not matter much'],
    explanation: 'Must-haves are used from the first week. Saying where you stand is how you get the help you need.',
  }
}
