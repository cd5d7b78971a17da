import type { JobState } from './schema.ts'

/** A role that is over by time or by hand can be posted again; one that was filled found somebody. */
export function mayRepost(state: JobState): boolean {
  return state === 'expired' || state === 'closed'
}
