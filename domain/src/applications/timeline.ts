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

/** How an event reads in the candidate's timeline; the first one is always that they applied. */
export function eventLabel(event: { fromState: ApplicationState | null; toState: ApplicationState }): string {
  return event.fromState === null ? labels.quiz : labels[event.toState]
}

/** Why an application ended without a decision, in the sentence both sides read. */
export const endReasons = {
  quiz_failed: 'The quiz was not passed in two attempts.',
  job_closed: 'The job closed before the application was sent.',
  no_reply: 'No reply from employer',
} as const
export type EndReason = keyof typeof endReasons
