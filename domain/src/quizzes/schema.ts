import * as z from 'zod/mini'
import { applicationQuizQuestions } from '../applications/next-step.ts'
import { jobState } from '../jobs/schema.ts'
import { version } from '../version.ts'

/** Limits of a question an employer writes: read on a phone, in one breath. */
export const questionLimits = {
  prompt: 300,
  choice: 200,
  explanation: 500,
  choicesMinimum: 2,
  choicesMaximum: 6,
} as const

const questionId = z.string().check(z.regex(/^[a-z0-9_-]{1,40}$/))
const answerTexts = z.array(z.string())

/** A question as somebody sees it who has yet to answer: without key and explanation. */
export const askedQuestion = z.object({
  id: z.string(),
  topic: z.string(),
  prompt: z.string(),
  choices: answerTexts,
})
export type AskedQuestion = z.infer<typeof askedQuestion>

export const answeredQuestion = z.object({
  id: z.string(),
  topic: z.string(),
  prompt: z.string(),
  choices: answerTexts,
  chosen: z.nullable(z.int()),
  correctChoice: z.int(),
  isCorrect: z.boolean(),
  explanation: z.string(),
})

export const gradeView = z.object({
  score: z.int(),
  correct: z.int(),
  total: z.int(),
  needed: z.int(),
  passed: z.boolean(),
  answers: z.array(answeredQuestion),
})
export type GradeView = z.infer<typeof gradeView>

export const openAttempt = z.object({ id: z.uuid(), number: z.int(), questions: z.array(askedQuestion) })
export type OpenAttempt = z.infer<typeof openAttempt>

const standing = z.enum(['not_started', 'open', 'passed', 'waiting', 'may_retry', 'used_up'])

/** Where the employer stands with the expectations quiz of a role. */
export const expectationsView = z.object({
  job: z.object({ id: z.uuid(), title: z.string(), state: jobState, openLeaks: z.int() }),
  status: standing,
  retryAt: z.nullable(z.iso.datetime()),
  attempt: z.nullable(openAttempt),
  lastGrade: z.nullable(gradeView),
  topics: z.array(z.string()),
})
export type ExpectationsView = z.infer<typeof expectationsView>

/** Where a candidate stands with the quiz of a job. Nothing of the company is in it. */
export const applicationQuizView = z.object({
  job: z.object({ id: z.uuid(), title: z.string() }),
  status: standing,
  threshold: z.int(),
  attemptsUsed: z.int(),
  attemptsAllowed: z.int(),
  retryAt: z.nullable(z.iso.datetime()),
  attempt: z.nullable(openAttempt),
  lastGrade: z.nullable(gradeView),
})
export type ApplicationQuizView = z.infer<typeof applicationQuizView>

/** Choices by the question's id; the server checks both against the attempt. */
export const submitInput = z.object({
  jobId: z.uuid(),
  attemptId: z.uuid(),
  answers: z.record(questionId, z.int().check(z.gte(0), z.lt(questionLimits.choicesMaximum))),
})
export type SubmitInput = z.infer<typeof submitInput>

const line = (maximum: number, empty: string) =>
  z.string().check(z.trim(), z.minLength(1, empty), z.maxLength(maximum, `At most ${maximum} characters`))

export const editedQuestion = z
  .object({
    id: questionId,
    topic: z.enum(['role', 'knowledge', 'judgement']),
    prompt: line(questionLimits.prompt, 'Please enter the question'),
    choices: z.array(line(questionLimits.choice, 'Please enter an answer')).check(
      z.minLength(questionLimits.choicesMinimum, 'At least two answers'),
      z.maxLength(questionLimits.choicesMaximum, 'At most six answers'),
      z.refine(
        (choices) => new Set(choices.map((one) => one.toLowerCase())).size === choices.length,
        'Two answers are alike',
      ),
    ),
    correctChoice: z.int().check(z.gte(0)),
    explanation: line(questionLimits.explanation, 'Please say why it is right'),
  })
  .check(
    z.refine((question) => question.correctChoice < question.choices.length, {
      path: ['correctChoice'],
      message: 'Please mark the right answer',
    }),
  )
export type EditedQuestion = z.infer<typeof editedQuestion>

export const editQuizInput = z.object({
  jobId: z.uuid(),
  version,
  questions: z.array(editedQuestion).check(
    z.length(applicationQuizQuestions, `A quiz has ${applicationQuizQuestions} questions`),
    z.refine(
      (questions) => new Set(questions.map((one) => one.id)).size === questions.length,
      'A question is there twice',
    ),
  ),
})
export type EditQuizInput = z.infer<typeof editQuizInput>

/** The quiz as its employer keeps it, keys included. */
export const quizEditorView = z.object({
  job: z.object({ id: z.uuid(), title: z.string(), state: jobState, threshold: z.int(), usesQuiz: z.boolean() }),
  isEditable: z.boolean(),
  isEdited: z.boolean(),
  version: z.int(),
  questions: z.array(editedQuestion),
})
export type QuizEditorView = z.infer<typeof quizEditorView>

/** Figures about several candidates, never about one. */
export const quizResultsView = z.object({
  candidates: z.int(),
  passed: z.int(),
  averageScore: z.int(),
  questions: z.array(z.object({ prompt: z.string(), asked: z.int(), right: z.int() })),
})
