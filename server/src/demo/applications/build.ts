import { waitsForQuiz } from '#domain/applications/next-step.ts'
import { isClosed } from '#domain/applications/rules.ts'
import { endReasons } from '#domain/applications/timeline.ts'
import { codeName } from '#domain/reveals/code-names.ts'
import type { applicationEvents, applications, resumeSnapshots } from '../../features/applications/tables.ts'
import type { interviews, interviewTimes } from '../../features/interviews/tables.ts'
import type { quizAttempts, StoredQuestion } from '../../features/quizzes/tables.ts'
import type { reveals } from '../../features/reveals/tables.ts'
import type { BuiltJob } from '../jobs/build.ts'
import { stableId } from '../random.ts'
import { declineReason } from './decline.ts'
import { day, historyOf, type Step } from './history.ts'
import { interviewOf } from './interview.ts'
import type { PlannedApplication } from './plan.ts'
import { attemptsOf } from './quiz.ts'
import { revealsOf } from './reveals.ts'

export type BuiltApplication = {
  plan: PlannedApplication
  application: typeof applications.$inferInsert & { createdAt: Date; updatedAt: Date }
  events: (typeof applicationEvents.$inferInsert)[]
  /** The snapshot's text and the scores of the employer's row come from the reading, once the world is loaded. */
  snapshotId: string
  frozenAt: NonNullable<(typeof resumeSnapshots.$inferInsert)['createdAt']>
  codeName: string
  attempts: (typeof quizAttempts.$inferInsert)[]
  reveals: (typeof reveals.$inferInsert)[]
  interview: { row: typeof interviews.$inferInsert; times: (typeof interviewTimes.$inferInsert)[] } | null
}

export type World = { seed: string; now: Date; questionsOf(job: BuiltJob): StoredQuestion[] }

/** `position` is the application's place in the job's own order; the code name follows from it. */
export function buildApplication(world: World, plan: PlannedApplication, position: number): BuiltApplication {
  const { job, person } = plan
  const id = stableId(world.seed, `application/${person.email}/${job.key}`)
  const isWaiting = waitsForQuiz(job)
  const startedAt = new Date(world.now.getTime() - plan.startedDaysAgo * day + (position % 7) * 3_600_000)
  const steps = historyOf({ ...plan, waitsForQuiz: isWaiting, startedAt, now: world.now })
  const at = (state: Step['to']) => steps.find((step) => step.to === state)?.at ?? null
  const last = steps.at(-1)
  const attempts = isWaiting ? attemptsOf(world, plan, id, at('submitted') ?? last?.at ?? startedAt) : []
  const quizPassedAt = attempts.find((attempt) => attempt.passed)?.submittedAt ?? null
  const decidedAt = isClosed(plan.state) ? (last?.at ?? null) : null
  return {
    plan,
    application: {
      candidateId: person.id,
      id,
      jobId: job.id,
      resumeId: person.resumeId,
      state: plan.state,
      submittedAt: at('submitted'),
      quizPassedAt,
      viewedAt: at('viewed'),
      decidedAt,
      declineReason: plan.state === 'declined' ? declineReason(job, person) : null,
      declineToldAt: plan.state === 'declined' && decidedAt ? new Date(decidedAt.getTime() + day) : null,
      declineMailedAt: plan.state === 'declined' && decidedAt ? new Date(decidedAt.getTime() + day) : null,
      endReason: endReasonOf(plan),
      version: steps.length,
      createdAt: startedAt,
      updatedAt: last?.at ?? startedAt,
    },
    events: steps.map((step, index) => ({
      candidateId: person.id,
      id: stableId(world.seed, `event/${id}/${index}`),
      applicationId: id,
      fromState: step.from,
      toState: step.to,
      actor: step.actor,
      at: step.at,
    })),
    snapshotId: stableId(world.seed, `snapshot/${id}`),
    frozenAt: startedAt,
    codeName: codeName(job.id, position),
    attempts,
    reveals: revealsOf(world.seed, plan, steps, quizPassedAt),
    interview: interviewOf(world, plan, id, steps),
  }
}

function endReasonOf({ state, before }: PlannedApplication): string | null {
  if (state !== 'expired') return null
  return before === 'quiz' ? endReasons.quiz_failed : endReasons.no_reply
}
