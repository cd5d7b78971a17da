import type { Question } from './questions.ts'

/** Percent of right answers that publishes a job: 6 of 8 (decisions.md G.43). */
export const expectationsPercent = 70

export type Answers = Readonly<Record<string, number>>
export type AnsweredQuestion = {
  id: string
  topic: string
  prompt: string
  choices: string[]
  chosen: number | null
  correctChoice: number
  isCorrect: boolean
  explanation: string
}
export type Grade = { score: number; correct: number; total: number; passed: boolean; answers: AnsweredQuestion[] }

/** A question without an answer is a wrong answer. The score is rounded down, so that nobody passes by rounding. */
export function gradeQuiz(questions: readonly Question[], answers: Answers, percentNeeded: number): Grade {
  const answered = questions.map((question) => gradeQuestion(question, answers[question.id]))
  const correct = answered.filter((one) => one.isCorrect).length
  const total = questions.length
  const passed = total > 0 && correct * 100 >= percentNeeded * total
  return { score: total === 0 ? 0 : Math.floor((correct * 100) / total), correct, total, passed, answers: answered }
}

function gradeQuestion(question: Question, answer: number | undefined): AnsweredQuestion {
  const isChoice = answer !== undefined && Number.isInteger(answer) && answer >= 0 && answer < question.choices.length
  return {
    id: question.id,
    topic: question.topic,
    prompt: question.prompt,
    choices: question.choices,
    chosen: isChoice ? answer : null,
    correctChoice: question.correctChoice,
    isCorrect: isChoice && answer === question.correctChoice,
    explanation: question.explanation,
  }
}

/** How many right answers are enough: "6 of 8". */
export function correctNeeded(total: number, percentNeeded: number): number {
  return Math.ceil((total * percentNeeded) / 100)
}
