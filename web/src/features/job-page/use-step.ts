import { useMutation, useQueryClient } from '@tanstack/react-query'
import { applicationMessages } from '#domain/applications/messages.ts'
import type { Message } from '#domain/message.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { refreshApplications, type sendMutation } from '../applications/queries.ts'

type Step = { mutationFn?: typeof sendMutation.mutationFn }

/** One step of an own application: says what happened, and shows every list as it now is. */
export function useStep(step: Step, done: Message, afterwards?: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    ...step,
    onSuccess: () => showMessage(done),
    onError: (error) => showMessage(applicationMessages.changeFailed(readProblem(error).message)),
    onSettled: async () => {
      afterwards?.()
      await refreshApplications(queryClient)
    },
  })
}
