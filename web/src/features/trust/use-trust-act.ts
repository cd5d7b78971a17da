import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Message } from '#domain/message.ts'
import { trustMessages } from '#domain/trust/messages.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { lookAgain } from './queries.ts'

type Act<Input> = Pick<UseMutationOptions<{ isDone: true }, Error, Input>, 'mutationFn'>

/** One press on a row: it happens, is said, and the list looks again; a refusal says why. */
export function useTrustAct<Input>({ mutationFn }: Act<Input>, told: Message) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => showMessage(told),
    onError: (error) => showMessage({ ...trustMessages.failed, description: readProblem(error).message }),
    onSettled: () => lookAgain(queryClient),
  })
}
