import { failure, type Message, success } from '../message.ts'

/** Toasts of scheduling, as the specification words them (section 8, Employer review), and those of the steps after it. */
export const interviewMessages = {
  scheduled: success('Interview scheduled', 'The candidate will be notified'),
  scheduleFailed: (reason: string): Message => failure('Error', reason),
  cancelled: success('Interview cancelled', 'The candidate will be notified'),
  accepted: success('Interview agreed', 'Both sides get a calendar invitation by mail.'),
  othersAsked: success('Other times asked for', 'The employer will be notified'),
  declined: success('Interview declined', 'The employer will be notified. Your application stays.'),
  answerFailed: (reason: string): Message => failure('Error', reason),
} as const

export const answerRefusals = {
  not_found: 'This interview was not found.',
  not_open: 'This interview has changed meanwhile. Reload to see where it stands.',
  not_proposed: 'This time is not among those proposed. Choose one of the list.',
  past: 'This time has passed. Ask for other times.',
  busy: 'You already have an interview at this time.',
  unknown_zone: 'We do not know this time zone.',
} as const
export type AnswerRefusal = keyof typeof answerRefusals
