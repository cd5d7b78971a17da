import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Role, SignInInput, SignUpInput } from '#domain/accounts/schema.ts'
import { api } from '../../api.ts'

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => (await api.accounts.session()).session,
  staleTime: 60_000,
})

export const demoAccountsQuery = queryOptions({
  queryKey: ['demo-accounts'],
  queryFn: async () => (await api.accounts.demoAccounts()).accounts,
  staleTime: Number.POSITIVE_INFINITY,
})

export const signInMutation = mutationOptions({ mutationFn: (input: SignInInput) => api.accounts.signIn(input) })
export const signUpMutation = mutationOptions({ mutationFn: (input: SignUpInput) => api.accounts.signUp(input) })
export const signOutMutation = mutationOptions({ mutationFn: () => api.accounts.signOut({}) })
export const chooseRoleMutation = mutationOptions({ mutationFn: (role: Role) => api.accounts.chooseRole({ role }) })
export const forgotPasswordMutation = mutationOptions({
  mutationFn: (input: { email: string }) => api.accounts.forgotPassword(input),
})
export const resetPasswordMutation = mutationOptions({
  mutationFn: (input: { secret: string; password: string }) => api.accounts.resetPassword(input),
})
export const confirmEmailMutation = mutationOptions({
  mutationFn: (input: { secret: string }) => api.accounts.confirmEmail(input),
})
