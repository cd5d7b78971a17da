import { useMutation, useQueryClient } from '@tanstack/react-query'
import { resumeMessages } from '#domain/resumes/messages.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { toastFailure } from '../../ui/toast.ts'
import { acceptRewriteMutation, applyFixMutation, resumeAnalysisQuery } from './queries.ts'

/** Writes a quick win into the draft and shows it as written. */
export function useApplyFix(resumeId: string, onApplied?: () => void) {
  return useMutation({ ...applyFixMutation, ...useShownAsWritten(resumeId, onApplied) })
}

/** Writes a deep-dive rewrite into the draft. */
export function useAcceptRewrite(resumeId: string) {
  return useMutation({ ...acceptRewriteMutation, ...useShownAsWritten(resumeId) })
}

function useShownAsWritten(resumeId: string, onApplied?: () => void) {
  const queryClient = useQueryClient()
  return {
    onSuccess: async ({ id }: { id: string }) => {
      void queryClient.invalidateQueries({ queryKey: ['resume-drafts', id] })
      await queryClient.invalidateQueries(resumeAnalysisQuery(resumeId))
      showMessage(resumeMessages.writtenIntoDraft)
      onApplied?.()
    },
    onError: (error: unknown) => toastFailure('Failed to save', readProblem(error).message),
  }
}
