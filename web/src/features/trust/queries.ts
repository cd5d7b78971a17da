import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { EmploymentAnswer, EmploymentRequest, VouchForm, VouchInvitation } from '#domain/trust/forms.ts'
import { api } from '../../api.ts'

export const trustQuery = queryOptions({ queryKey: ['trust'], queryFn: () => api.trust.overview() })

/** Everything that shows trust looks again: the overview and the counts of the setup. */
export function lookAgain(queryClient: QueryClient) {
  return Promise.all([
    queryClient.invalidateQueries(trustQuery),
    queryClient.invalidateQueries({ queryKey: ['profile', 'trust-counts'] }),
  ])
}

export const inviteMutation = mutationOptions({ mutationFn: (input: VouchInvitation) => api.trust.inviteVouch(input) })
export const withdrawMutation = mutationOptions({ mutationFn: (id: string) => api.trust.withdrawVouch({ id }) })
export const resendMutation = mutationOptions({ mutationFn: (id: string) => api.trust.resendVouch({ id }) })
export const showCommentMutation = mutationOptions({
  mutationFn: (input: { id: string; isHidden: boolean }) => api.trust.showComment(input),
})
export const requestEmploymentMutation = mutationOptions({
  mutationFn: (input: EmploymentRequest) => api.trust.requestEmploymentVerification(input),
})
export const revokeMutation = mutationOptions({ mutationFn: (id: string) => api.trust.revokeEmployment({ id }) })
export const settleMutation = mutationOptions({
  mutationFn: (input: { id: string; accept: boolean }) => api.trust.settleCorrection(input),
})

/** What an invited person is asked; the secret stays out of every address but the page's own. */
export function vouchQuestionQuery(secret: string) {
  return queryOptions({
    queryKey: ['invited', 'vouch', secret],
    queryFn: () => api.trust.lookAtVouch({ secret }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
export const openVouchMutation = mutationOptions({ mutationFn: (secret: string) => api.trust.openVouch({ secret }) })
export const refuseVouchMutation = mutationOptions({
  mutationFn: (input: { secret: string; answer: 'declined' | 'unknown_person' | 'reported' }) =>
    api.trust.refuseVouch(input),
})
export const giveVouchMutation = mutationOptions({ mutationFn: (form: VouchForm) => api.trust.giveVouch(form) })

export function employmentQuestionQuery(secret: string) {
  return queryOptions({
    queryKey: ['invited', 'employment', secret],
    queryFn: () => api.trust.lookAtEmployment({ secret }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
export const answerEmploymentMutation = mutationOptions({
  mutationFn: (input: EmploymentAnswer) => api.trust.answerEmployment(input),
})
