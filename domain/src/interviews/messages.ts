import { failure, type Message, success } from '../message.ts'

/** Toasts of scheduling, as the specification words them (section 8, Employer review). */
export const interviewMessages = {
  scheduled: success('Interview scheduled', 'The candidate will be notified'),
  scheduleFailed: (reason: string): Message => failure('Error', reason),
} as const
