import { attemptQuestions } from '#domain/quizzes/application-quiz.ts'
import { gradeQuiz } from '#domain/quizzes/grading.ts'
import type { quizAttempts, StoredQuestion } from '../../features/quizzes/tables.ts'
import { stableId } from '../random.ts'
import type { World } from './build.ts'
import { day } from './history.ts'
import type { PlannedApplication } from './plan.ts'

type Attempt = typeof quizAttempts.$inferInsert
const minute = 60_000

/** The attempts behind an application that waits or waited for its quiz: passed at once, failed once, or failed twice. */
export function attemptsOf(world: World, plan: PlannedApplication, id: string, passedBy: Date): Attempt[] {
  const failed = (number: number, at: Date) => attempt(world, plan, { id, number, wrong: 4, at })
  if (plan.state === 'expired' && plan.before === 'quiz') {
    return [failed(1, new Date(passedBy.getTime() - day - 30 * minute)), failed(2, passedBy)]
  }
  if (plan.state === 'quiz' && plan.quiz !== 'passed') {
    return plan.quiz === 'failed_once' ? [failed(1, new Date(passedBy.getTime() + 40 * minute))] : []
  }
  const at = new Date(passedBy.getTime() + (plan.state === 'quiz' ? 25 : -12) * minute)
  return [attempt(world, plan, { id, number: 1, wrong: plan.job.threshold > 80 ? 0 : 1, at })]
}

function attempt(
  world: World,
  { person, job }: PlannedApplication,
  { id, number, wrong, at }: { id: string; number: number; wrong: number; at: Date },
): Attempt {
  const questions: StoredQuestion[] = attemptQuestions(world.questionsOf(job), `${id}:${number}`)
  const answers = Object.fromEntries(
    questions.map((question, index) => [
      question.id,
      index < wrong ? (question.correctChoice + 1) % question.choices.length : question.correctChoice,
    ]),
  )
  const { score, passed } = gradeQuiz(questions, answers, job.threshold)
  return {
    candidateId: person.id,
    id: stableId(world.seed, `attempt/${id}/${number}`),
    jobId: job.id,
    attemptNumber: number,
    questions,
    threshold: job.threshold,
    answers,
    score,
    passed,
    startedAt: new Date(at.getTime() - 9 * minute),
    submittedAt: at,
  }
}
