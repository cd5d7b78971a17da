import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { accountMessages } from '#domain/accounts/messages.ts'
import { applicationMessages } from '#domain/applications/messages.ts'
import { reviewMessages } from '#domain/applications/review-messages.ts'
import { companyMessages } from '#domain/companies/messages.ts'
import { interviewMessages } from '#domain/interviews/messages.ts'
import { jobMessages } from '#domain/jobs/messages.ts'
import { matchMessages } from '#domain/matches/messages.ts'
import type { Message } from '#domain/message.ts'
import { profileMessages } from '#domain/profiles/messages.ts'
import { resumeMessages } from '#domain/resumes/messages.ts'
import { invitesSent, trustMessages } from '#domain/trust/messages.ts'
import { showMessage } from './show-message.ts'
import { dismissAllToasts, readToasts } from './ui/toast.ts'
import { Toaster } from './ui/toaster.tsx'

type Entry = [message: Message, title: string, description?: string]
const why = 'The list is full.'

/** The catalogue, in its order. */
const failures: Entry[] = [
  [accountMessages.tooManyAttempts, 'Too many attempts', 'Please wait a few minutes before trying again.'],
  [accountMessages.signInFailed, 'Sign in failed', 'Check your email and password and try again.'],
  [accountMessages.accountExists, 'Account exists', 'This email is already registered. Try signing in.'],
  [accountMessages.signUpFailed, 'Sign up failed', 'Could not create account. Try again.'],
  [resumeMessages.wrongType, 'Invalid file type', 'Please upload a PDF or Word document'],
  [resumeMessages.tooLarge, 'File too large', 'Please upload a file smaller than 10MB'],
  [resumeMessages.uploadFailed(), 'Upload failed', 'Please try again'],
  [resumeMessages.uploadFailed(why), 'Upload failed', why],
  [resumeMessages.processingFailed(why), 'Processing failed', why],
  [profileMessages.addATitle, 'Add at least one title', 'What roles are you targeting?'],
  [profileMessages.saveFailed, 'Failed to save', 'Please try again'],
  [profileMessages.saveRefused(why), 'Failed to save', why],
  [profileMessages.autosaveFailed, 'Failed to save', "Your changes couldn't be saved. Please try again."],
  [profileMessages.avatarFailed, 'Failed to upload avatar'],
  [companyMessages.logoFailed, 'Failed to upload logo'],
  [trustMessages.invitesFailed, 'Failed to send invites'],
  [companyMessages.verificationFailed, 'Failed to send verification email'],
  [profileMessages.onboardingFailed, 'Error', 'Failed to complete onboarding. Please try again.'],
  [profileMessages.onboardingPreferencesFailed, 'Error', 'Failed to save preferences'],
  [profileMessages.summaryFailed, 'Error', 'Failed to save your summary.'],
  [profileMessages.generateFailed, 'Error', 'Failed to generate summary. Please try again.'],
  [accountMessages.signOutFailed, 'Error', 'Failed to sign out. Please try again.'],
  [trustMessages.inviteFailed, 'Failed to send vouch invitation'],
  [trustMessages.verificationFailed, 'Failed to send verification request'],
  [applicationMessages.noResumeOnCard, 'No résumé found', 'Please upload a résumé first.'],
  [applicationMessages.applyFailedOnCard, 'Error', 'Failed to apply to job.'],
  [matchMessages.alreadySaved, 'Already saved', 'This job is already in your saved jobs.'],
  [matchMessages.saveFailed, 'Error', 'Failed to save job.'],
  [applicationMessages.jobLoadFailed, 'Error', 'Failed to load job details'],
  [applicationMessages.applyFailed(why), 'Application failed', why],
  [applicationMessages.noResumeOnPage, 'No resume found', 'Please upload a resume before applying'],
  [resumeMessages.draftNotFound, 'Error', 'Draft not found'],
  [resumeMessages.setActiveFailed, 'Failed to update résumé'],
  [jobMessages.postFailed, 'Error posting job'],
  [reviewMessages.loadFailed(why), 'Error loading candidates', why],
  [reviewMessages.shortlistFailed(why), 'Error', why],
  [interviewMessages.scheduleFailed(why), 'Error', why],
]
const successes: Entry[] = [
  [accountMessages.accountCreated, 'Account created', "Welcome! Let's set up your profile."],
  [invitesSent(2), 'Sent 2 vouch invite(s)'],
  [companyMessages.verificationSent, 'Verification email sent! Check your inbox.'],
  [resumeMessages.analysisComplete, 'Analysis complete', 'Your résumé has been analyzed successfully'],
  [profileMessages.preferencesSaved, 'Preferences saved', 'Finding your matches…'],
  [profileMessages.onboardingDone, 'Welcome!', "You're all set. We'll start matching you now."],
  [profileMessages.onboardingPreferencesSaved, 'Preferences saved', 'Finding your matches...'],
  [profileMessages.summarySaved, 'Saved', 'Your professional summary has been updated.'],
  [profileMessages.generated, 'Generated!', 'Your professional summary has been created.'],
  [accountMessages.signedOut, 'Signed out successfully'],
  [trustMessages.inviteSent, "Vouch invitation sent! They'll receive an email to confirm."],
  [trustMessages.verificationSent, 'Verification request sent! The verifier will receive an email.'],
  [matchMessages.saved, 'Saved to shortlist', 'You can view it anytime in your saved jobs.'],
  [matchMessages.passed, 'Passed', "We won't show this job again."],
  [applicationMessages.applied(), 'Application submitted', 'Your application has been submitted successfully'],
  [applicationMessages.applied(why), 'Application submitted', why],
  [resumeMessages.setActive, 'Draft set as active résumé!'],
  [jobMessages.posted, 'Job posted! Complete the expectations quiz to publish.'],
  [reviewMessages.shortlisted, 'Candidate shortlisted', 'The candidate has been added to your shortlist'],
  [interviewMessages.scheduled, 'Interview scheduled', 'The candidate will be notified'],
]

beforeEach(dismissAllToasts)

describe('a message of the catalogue is a toast in its words', () => {
  test.each(failures)('%o, red and read at once', async (message, title, description) => {
    render(<Toaster />)
    showMessage(message)
    expect(readToasts()).toMatchObject([{ title, description }])
    const words = await screen.findByText(title)
    expect(screen.getByRole('alert').contains(words)).toBe(true)
    expect(screen.getByRole('alert').parentElement?.classList.contains('border-bad')).toBe(true)
  })

  test.each(successes)('%o, not red and read politely', async (message, title, description) => {
    render(<Toaster />)
    showMessage(message)
    expect(readToasts()).toMatchObject([{ title, description }])
    const words = await screen.findByText(title)
    expect(screen.getByRole('status').contains(words)).toBe(true)
    expect(screen.getByRole('status').parentElement?.classList.contains('border-bad')).toBe(false)
  })
})
