import { failure, success } from '../message.ts'

/** Toasts of posting a job, as the specification words them (section 8, Jobs and matches). */
export const jobMessages = {
  posted: success('Job posted! Complete the expectations quiz to publish.'),
  postFailed: failure('Error posting job'),
  draftSaved: success('Draft saved', 'Only you can see it.'),
  changesSaved: success('Changes saved'),
  loadFailed: failure('Error', 'Failed to load job details'),
  paused: success('Role paused', 'Candidates no longer see it. You can resume it any time.'),
  resumed: success('Role resumed', 'Candidates see it again.'),
  filled: success('Role marked as filled', 'Congratulations. It no longer takes applications.'),
  reposted: success('Draft made', 'Look it over. It says that it is posted again.'),
  closed: success('Role closed', 'It no longer takes applications.'),
} as const

/** Refusals of the server, in the words the person reads. */
export const jobRefusals = {
  notFound: 'Job not found',
  changedElsewhere: 'This role was changed in another tab. Load it again, then save.',
  noCompany: 'Please add your company first.',
  over: 'This role is over and can no longer be changed.',
  termsFixed: 'People applied on these terms: anonymity, reveal and quiz stay as they were published.',
  leaks: 'Something in this role may give your company away. Remove it or confirm that it is harmless.',
  notThatWay: 'A role can’t be changed in this way now.',
} as const
