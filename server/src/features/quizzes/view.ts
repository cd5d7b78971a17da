import { applicationQuizAttempts, waitsForQuiz } from '#domain/applications/next-step.ts'
import { jobLeaksOpen } from '#domain/jobs/job-leaks.ts'
import { correctNeeded, expectationsPercent, gradeQuiz } from '#domain/quizzes/grading.ts'
import type { Question } from '#domain/quizzes/questions.ts'
import { applicationQuizStanding, expectationsStanding, type QuizStanding } from '#domain/quizzes/rules.ts'
import type {
  ApplicationQuizView,
  AskedQuestion,
  ExpectationsView,
  GradeView,
  OpenAttempt,
  QuizEditorView,
} from '#domain/quizzes/schema.ts'
import type { OwnJob } from '../jobs/queries.ts'
import { type EditorState, mayEditQuiz } from './commands/edit-quiz.ts'
import { type Expectations, sinceLastPass, topicsDue } from './commands/start-expectations.ts'
import type { QuizAttempt } from './queries.ts'

/** The employer's own quiz. Keys and explanations are in the last grade only, which is of a closed attempt. */
export function viewExpectations({ own, attempts }: Expectations, now: Date): ExpectationsView {
  const isDue = topicsDue(own).length > 0
  const current = isDue ? sinceLastPass(attempts) : attempts
  const standing = expectationsStanding(current, now)
  return {
    job: {
      id: own.job.id,
      title: own.job.title,
      state: own.job.state,
      openLeaks: jobLeaksOpen(own.job, own.job.skills, own.identity).length,
    },
    ...statusOf(standing),
    attempt: viewOpenAttempt(current.at(-1)),
    lastGrade: viewLastGrade(current, () => expectationsPercent),
    topics: topicsDue(own),
  }
}

type CandidateQuiz = { job: Pick<OwnJob['job'], 'id' | 'title' | 'applicationQuizThreshold'>; attempts: QuizAttempt[] }

/** A candidate's quiz: of the job its title alone, of the questions no key until the attempt is closed. */
export function viewApplicationQuiz({ job, attempts }: CandidateQuiz, now: Date): ApplicationQuizView {
  const threshold = attempts.at(-1)?.threshold ?? job.applicationQuizThreshold
  return {
    job: { id: job.id, title: job.title },
    ...statusOf(applicationQuizStanding(attempts, now)),
    threshold,
    attemptsUsed: attempts.length,
    attemptsAllowed: applicationQuizAttempts,
    attempt: viewOpenAttempt(attempts.at(-1)),
    lastGrade: viewLastGrade(attempts, (attempt) => attempt.threshold),
  }
}

export function viewEditor({ own, quiz }: EditorState): QuizEditorView {
  const { job } = own
  return {
    job: {
      id: job.id,
      title: job.title,
      state: job.state,
      threshold: job.applicationQuizThreshold,
      usesQuiz: waitsForQuiz({ isAnonymous: job.isAnonymous, policy: job.anonymityRevealPolicy }),
    },
    isEditable: mayEditQuiz(own),
    isEdited: quiz.isEdited,
    version: quiz.version,
    questions: quiz.questions.map((question) => ({
      id: question.id,
      topic: editorTopic(question.topic),
      prompt: question.prompt,
      choices: question.choices,
      correctChoice: question.correctChoice,
      explanation: question.explanation,
    })),
  }
}

function editorTopic(topic: string): QuizEditorView['questions'][number]['topic'] {
  return topic === 'knowledge' || topic === 'judgement' ? topic : 'role'
}

function statusOf(standing: QuizStanding): Pick<ExpectationsView, 'status' | 'retryAt'> {
  return {
    status: standing.status,
    retryAt: standing.status === 'waiting' ? standing.retryAt.toISOString() : null,
  }
}

type Attempt = {
  id: string
  attemptNumber: number
  questions: Question[]
  answers: Record<string, number>
  submittedAt: Date | null
}

function viewOpenAttempt(attempt: Attempt | undefined): OpenAttempt | null {
  if (!attempt || attempt.submittedAt !== null) return null
  return { id: attempt.id, number: attempt.attemptNumber, questions: attempt.questions.map(viewAskedQuestion) }
}

function viewAskedQuestion(question: Question): AskedQuestion {
  return { id: question.id, topic: question.topic, prompt: question.prompt, choices: question.choices }
}

function viewLastGrade<One extends Attempt>(
  attempts: readonly One[],
  percent: (attempt: One) => number,
): GradeView | null {
  const last = attempts.findLast((attempt) => attempt.submittedAt !== null)
  if (!last) return null
  const grade = gradeQuiz(last.questions, last.answers, percent(last))
  return {
    score: grade.score,
    correct: grade.correct,
    total: grade.total,
    needed: correctNeeded(grade.total, percent(last)),
    passed: grade.passed,
    answers: grade.answers,
  }
}
