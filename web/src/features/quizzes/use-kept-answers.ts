import { useState } from 'react'

type Answers = Record<string, number>

/** Answers of one attempt, kept in this tab so that a reload comes back to the same place. */
export function useKeptAnswers(attemptId: string): [Answers, (questionId: string, choice: number) => void] {
  const key = `gladwork.quiz.${attemptId}`
  const [answers, setAnswers] = useState<Answers>(() => readAnswers(key))

  function answer(questionId: string, choice: number) {
    const next = { ...answers, [questionId]: choice }
    setAnswers(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Without storage a reload begins again with the same questions.
    }
  }

  return [answers, answer]
}

function readAnswers(key: string): Answers {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Answers
  } catch {
    return {}
  }
}
