import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { jobMessages } from '#domain/jobs/messages.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { toastFailure } from '../../ui/toast.ts'
import { ownJobsQuery, repostMutation } from './queries.ts'

/** Makes a draft of a role that is over and opens it. */
export function useRepost() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return useMutation({
    ...repostMutation,
    onSuccess: async (draft) => {
      showMessage(jobMessages.reposted)
      await navigate({ to: '/post-job/$id', params: { id: draft.id } })
      void queryClient.invalidateQueries({ queryKey: ownJobsQuery.queryKey })
    },
    onError: (error) => toastFailure('The role was not posted again', readProblem(error).message),
  })
}
