import { useMutation, useQueryClient } from '@tanstack/react-query'
import { jobMessages } from '#domain/jobs/messages.ts'
import type { StateByHand } from '#domain/jobs/rules.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { toastFailure } from '../../ui/toast.ts'
import { changeStateMutation, ownJobQuery, ownJobsQuery } from './queries.ts'

const said = {
  paused: jobMessages.paused,
  published: jobMessages.resumed,
  filled: jobMessages.filled,
  closed: jobMessages.closed,
}

/** Pauses, resumes, fills or closes a role, and says so. */
export function useChangeState(role: { id: string; version: number }) {
  const queryClient = useQueryClient()
  const change = useMutation({
    ...changeStateMutation,
    onSuccess: (job, { to }) => {
      queryClient.setQueryData(ownJobQuery(job.id).queryKey, job)
      showMessage(said[to])
    },
    onError: (error) => toastFailure('The role was not changed', readProblem(error).message),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownJobsQuery.queryKey }),
  })
  return {
    isChanging: change.isPending,
    changeTo: (to: StateByHand) => change.mutate({ jobId: role.id, version: role.version, to }),
  }
}
