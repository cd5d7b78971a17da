import { failure, type Message, success } from '../message.ts'
import { shutSentences } from './job-standing.ts'

/** Toasts of applying and of the employer's review, as the specification words them (section 8). */
export const applicationMessages = {
  noResumeOnCard: failure('No résumé found', 'Please upload a résumé first.'),
  applyFailedOnCard: failure('Error', 'Failed to apply to job.'),
  noResumeOnPage: failure('No resume found', 'Please upload a resume before applying'),
  jobLoadFailed: failure('Error', 'Failed to load job details'),
  applied: (nextStep?: string): Message =>
    success('Application submitted', nextStep ?? 'Your application has been submitted successfully'),
  applyFailed: (reason: string): Message => failure('Application failed', reason),
  sent: success('Application sent', 'The employer can now read your snapshot.'),
  withdrawn: success('Application withdrawn', 'It is closed on both sides.'),
  nameShared: success('Name shared', 'The employer of this job can now see your name and contacts.'),
  offerAccepted: success('Offer accepted', 'The employer will be notified'),
  secondLookAsked: success('Second look asked for', 'A person at the employer will look again.'),
  changeFailed: (reason: string): Message => failure('Error', reason),
} as const

export const snapshotWords = {
  title: 'Resume Snapshot',
  stamp: 'Frozen snapshot created at application time for fairness',
  missing: 'No snapshot found',
} as const

export const jobNotFound = 'Job not found'
export const alreadyApplied = 'Already Applied'

/** Why an application is refused, in the sentence the person reads. */
export const applyRefusals = {
  no_resume: 'Please upload a resume before applying',
  not_found: jobNotFound,
  ...shutSentences,
  resume_changed: 'Your active résumé has changed since this page was opened. Reload, then apply.',
} as const
export type ApplyRefusal = keyof typeof applyRefusals

export const moveRefusals = {
  not_found: 'This application was not found.',
  not_now: 'This is no longer possible: the application has moved on. Reload to see where it stands.',
  quiz_first: 'Pass the quiz first. Then you can send your application.',
  ...shutSentences,
  not_by_hand: 'This job reveals the company at its own gate, so there is nothing to reveal by hand.',
} as const
export type MoveRefusal = keyof typeof moveRefusals
