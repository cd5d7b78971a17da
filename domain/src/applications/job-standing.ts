import type { JobState } from '../jobs/schema.ts'
import type { JobStanding } from '../matches/standings.ts'

export type ShutStanding = Exclude<JobStanding, 'open'>

/** A job that answers for changed terms comes back like a paused one; one past its day is over before the clock has looked. */
export function jobStanding({ state, expiresAt }: { state: JobState; expiresAt: Date | null }, now: Date): JobStanding {
  if (state === 'filled' || state === 'closed' || state === 'expired') return state
  if (expiresAt !== null && expiresAt <= now) return 'expired'
  return state === 'published' ? 'open' : 'paused'
}

/** Why a job takes no applications, in the sentence the person reads wherever they meet it. */
export const shutSentences: Record<ShutStanding, string> = {
  paused: 'This job is paused. It takes no applications until the employer opens it again.',
  filled: 'This job has been filled. It no longer takes applications.',
  closed: 'This job is closed. It no longer takes applications.',
  expired: 'This job has expired. It no longer takes applications.',
}

export const standingLabels: Record<ShutStanding, string> = {
  paused: 'Paused',
  filled: 'Filled',
  closed: 'Closed',
  expired: 'Expired',
}
