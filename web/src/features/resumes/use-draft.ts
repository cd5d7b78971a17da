import { useMutation, useQueryClient } from '@tanstack/react-query'
import { resumeMessages } from '#domain/resumes/messages.ts'
import type { ResumeDraftView } from '#domain/resumes/schema.ts'
import { api } from '../../api.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { toastFailure } from '../../ui/toast.ts'
import { resumeDraftQuery, saveDraftMutation } from './queries.ts'

/** Saving a draft, and making it the active résumé with what is typed just now. */
export function useDraft(draft: ResumeDraftView) {
  const queryClient = useQueryClient()
  const keep = (saved: ResumeDraftView) => queryClient.setQueryData(resumeDraftQuery(draft.id).queryKey, saved)
  const saving = useMutation({
    ...saveDraftMutation,
    onSuccess: (saved) => {
      keep(saved)
      showMessage(resumeMessages.draftSaved)
    },
    onError: (error) => toastFailure('Failed to save', readProblem(error).message),
  })
  const activating = useMutation({
    mutationFn: async (body: string) => {
      if (body.trim() !== draft.body) await api.resumes.saveDraft({ id: draft.id, body, version: draft.version })
      return api.resumes.activateDraft({ id: draft.id })
    },
    onSuccess: async (active) => {
      keep(active)
      showMessage(resumeMessages.setActive)
      await queryClient.invalidateQueries({ queryKey: ['resumes'] })
      void queryClient.invalidateQueries({ queryKey: ['matches'] })
    },
    onError: (error) => toastFailure(resumeMessages.setActiveFailed.title, readProblem(error).message),
  })
  return {
    save: (body: string) => saving.mutate({ id: draft.id, body, version: draft.version }),
    activate: (body: string) => activating.mutate(body),
    isSaving: saving.isPending,
    isActivating: activating.isPending,
  }
}
