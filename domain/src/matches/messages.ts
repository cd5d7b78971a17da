import { failure, success } from '../message.ts'

/** Toasts of the matches list, as the specification words them (section 8). */
export const matchMessages = {
  alreadySaved: failure('Already saved', 'This job is already in your saved jobs.'),
  saveFailed: failure('Error', 'Failed to save job.'),
  saved: success('Saved to shortlist', 'You can view it anytime in your saved jobs.'),
  passed: success('Passed', "We won't show this job again."),
  removed: success('Removed from your saved jobs'),
  noteFailed: failure('Error', 'Failed to save your note.'),
  restored: success('Restored', 'This job is back among your matches.'),
  restoreFailed: failure('Error', 'Failed to restore job.'),
} as const
