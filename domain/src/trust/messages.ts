import { failure, success } from '../message.ts'

/** Toasts as the specification words them (sections 5 and 8); the titles of failures stand for the description's reason. */
export const trustMessages = {
  missingInformation: failure('Missing information', 'Please enter both name and email.'),
  inviteFailed: failure('Failed to send vouch invitation'),
  inviteSent: success("Vouch invitation sent! They'll receive an email to confirm."),
  invitesFailed: failure('Failed to send invites'),
  verificationFailed: failure('Failed to send verification request'),
  verificationSent: success('Verification request sent! The verifier will receive an email.'),
  sentAgain: success('Sent again', 'The new link works; the old one still does too.'),
  withdrawn: success('Invitation cancelled', 'The link no longer works.'),
  revoked: success('Request withdrawn', 'The link no longer works.'),
  correctionAccepted: success('Correction accepted', 'The job now counts as verified.'),
  correctionRefused: success('Correction refused', 'The job does not count. You can ask somebody else.'),
  commentHidden: success('Comment hidden', 'Employers do not see it. The vouch still counts.'),
  commentShown: success('Comment shown', 'Employers you apply to can read it once they know your name.'),
  failed: failure('That did not work'),
} as const

/** 'Sent N vouch invite(s)', with the number and the plural as they are. */
export function invitesSent(count: number) {
  return success(`Sent ${count} vouch invite(s)`)
}

export const inviteRefusals = {
  own_address: 'This is your own address. Please ask somebody who worked with you.',
  used_before: 'You have already asked this address. Please ask somebody else.',
  full: 'Three vouches are open or confirmed. Cancel one to ask somebody else.',
  stopped: 'This address takes no invitations from Gladwork. Please ask somebody else.',
  not_replaceable: 'This invitation has already been answered.',
} as const
export type InviteRefusal = keyof typeof inviteRefusals

export const resendRefusals = {
  not_found: 'This invitation is not there any more.',
  too_soon: 'A link can be sent again once a day.',
  not_open: 'This invitation has already been answered.',
  stopped: inviteRefusals.stopped,
} as const
export type ResendRefusal = keyof typeof resendRefusals

export const employmentRefusals = {
  own_address: 'This is your own address. Please name somebody at the company who can look it up.',
  free_mail: 'Please use an address of the company. Free mail proves nothing about it.',
  other_domain: 'This address does not seem to belong to the company. Please use one of its own domain.',
  asked_before: 'A request for this job is open or already answered.',
  stopped: inviteRefusals.stopped,
} as const
export type EmploymentRefusal = keyof typeof employmentRefusals

/** What an invited person reads when the browser is that of the person who asked. */
export const ownBrowser = 'This has to be answered by the company itself, in its own browser.'

/** Never an accusation: whoever reads it may have done nothing wrong. */
export const underReview = 'Under review. It does not count yet; we look at it within a few days.'

export const invitedMessages = {
  vouched: 'Thank you. Your vouch has been passed on.',
  declined: 'Thank you. We will not ask you again about this person.',
  unknown_person: 'Thank you. We will not ask you again about this person.',
  reported: 'Thank you. We will look into it, and we will not ask you again about this person.',
  stopped: 'You will get no more invitations from Gladwork.',
} as const
