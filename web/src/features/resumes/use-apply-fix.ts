import { useMutation, useQueryClient } from '@tanstack/react-query'
import { readProblem } from '../../api-error.ts'
import { toastFailure, toastSuccess } from '../../ui/toast.ts'
import { applyFixMutation, resumeAnalysisQuery } from './queries.ts'

/** Writes a quick win into the draft and shows it as written. */
export function useApplyFix(resumeId: string, onApplied?: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    ...applyFixMutation,
    onSuccess: async () => {
      await queryClient.invalidateQueries(resumeAnalysisQuery(resumeId))
      toastSuccess('Written into your draft', 'Your uploaded résumé stays as it is.')
      onApplied?.()
    },
    onError: (error) => toastFailure('Failed to save', readProblem(error).message),
  })
}
