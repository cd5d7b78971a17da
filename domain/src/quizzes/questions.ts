import { type Draw, shuffled } from './seeded.ts'

/** A question with its key. It leaves the server only towards those who may know the key. */
export type Question = {
  id: string
  topic: string
  prompt: string
  choices: string[]
  correctChoice: number
  explanation: string
}

/** A question as it is written: the right answer apart from the wrong ones. */
export type DraftQuestion = { prompt: string; right: string; wrong: readonly string[]; explanation: string }

const choicesShown = 4

/** Puts the answers into an order that says nothing about which is right. */
export function makeQuestion(id: string, topic: string, draft: DraftQuestion, draw: Draw): Question {
  const wrong = [...new Set(draft.wrong)].filter((choice) => choice !== draft.right).slice(0, choicesShown - 1)
  const choices = shuffled([draft.right, ...wrong], draw)
  return {
    id,
    topic,
    prompt: draft.prompt,
    choices,
    correctChoice: choices.indexOf(draft.right),
    explanation: draft.explanation,
  }
}

/** The same questions for one attempt: another order of questions and of answers. */
export function reorderQuestions(questions: readonly Question[], draw: Draw): Question[] {
  return shuffled(questions, draw).map((question) => {
    const right = question.choices[question.correctChoice]
    const choices = shuffled(question.choices, draw)
    return { ...question, choices, correctChoice: choices.findIndex((choice) => choice === right) }
  })
}

/** Whether two quizzes ask the same with the same answers; how they are stored does not matter. */
export function asksTheSame(one: readonly Question[], other: readonly Question[]): boolean {
  const written = (questions: readonly Question[]) =>
    JSON.stringify(
      questions.map((question) => [question.id, question.prompt, question.choices, question.correctChoice]),
    )
  return written(one) === written(other)
}
