import { useMutation, useQueryClient } from '@tanstack/react-query'
import { interviewMessages } from '#domain/interviews/messages.ts'
import { api } from '../../api.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { refreshReview } from './queries.ts'

export function useCancelInterview(afterwards: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (key: { jobId: string; interviewId: string }) => api.interviews.cancel(key),
    onSuccess: () => showMessage(interviewMessages.cancelled),
    onError: (error) => showMessage(interviewMessages.scheduleFailed(readProblem(error).message)),
    onSettled: (_, __, { jobId }) => {
      afterwards()
      return refreshReview(queryClient, jobId)
    },
  })
}
