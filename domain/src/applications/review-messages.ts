import { failure, type Message, success } from '../message.ts'
import { moveRefusals } from './messages.ts'

/** Toasts of the employer's review, as the specification words them (section 8), and those of the steps after it. */
export const reviewMessages = {
  noJobSelected: failure('No job selected', 'Please select a job to view candidates'),
  loadFailed: (reason: string): Message => failure('Error loading candidates', reason),
  shortlisted: success('Candidate shortlisted', 'The candidate has been added to your shortlist'),
  shortlistFailed: (reason: string): Message => failure('Error', reason),
  revealed: success('Company revealed', 'This candidate can now see who you are.'),
  declined: success('Candidate declined', 'They are told in 24 hours. Until then you can undo it.'),
  declineUndone: success('Decline undone', 'The candidate stands where they stood.'),
  offered: success('Offer noted', 'The candidate will be notified'),
  hired: success('Marked as hired', 'Congratulations to both of you.'),
  decisionFailed: (reason: string): Message => failure('Error', reason),
  revealFailed: (reason: string): Message => failure('Error', reason),
} as const

export const emptyReview = {
  title: 'No candidates matched yet',
  text: 'Candidates will appear here once they apply to your job',
} as const

export const decisionRefusals = {
  ...moveRefusals,
  no_such_reason: 'Choose one of the reasons in the list.',
  cancel_first: 'Cancel the interview first. The candidate is told of that at once.',
  told: 'The candidate has been told, so this can no longer be taken back.',
} as const
export type DecisionRefusal = keyof typeof decisionRefusals
