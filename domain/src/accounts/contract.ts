import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import {
  accountView,
  changeEmailInput,
  changePasswordInput,
  chooseRoleInput,
  confirmEmailInput,
  demoAccount,
  forgotPasswordInput,
  passwordInput,
  resetPasswordInput,
  role,
  sessionView,
  signInInput,
  signUpInput,
} from './schema.ts'

const nothing = z.object({})

export const accountsContract = {
  session: oc.route({ method: 'GET', path: '/session' }).output(z.object({ session: z.nullable(sessionView) })),
  signUp: oc
    .route({ method: 'POST', path: '/sign-up' })
    .input(signUpInput)
    .output(z.object({ role, isSignedIn: z.boolean() })),
  signIn: oc
    .route({ method: 'POST', path: '/sign-in' })
    .input(signInInput)
    .output(z.object({ role: z.nullable(role) })),
  signOut: oc.route({ method: 'POST', path: '/sign-out' }).input(nothing).output(nothing),
  chooseRole: oc.route({ method: 'POST', path: '/role' }).input(chooseRoleInput).output(z.object({ role })),
  sendConfirmation: oc.route({ method: 'POST', path: '/email-confirmation' }).input(nothing).output(nothing),
  confirmEmail: oc.route({ method: 'POST', path: '/email-confirmation/use' }).input(confirmEmailInput).output(nothing),
  forgotPassword: oc.route({ method: 'POST', path: '/password-reset' }).input(forgotPasswordInput).output(nothing),
  resetPassword: oc.route({ method: 'POST', path: '/password-reset/use' }).input(resetPasswordInput).output(nothing),
  account: oc.route({ method: 'GET', path: '/account' }).output(accountView),
  changePassword: oc.route({ method: 'PUT', path: '/account/password' }).input(changePasswordInput).output(accountView),
  /** Mails a link to the new address; the old one stays until it is used. */
  changeEmail: oc.route({ method: 'PUT', path: '/account/email' }).input(changeEmailInput).output(accountView),
  endSession: oc
    .route({ method: 'DELETE', path: '/account/sessions/{id}' })
    .input(z.object({ id: z.uuid() }))
    .output(accountView),
  endOtherSessions: oc.route({ method: 'DELETE', path: '/account/sessions' }).input(nothing).output(accountView),
  requestDeletion: oc.route({ method: 'POST', path: '/account/deletion' }).input(passwordInput).output(accountView),
  undoDeletion: oc.route({ method: 'DELETE', path: '/account/deletion' }).input(nothing).output(accountView),
  demoAccounts: oc
    .route({ method: 'GET', path: '/demo-accounts' })
    .output(z.object({ accounts: z.array(demoAccount) })),
}
