import { allSkills, findSkill, type Skill } from '../taxonomy/skills.ts'
import { type JobFacts, mustHavesOf, niceToHavesOf } from './job-facts.ts'
import type { DraftQuestion } from './questions.ts'
import { type Draw, drawBelow, shuffled } from './seeded.ts'

/** Questions on the must-haves; where there are none, on what is nice to have. Always at least two. */
export function knowledgeQuestions(facts: JobFacts, draw: Draw): DraftQuestion[] {
  const asked = [...shuffled(mustHavesOf(facts), draw), ...niceToHavesOf(facts)]
  const near = asked.map((skill) => nearnessQuestion(skill, draw)).filter((question) => question !== null)
  const [first = 'the work', second = first] = asked
  return [...near.slice(0, 1), proofQuestion(first), ...near.slice(1), honestyQuestion(second)]
}

/** What belongs together is something one knows who has done the work. */
function nearnessQuestion(written: string, draw: Draw): DraftQuestion | null {
  const skill = findSkill(written)
  const neighbour = skill?.neighbours[drawBelow(draw, skill.neighbours.length)]
  if (!skill || neighbour === undefined) return null
  return {
    prompt: `Which of these lies closest to ${written}?`,
    right: neighbour,
    wrong: distantSkills(skill, draw),
    explanation: `${neighbour} and ${written} are used side by side; the others belong to different work.`,
  }
}

function distantSkills(skill: Skill, draw: Draw): string[] {
  const chosen: Skill[] = []
  for (let tries = 0; tries < 60 && chosen.length < 3; tries++) {
    const other = allSkills[drawBelow(draw, allSkills.length)]
    if (!other || other.group === skill.group || skill.neighbours.includes(other.name)) continue
    if (!chosen.some((one) => one.group === other.group)) chosen.push(other)
  }
  return chosen.map((one) => one.name)
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
