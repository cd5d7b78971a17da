import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJobText } from '../jobs/read-back.ts'
import { applicationQuiz, attemptQuestions } from './application-quiz.ts'
import { expectationsQuiz } from './expectations-quiz.ts'
import { correctNeeded, expectationsPercent, gradeQuiz } from './grading.ts'
import type { JobFacts } from './job-facts.ts'
import type { Question } from './questions.ts'
import { applicationQuizStanding, expectationsStanding } from './rules.ts'
import { applicationQuizParts, conductTopics, promiseTopics } from './topics.ts'

const nurse: JobFacts = {
  title: 'Charge Nurse',
  description: `You lead nights on an acute medical ward of 24 beds.
- Assign patients to six nurses and check the handover
- Answer for medication rounds and the crash cart
- Coach new nurses through their first months
Pay is above the county average. ACLS required.`,
  skills: [
    { skill: 'Triage', importance: 'must_have' },
    { skill: 'Medication administration', importance: 'must_have' },
    { skill: 'ACLS', importance: 'nice' },
  ],
  workMode: 'onsite',
  location: 'Portland, OR',
  compRange: '$92,000 to $108,000',
  reading: readJobText({
    title: 'Charge Nurse',
    location: 'Portland, OR',
    employmentType: 'full-time',
    seniority: 'senior',
    compRange: '$92,000 to $108,000',
  }),
  isAnonymous: true,
  policy: 'application_quiz',
  quizThreshold: 70,
}
const electrician: JobFacts = {
  ...nurse,
  title: 'Industrial Electrician',
  description: 'Keep the paper mill running. You will repair motors and drives during the night shift.',
  skills: [{ skill: 'Underwater basket tracing', importance: 'must_have' }],
  workMode: null,
  compRange: 'Union scale',
  reading: { pay: null, place: null, employmentType: null, seniority: null },
}
const bareCook: JobFacts = { ...electrician, title: 'Cook', description: 'Cook.', skills: [], compRange: null }
const jobs = [
  ['a nurse', nurse],
  ['an electrician with an unknown skill', electrician],
  ['a cook with nothing said', bareCook],
] as const

function expectSound(questions: Question[]) {
  for (const question of questions) {
    expect(new Set(question.choices).size).toBe(question.choices.length)
    expect(question.choices.length).toBeGreaterThanOrEqual(3)
    expect(question.choices[question.correctChoice]).toBeDefined()
    expect(question.explanation).not.toBe('')
  }
  expect(new Set(questions.map((question) => question.id)).size).toBe(questions.length)
  expect(JSON.stringify(questions)).not.toMatch(/undefined|null|\[object/)
}

describe.each(jobs)('the expectations quiz of %s', (_who, facts) => {
  test('has 3 questions on conduct and 5 from the job, one a topic', () => {
    const quiz = expectationsQuiz(facts, { seed: 'job-1', attempt: 1 })
    expect(quiz.map((question) => question.topic).toSorted()).toEqual([...conductTopics, ...promiseTopics].toSorted())
    expect(quiz).toHaveLength(8)
    expectSound(quiz)
  })

  test('is the same for the same seed and attempt', () => {
    const one = expectationsQuiz(facts, { seed: 'job-1', attempt: 2 })
    expect(expectationsQuiz(facts, { seed: 'job-1', attempt: 2 })).toEqual(one)
  })

  test('asks other questions on every retry', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 20 }), (seed, attempt) => {
        const before = expectationsQuiz(facts, { seed, attempt }).map((question) => question.prompt)
        const after = expectationsQuiz(facts, { seed, attempt: attempt + 1 }).map((question) => question.prompt)
        expect(after.filter((prompt) => before.includes(prompt))).toEqual([])
      }),
    )
  })

  test('asks only the topics it is told to after a change', () => {
    const quiz = expectationsQuiz(facts, { seed: 'job-1', attempt: 3, topics: ['pay', 'must_have'] })
    expect(quiz.map((question) => question.topic).toSorted()).toEqual(['must_have', 'pay'])
  })
})

