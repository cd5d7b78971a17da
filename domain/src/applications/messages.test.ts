import { expect, test } from 'vitest'
import { companyMessages } from '../companies/messages.ts'
import { companySizes } from '../companies/schema.ts'
import { interviewMessages } from '../interviews/messages.ts'
import { quizThreshold } from '../jobs/limits.ts'
import { jobMessages } from '../jobs/messages.ts'
import { qualityGuardNote } from '../jobs/quality.ts'
import type { Message } from '../message.ts'
import { expectationsPercent } from '../quizzes/grading.ts'
import { applicationMessages, jobNotFound, snapshotWords } from './messages.ts'
import { applicationQuizAttempts, applicationQuizQuestions } from './next-step.ts'
import { replyClock } from './reply-clock.ts'
import { emptyReview, reviewMessages } from './review-messages.ts'
import { endReasons } from './timeline.ts'

const reason = 'The server said so.'

test.each<[string, Message, Message['kind'], string, string | undefined]>([
  [
    'apply from a card without a résumé',
    applicationMessages.noResumeOnCard,
    'failure',
    'No résumé found',
    'Please upload a résumé first.',
  ],
  ['apply from a card fails', applicationMessages.applyFailedOnCard, 'failure', 'Error', 'Failed to apply to job.'],
  ['a job does not load', applicationMessages.jobLoadFailed, 'failure', 'Error', 'Failed to load job details'],
  ['apply on the page fails', applicationMessages.applyFailed(reason), 'failure', 'Application failed', reason],
  [
    'apply on the page without a résumé',
    applicationMessages.noResumeOnPage,
    'failure',
    'No resume found',
    'Please upload a resume before applying',
  ],
  [
    'applied, with a next step',
    applicationMessages.applied('Take the quiz.'),
    'success',
    'Application submitted',
    'Take the quiz.',
  ],
  [
    'applied',
    applicationMessages.applied(),
    'success',
    'Application submitted',
    'Your application has been submitted successfully',
  ],
  ['candidates do not load', reviewMessages.loadFailed(reason), 'failure', 'Error loading candidates', reason],
  [
    'no job is selected',
    reviewMessages.noJobSelected,
    'failure',
    'No job selected',
    'Please select a job to view candidates',
  ],
  [
    'shortlisted',
    reviewMessages.shortlisted,
    'success',
    'Candidate shortlisted',
    'The candidate has been added to your shortlist',
  ],
  ['shortlisting fails', reviewMessages.shortlistFailed(reason), 'failure', 'Error', reason],
  [
    'times are proposed',
    interviewMessages.scheduled,
    'success',
    'Interview scheduled',
    'The candidate will be notified',
  ],
  ['proposing fails', interviewMessages.scheduleFailed(reason), 'failure', 'Error', reason],
  [
    'a job is posted',
    jobMessages.posted,
    'success',
    'Job posted! Complete the expectations quiz to publish.',
    undefined,
  ],
  ['posting fails without a message', jobMessages.postFailed, 'failure', 'Error posting job', undefined],
  ['a logo fails', companyMessages.logoFailed, 'failure', 'Failed to upload logo', undefined],
  [
    'a verification mail is sent',
    companyMessages.verificationSent,
    'success',
    'Verification email sent! Check your inbox.',
    undefined,
  ],
  [
    'a verification mail fails',
    companyMessages.verificationFailed,
    'failure',
    'Failed to send verification email',
    undefined,
  ],
])('%s: the toast is word for word', (_, message, kind, title, description) => {
  expect(message).toEqual(description === undefined ? { kind, title } : { kind, title, description })
})

test('a step of the employer wizard that fails says so', () => {
  expect(companyMessages.progressFailed).toMatchObject({ kind: 'failure', title: 'Failed to save progress' })
})

test('the words of the review are those agreed on', () => {
  expect(snapshotWords).toEqual({
    title: 'Resume Snapshot',
    stamp: 'Frozen snapshot created at application time for fairness',
    missing: 'No snapshot found',
  })
  expect(emptyReview).toEqual({
    title: 'No candidates matched yet',
    text: 'Candidates will appear here once they apply to your job',
  })
  expect(jobNotFound).toBe('Job not found')
  expect(endReasons.no_reply).toBe('No reply from employer')
  expect(qualityGuardNote).toBe('Published after an expectations quiz. Snapshots cannot change. Answer within 14 days.')
})

test('the figures of hiring are those agreed on', () => {
  expect(replyClock).toEqual({ answerDays: 14, reminderDay: 10, closingDay: 21 })
  expect(expectationsPercent).toBe(70)
  expect(quizThreshold).toEqual({ minimum: 50, maximum: 90, initial: 70 })
  expect([applicationQuizQuestions, applicationQuizAttempts]).toEqual([6, 2])
  expect(companySizes).toEqual(['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'])
})
