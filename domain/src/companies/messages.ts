import { failure, success } from '../message.ts'

/** Toasts of the employer wizard and the company page (specification, section 8). */
export const companyMessages = {
  progressFailed: failure('Failed to save progress', 'Nothing you typed is lost. Please try again.'),
  logoFailed: failure('Failed to upload logo'),
  companySaved: success('Saved', 'Your company has been updated.'),
  verificationSent: success('Verification email sent! Check your inbox.'),
  verificationFailed: failure('Failed to send verification email'),
} as const

/** What the form says where a newer version of the company was saved in another tab. */
export const companyChangedElsewhere = 'Your company was changed in another tab. Load it again, then save.'

export const logoRefusals = {
  too_large: 'Please select an image under 2MB',
  wrong_type: 'Please select a PNG or JPEG image',
  unreadable: 'This image could not be read. Please try another.',
  no_company: 'Please save your company first.',
} as const
