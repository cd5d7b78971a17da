import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'

export const latestResumeQuery = queryOptions({
  queryKey: ['resumes', 'latest'],
  queryFn: async () => (await api.resumes.latest()).resume,
})

export function resumeAnalysisQuery(id: string) {
  return queryOptions({ queryKey: ['resumes', id, 'analysis'], queryFn: () => api.resumes.analysis({ id }) })
}

export const retryResumeMutation = mutationOptions({ mutationFn: (id: string) => api.resumes.retry({ id }) })

export const submitAnswersMutation = mutationOptions({
  mutationFn: (input: { id: string; answers: { questionId: string; answer: string }[] }) =>
    api.resumes.submitAnswers(input),
})

export const applyFixMutation = mutationOptions({
  mutationFn: (input: { id: string; fixId: string }) => api.resumes.applyFix(input),
})
