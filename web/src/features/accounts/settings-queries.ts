import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { AccountView } from '#domain/accounts/schema.ts'
import { api } from '../../api.ts'

export const accountQuery = queryOptions({ queryKey: ['account'], queryFn: () => api.accounts.account() })

export const changePasswordMutation = mutationOptions({
  mutationFn: (input: { currentPassword: string; password: string }) => api.accounts.changePassword(input),
})
export const changeEmailMutation = mutationOptions({
  mutationFn: (input: { email: string; password: string }) => api.accounts.changeEmail(input),
})
export const endSessionMutation = mutationOptions({ mutationFn: (id: string) => api.accounts.endSession({ id }) })
export const endOtherSessionsMutation = mutationOptions({ mutationFn: () => api.accounts.endOtherSessions({}) })
export const requestDeletionMutation = mutationOptions({
  mutationFn: (password: string) => api.accounts.requestDeletion({ password }),
})
export const undoDeletionMutation = mutationOptions({ mutationFn: () => api.accounts.undoDeletion({}) })

/** Every call of the settings answers the account as it now stands. */
export function keepAccount(queryClient: QueryClient, account: AccountView): void {
  queryClient.setQueryData(accountQuery.queryKey, account)
}
