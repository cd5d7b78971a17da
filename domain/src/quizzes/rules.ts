import { applicationQuizAttempts } from '../applications/next-step.ts'

const minute = 60 * 1000
const hour = 60 * minute

/** Between two tries at the expectations quiz: long enough to read the explanations. */
export const expectationsPause = 10 * minute
/** Between the two tries at an application quiz (decisions.md G.44). */
export const applicationPause = 24 * hour

type Attempt = { submittedAt: Date | null; passed: boolean | null }

/** Where somebody stands with a quiz, told by their attempts in order. */
export type QuizStanding =
  | { status: 'not_started' }
  | { status: 'open' }
  | { status: 'passed' }
  | { status: 'waiting'; retryAt: Date }
  | { status: 'may_retry' }
  | { status: 'used_up' }

export function expectationsStanding(attempts: readonly Attempt[], now: Date): QuizStanding {
  return standing(attempts, now, { pause: expectationsPause, limit: Number.POSITIVE_INFINITY })
}

export function applicationQuizStanding(attempts: readonly Attempt[], now: Date): QuizStanding {
  return standing(attempts, now, { pause: applicationPause, limit: applicationQuizAttempts })
}

function standing(
  attempts: readonly Attempt[],
  now: Date,
  { pause, limit }: { pause: number; limit: number },
): QuizStanding {
  const last = attempts.at(-1)
  if (!last) return { status: 'not_started' }
  if (last.submittedAt === null) return { status: 'open' }
  if (last.passed) return { status: 'passed' }
  if (attempts.length >= limit) return { status: 'used_up' }
  const retryAt = new Date(last.submittedAt.getTime() + pause)
  return now < retryAt ? { status: 'waiting', retryAt } : { status: 'may_retry' }
}
