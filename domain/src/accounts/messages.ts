import { failure, success } from '../message.ts'

/** Toasts of signing in, signing up and signing out, as the specification words them (section 8, Auth and Profile). */
export const accountMessages = {
  tooManyAttempts: failure('Too many attempts', 'Please wait a few minutes before trying again.'),
  signInFailed: failure('Sign in failed', 'Check your email and password and try again.'),
  accountExists: failure('Account exists', 'This email is already registered. Try signing in.'),
  signUpFailed: failure('Sign up failed', 'Could not create account. Try again.'),
  accountCreated: success('Account created', "Welcome! Let's set up your profile."),
  /** Where the installation tells nobody whether an address is registered (AUTH_ENUMERATION=strict). */
  lookInInbox: success('Check your inbox', 'We sent a mail to that address. It says how to go on.'),
  signedOut: success('Signed out successfully'),
  signOutFailed: failure('Error', 'Failed to sign out. Please try again.'),
  confirmationSent: success('Confirmation sent', 'Open the link in the e-mail to confirm your address.'),
  emailConfirmed: success('Address confirmed', 'Thank you. Your e-mail address is confirmed.'),
  resetSent: success('Check your inbox', 'If that address has an account, a link to set a new password is on its way.'),
  passwordChanged: success('Password changed', 'Sign in with your new password.'),
  passwordUpdated: success('Password changed', 'Other devices were signed out.'),
  wrongPassword: 'That is not your current password.',
  emailChangeSent: success(
    'Check your inbox',
    'Open the link we sent to the new address. Until then the old one stays.',
  ),
  sessionEnded: success('Signed out there'),
  othersEnded: success('Signed out everywhere else'),
  deletionRequested: success('Your account will be deleted', 'You can undo this for 7 days.'),
  deletionUndone: success('Your account stays', 'Nothing was deleted.'),
  /** What needs a confirmed address says so; the page offers to send the link again. */
  confirmFirst: failure(
    'Confirm your address first',
    'Please confirm your e-mail address. We can send you the link again.',
  ),
} as const

/** The page for a one-time link that can't be used, whatever the reason: used, expired, made up or for something else. */
export const deadLink = 'That link has expired or was already used. Ask for a new one.'
