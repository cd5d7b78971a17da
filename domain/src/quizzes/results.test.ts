import { expect, test } from 'vitest'
import { type FinishedAttempt, quizResults } from './results.ts'

const question = (id: string, prompt: string) => ({
  id,
  topic: 'role',
  prompt,
  choices: ['a', 'b'],
  correctChoice: 0,
  explanation: 'because',
})
const attempt = (candidateId: string, right: boolean): FinishedAttempt => ({
  candidateId,
  questions: [question('q1', 'Nights?'), question('q2', 'Days?')],
  answers: { q1: right ? 0 : 1, q2: 0 },
  passed: right,
  score: right ? 100 : 50,
})

test('four candidates are too few to say anything about', () => {
  expect(quizResults(['a', 'b', 'c', 'd'].map((id) => attempt(id, true)))).toBeNull()
  expect(quizResults(['a', 'a', 'b', 'c', 'd'].map((id) => attempt(id, true)))).toBeNull()
})

test('five are told as figures, the hardest question first', () => {
  const attempts = [attempt('a', false), attempt('a', true), ...['b', 'c', 'd', 'e'].map((id) => attempt(id, false))]
  expect(quizResults(attempts)).toEqual({
    candidates: 5,
    passed: 1,
    averageScore: 58,
    questions: [
      { prompt: 'Nights?', asked: 6, right: 1 },
      { prompt: 'Days?', asked: 6, right: 6 },
    ],
  })
})
