import type { Question } from './questions.ts'

export type FinishedAttempt = {
  candidateId: string
  questions: readonly Question[]
  answers: Record<string, number>
  passed: boolean | null
  score: number | null
}
export type QuizResults = {
  candidates: number
  passed: number
  averageScore: number
  /** How many of those who were asked a question answered it rightly, the hardest first. */
  questions: { prompt: string; asked: number; right: number }[]
}

/** Figures about fewer people than this would be figures about one of them, who may never send an application. */
export const fewestCandidates = 5

export function quizResults(attempts: readonly FinishedAttempt[]): QuizResults | null {
  const candidates = new Set(attempts.map((attempt) => attempt.candidateId))
  if (candidates.size < fewestCandidates) return null
  const passed = new Set(attempts.filter((attempt) => attempt.passed).map((attempt) => attempt.candidateId))
  const points = attempts.reduce((sum, attempt) => sum + (attempt.score ?? 0), 0)
  const tally = new Map<string, { asked: number; right: number }>()
  for (const { questions, answers } of attempts) {
    for (const { id, prompt, correctChoice } of questions) {
      const { asked, right } = tally.get(prompt) ?? { asked: 0, right: 0 }
      tally.set(prompt, { asked: asked + 1, right: right + (answers[id] === correctChoice ? 1 : 0) })
    }
  }
  return {
    candidates: candidates.size,
    passed: passed.size,
    averageScore: Math.round(points / attempts.length),
    questions: [...tally]
      .map(([prompt, counts]) => ({ prompt, ...counts }))
      .toSorted((x, y) => x.right / x.asked - y.right / y.asked),
  }
}