describe.each(jobs)('the application quiz of %s', (_who, facts) => {
  test('has 3 questions on the role, 2 on knowledge and 1 case, whatever the seed', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const quiz = applicationQuiz(facts, seed)
        const counts = Object.groupBy(quiz, (question) => question.topic)
        for (const [topic, count] of Object.entries(applicationQuizParts)) expect(counts[topic]).toHaveLength(count)
        expectSound(quiz)
        expect(applicationQuiz(facts, seed)).toEqual(quiz)
      }),
      { numRuns: 40 },
    )
  })

  test('another attempt shows the same questions in another order, with the same right answers', () => {
    const quiz = applicationQuiz(facts, 'one')
    const rights = (questions: Question[]) =>
      questions.map((question) => `${question.id}: ${question.choices[question.correctChoice]}`).toSorted()
    const orders = ['a', 'b', 'c'].map((seed) => attemptQuestions(quiz, seed))
    for (const order of orders) expect(rights(order)).toEqual(rights(quiz))
    expect(new Set(orders.map((order) => order.map((question) => question.id).join())).size).toBeGreaterThan(1)
  })
})

test('the nurse’s quiz asks about her ward, not about bricks', () => {
  const prompts = applicationQuiz(nurse, 'one').map((question) => question.choices[question.correctChoice])
  expect(prompts).toContain('Assign patients to six nurses and check the handover')
})

test('the right answer stands in every place about equally often', () => {
  const places = [0, 0, 0, 0]
  for (let seed = 0; seed < 200; seed++) {
    for (const question of expectationsQuiz(nurse, { seed: `job-${seed}`, attempt: 1 })) {
      places[question.correctChoice] = (places[question.correctChoice] ?? 0) + 1
    }
  }
  for (const count of places) expect(count / 1600).toBeGreaterThan(0.2)
})

const eight = expectationsQuiz(nurse, { seed: 'job-1', attempt: 1 })
function answersWith(correct: number) {
  const choose = (question: Question, at: number) =>
    at < correct ? question.correctChoice : (question.correctChoice + 1) % question.choices.length
  return Object.fromEntries(eight.map((question, at) => [question.id, choose(question, at)]))
}

test.each([
  [8, 100, true],
  [6, 75, true],
  [5, 62, false],
  [0, 0, false],
])('%i of 8 is %i%% and passes: %s', (correct, score, passed) => {
  expect(gradeQuiz(eight, answersWith(correct), expectationsPercent)).toMatchObject({
    correct,
    score,
    passed,
    total: 8,
  })
})

test.each([
  [6, 50, 3],
  [6, 70, 5],
  [6, 90, 6],
  [8, 70, 6],
  [2, 70, 2],
  [1, 70, 1],
])('of %i questions %i%% needs %i right', (total, percent, needed) => {
  expect(correctNeeded(total, percent)).toBe(needed)
})

test('what was not answered, or not with a choice, is wrong', () => {
  const [first, second] = eight
  if (!first || !second) throw new Error('a quiz has questions')
  const grade = gradeQuiz(eight, { [first.id]: 99, [second.id]: -1, unknown: first.correctChoice }, 70)
  expect(grade).toMatchObject({ correct: 0, passed: false })
  expect(grade.answers[0]?.chosen).toBeNull()
})

const now = new Date('2026-11-20T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test.each([
  [[], { status: 'not_started' }],
  [[{ submittedAt: null, passed: null }], { status: 'open' }],
  [[{ submittedAt: ago(1), passed: true }], { status: 'passed' }],
  [[{ submittedAt: ago(4), passed: false }], { status: 'waiting', retryAt: new Date('2026-11-20T12:06:00Z') }],
  [[{ submittedAt: ago(10), passed: false }], { status: 'may_retry' }],
])('an employer with the attempts %j stands at %j', (attempts, standing) => {
  expect(expectationsStanding(attempts, now)).toEqual(standing)
})

const failed = (minutes: number) => ({ submittedAt: ago(minutes), passed: false })
test.each([
  [[failed(60)], { status: 'waiting', retryAt: new Date('2026-11-21T11:00:00Z') }],
  [[failed(24 * 60)], { status: 'may_retry' }],
  [[failed(3000), { submittedAt: null, passed: null }], { status: 'open' }],
  [[failed(3000), failed(9000)], { status: 'used_up' }],
  [[failed(3000), { submittedAt: ago(1), passed: true }], { status: 'passed' }],
])('a candidate with the attempts %j stands at %j', (attempts, standing) => {
  expect(applicationQuizStanding(attempts, now)).toEqual(standing)
})
