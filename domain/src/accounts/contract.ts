import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import {
  chooseRoleInput,
  confirmEmailInput,
  demoAccount,
  forgotPasswordInput,
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
  demoAccounts: oc
    .route({ method: 'GET', path: '/demo-accounts' })
    .output(z.object({ accounts: z.array(demoAccount) })),
}
