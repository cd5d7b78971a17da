import { failure, success } from '../message.ts'

export const quizMessages = {
  published: success('Role published', 'Candidates can find it now. We will keep looking for people who fit.'),
  expectationsFailed: failure('Not yet', 'Read the explanations and try again in 10 minutes.'),
  passed: success('Quiz passed', 'You can now see the company. Send the application when you are ready.'),
  failed: failure('Not passed this time'),
  submitFailed: failure('Error', 'Your answers could not be sent. They are kept here. Please try again.'),
  loadFailed: failure('Error', 'The quiz could not be loaded. Please try again.'),
  quizSaved: success('Quiz saved'),
  quizRegenerated: success('New questions made'),
} as const

/** Said on the job form and above the quiz (specification, section 2). */
export const expectationsNote =
  'Before a role is published you answer a short expectations quiz. It needs at least 70% to pass.'

export const quizRefusals = {
  notFound: 'This quiz was not found.',
  notPending: 'This role has no open quiz.',
  tooSoon: 'You can try again when the pause is over.',
  usedUp: 'Both attempts are used.',
  notOpen: 'This attempt is closed.',
  frozen: 'The quiz can’t be changed once the role is published.',
  changedElsewhere: 'The quiz was changed in another tab. Load it again, then save.',
  noApplication: 'Apply first. The quiz belongs to your application.',
  applicationOver: 'This application is over, and its quiz with it.',
} as const
