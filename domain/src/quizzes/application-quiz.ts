import type { JobFacts } from './job-facts.ts'
import { judgementQuestions } from './judgement-questions.ts'
import { knowledgeQuestions } from './knowledge-questions.ts'
import { makeQuestion, type Question, reorderQuestions } from './questions.ts'
import { roleQuestions } from './role-questions.ts'
import { type Draw, drawBelow, seededDraw, shuffled } from './seeded.ts'
import { applicationQuizParts } from './topics.ts'

/** The candidate's quiz, made from the job alone. Another seed gives other questions. */
export function applicationQuiz(facts: JobFacts, seed: string): Question[] {
  const draw = seededDraw(seed)
  const role = pickSpread(roleQuestions(facts), applicationQuizParts.role, draw)
  const knowledge = knowledgeQuestions(facts, draw).slice(0, applicationQuizParts.knowledge)
  const cases = judgementQuestions(facts)
  const judgement = cases.slice(drawBelow(draw, cases.length)).slice(0, applicationQuizParts.judgement)
  return [
    ...role.map((draft, at) => makeQuestion(`role-${at + 1}`, 'role', draft, draw)),
    ...knowledge.map((draft, at) => makeQuestion(`knowledge-${at + 1}`, 'knowledge', draft, draw)),
    ...judgement.map((draft, at) => makeQuestion(`judgement-${at + 1}`, 'judgement', draft, draw)),
  ]
}

/** The first stands for the work itself and is always asked; the others are drawn from the five best. */
function pickSpread<Item>([first, ...others]: readonly Item[], count: number, draw: Draw): Item[] {
  return [...(first === undefined ? [] : [first]), ...shuffled(others.slice(0, 5), draw)].slice(0, count)
}

/** The order of one attempt, so that neighbours can't share "the third is B". */
export function attemptQuestions(questions: readonly Question[], seed: string): Question[] {
  return reorderQuestions(questions, seededDraw(seed))
}
