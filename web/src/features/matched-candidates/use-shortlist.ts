import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reviewMessages } from '#domain/applications/review-messages.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { type ApplicantKey, putCandidate, revealMutation, shortlistMutation } from './queries.ts'

/** Shows at once and goes back with a message when the server refuses. The name comes with the server's answer, never before. */
export function useShortlist(jobId: string) {
  const queryClient = useQueryClient()
  const lists = { queryKey: ['ranked', jobId] }
  return useMutation({
    ...shortlistMutation,
    onMutate: async (key: ApplicantKey) => {
      await queryClient.cancelQueries(lists)
      const before = queryClient.getQueriesData(lists)
      putCandidate(queryClient, key, { state: 'shortlisted', actions: ['schedule_interview', 'offer', 'decline'] })
      return { before }
    },
    onSuccess: (candidate, key) => {
      putCandidate(queryClient, key, candidate)
      showMessage(reviewMessages.shortlisted)
    },
    onError: (error, _key, kept) => {
      for (const [queryKey, list] of kept?.before ?? []) queryClient.setQueryData(queryKey, list)
      showMessage(reviewMessages.shortlistFailed(readProblem(error).message))
    },
  })
}

export function useReveal(afterwards: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    ...revealMutation,
    onSuccess: (candidate, key) => {
      putCandidate(queryClient, key, candidate)
      showMessage(reviewMessages.revealed)
    },
    onError: (error) => showMessage(reviewMessages.revealFailed(readProblem(error).message)),
    onSettled: afterwards,
  })
}
