import { anonymityQuestions, lawfulQuestions, replyQuestions } from './conduct-questions.ts'
import type { JobFacts } from './job-facts.ts'
import {
  firstDaysQuestions,
  modeQuestions,
  mustHaveQuestions,
  payQuestions,
  seniorityQuestions,
} from './promise-questions.ts'
import { type DraftQuestion, makeQuestion, type Question } from './questions.ts'
import { drawBelow, seededDraw, shuffled } from './seeded.ts'
import { type ExpectationTopic, expectationTopics } from './topics.ts'

const questionsOf: Record<ExpectationTopic, (facts: JobFacts) => readonly DraftQuestion[]> = {
  reply: () => replyQuestions,
  anonymity: () => anonymityQuestions,
  lawful: () => lawfulQuestions,
  must_have: mustHaveQuestions,
  pay: payQuestions,
  mode: modeQuestions,
  seniority: seniorityQuestions,
  first_days: firstDaysQuestions,
}

/**
 * The employer's quiz: three questions on conduct and five from this job, one a topic (decisions.md G.43). Each further
 * attempt with the same seed takes the next question of every topic, so that a retry never repeats the last one.
 */
export function expectationsQuiz(
  facts: JobFacts,
  {
    seed,
    attempt,
    topics = expectationTopics,
  }: { seed: string; attempt: number; topics?: readonly ExpectationTopic[] },
): Question[] {
  const draw = seededDraw(`${seed}:${attempt}`)
  const questions = topics.map((topic) => {
    const drafts = questionsOf[topic](facts)
    const first = drawBelow(seededDraw(`${seed}:${topic}`), drafts.length)
    const at = (first + attempt - 1) % drafts.length
    return makeQuestion(`${topic}-${at + 1}`, topic, drafts[at] as DraftQuestion, draw)
  })
  return shuffled(questions, draw)
}
