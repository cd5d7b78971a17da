import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { interviewMessages } from '#domain/interviews/messages.ts'
import type { AcceptInput, AskOthersInput, ProposalView } from '#domain/interviews/schema.ts'
import type { Message } from '#domain/message.ts'
import { api } from '../../api.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { refreshApplications } from '../applications/queries.ts'

type Key = { jobId: string; interviewId: string }

/** The candidate's three answers to an interview. Whatever came of one, the page then shows how things stand. */
export function useInterviewAnswer(afterwards: () => void) {
  const accept = useAnswer((input: Key & AcceptInput) => api.interviews.accept(input), interviewMessages.accepted)
  const askOthers = useAnswer(
    (input: Key & AskOthersInput) => api.interviews.askOthers(input),
    interviewMessages.othersAsked,
    afterwards,
  )
  const decline = useAnswer((key: Key) => api.interviews.decline(key), interviewMessages.declined, afterwards)
  return { accept, askOthers, decline }
}

function useAnswer<Input>(send: (input: Input) => Promise<ProposalView>, done: Message, afterwards?: () => void) {
  const queryClient = useQueryClient()
  const options: UseMutationOptions<ProposalView, Error, Input> = {
    mutationFn: send,
    onSuccess: () => showMessage(done),
    onError: (error) => showMessage(interviewMessages.answerFailed(readProblem(error).message)),
    onSettled: async () => {
      afterwards?.()
      await refreshApplications(queryClient)
    },
  }
  return useMutation(options)
}
