import { declineTellsAt } from './rules.ts'
import type { ApplicationState } from './states.ts'

const labels: Record<ApplicationState, string> = {
  quiz: 'Applied',
  submitted: 'Sent to the employer',
  viewed: 'Read by the employer',
  shortlisted: 'Shortlisted',
  interview_proposed: 'Interview times proposed',
  interview_scheduled: 'Interview agreed',
  offer: 'Offer received',
  hired: 'Hired',
  declined: 'Not selected',
  withdrawn: 'Withdrawn by you',
  expired: 'Closed',
}

type TimedEvent = { fromState: ApplicationState | null; toState: ApplicationState; at: Date }

/** A decline shows once it was told; one that was taken back before that never happened, and neither did its return. */
export function toldEvents<Event extends TimedEvent>(events: readonly Event[], now: Date): Event[] {
  return events.filter((event, at) => {
    const [decline, next] = event.toState === 'declined' ? [event, events[at + 1]] : [events[at - 1], event]
    if (decline?.toState !== 'declined') return true
    const isTold = declineTellsAt(decline.at) <= (next?.at ?? now)
    return isTold || (event !== decline && event.toState === 'withdrawn')
  })
}

/** How an event reads in the candidate's timeline; the first one is always that they applied. */
export function eventLabel(event: { fromState: ApplicationState | null; toState: ApplicationState }): string {
  if (event.fromState === 'declined' && event.toState !== 'withdrawn') return 'Opened again'
  return event.fromState === null ? labels.quiz : labels[event.toState]
}

/** Why an application ended without a decision, in the sentence both sides read. */
export const endReasons = {
  quiz_failed: 'The quiz was not passed in two attempts.',
  job_filled: 'The job was filled before the application was sent.',
  job_closed: 'The job closed before the application was sent.',
  job_expired: 'The job expired before the application was sent.',
  no_reply: 'No reply from employer',
} as const
export type EndReason = keyof typeof endReasons
