import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { CorrectReadingInput } from '#domain/resumes/schema.ts'
import { api } from '../../api.ts'

export const latestResumeQuery = queryOptions({
  queryKey: ['resumes', 'latest'],
  queryFn: async () => (await api.resumes.latest()).resume,
})

export function resumeAnalysisQuery(id: string) {
  return queryOptions({ queryKey: ['resumes', id, 'analysis'], queryFn: () => api.resumes.analysis({ id }) })
}

export function resumeReadingQuery(id: string) {
  return queryOptions({ queryKey: ['resumes', id, 'reading'], queryFn: () => api.resumes.reading({ id }) })
}

export function resumeVersionsQuery(id: string) {
  return queryOptions({
    queryKey: ['resumes', id, 'versions'],
    queryFn: async () => (await api.resumes.versions({ id })).versions,
  })
}

export function resumeDraftQuery(id: string) {
  return queryOptions({ queryKey: ['resume-drafts', id], queryFn: () => api.resumes.draft({ id }) })
}

export const retryResumeMutation = mutationOptions({ mutationFn: (id: string) => api.resumes.retry({ id }) })

export const submitAnswersMutation = mutationOptions({
  mutationFn: (input: { id: string; answers: { questionId: string; answer: string }[] }) =>
    api.resumes.submitAnswers(input),
})

export const analyzeMutation = mutationOptions({ mutationFn: (id: string) => api.resumes.analyze({ id }) })

export const applyFixMutation = mutationOptions({
  mutationFn: (input: { id: string; fixId: string }) => api.resumes.applyFix(input),
})

export const acceptRewriteMutation = mutationOptions({
  mutationFn: (input: { id: string; rewriteId: string }) => api.resumes.acceptRewrite(input),
})

export const correctReadingMutation = mutationOptions({
  mutationFn: (input: CorrectReadingInput) => api.resumes.correctReading(input),
})

export const saveDraftMutation = mutationOptions({
  mutationFn: (input: { id: string; body: string; version: number }) => api.resumes.saveDraft(input),
})

export const restoreVersionMutation = mutationOptions({
  mutationFn: (input: { id: string; versionId: string }) => api.resumes.restoreVersion(input),
})
