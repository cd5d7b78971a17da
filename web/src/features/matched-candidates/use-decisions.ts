import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { reviewMessages } from '#domain/applications/review-messages.ts'
import type { RankedCandidate } from '#domain/applications/schema.ts'
import type { Message } from '#domain/message.ts'
import { api } from '../../api.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { type ApplicantKey, putCandidate } from './queries.ts'

type Declining = ApplicantKey & { reason: string }

/** Decline with its undo, offer, hired. The card then stands as the server answered. */
export function useDecisions(afterwards: () => void) {
  const undo = useDecision((key: ApplicantKey) => api.applications.undoDecline(key), reviewMessages.declineUndone)
  const decline = useDecision((input: Declining) => api.applications.declineCandidate(input), reviewMessages.declined, {
    afterwards,
    undo: ({ jobId, candidateUserId }) => undo.mutate({ jobId, candidateUserId }),
  })
  const offer = useDecision((key: ApplicantKey) => api.applications.makeOffer(key), reviewMessages.offered, {
    afterwards,
  })
  const hire = useDecision((key: ApplicantKey) => api.applications.markHired(key), reviewMessages.hired, { afterwards })
  return { decline, undo, offer, hire }
}

type Around<Input> = { afterwards?: () => void; undo?: (input: Input) => void }

function useDecision<Input extends ApplicantKey>(
  send: (input: Input) => Promise<RankedCandidate>,
  done: Message,
  { afterwards, undo }: Around<Input> = {},
) {
  const queryClient = useQueryClient()
  const options: UseMutationOptions<RankedCandidate, Error, Input> = {
    mutationFn: send,
    onSuccess: (candidate, input) => {
      putCandidate(queryClient, input, candidate)
      showMessage(done, undo && { label: 'Undo', onPress: () => undo(input) })
      void queryClient.invalidateQueries({ queryKey: ['own-jobs'] })
    },
    onError: (error) => showMessage(reviewMessages.decisionFailed(readProblem(error).message)),
    onSettled: afterwards,
  }
  return useMutation(options)
}
