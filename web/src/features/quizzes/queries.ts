import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { EditQuizInput, SubmitInput } from '#domain/quizzes/schema.ts'
import { api } from '../../api.ts'

export function expectationsQuery(jobId: string) {
  return queryOptions({
    queryKey: ['expectations-quiz', jobId],
    queryFn: () => api.quizzes.expectations({ jobId }),
    // Where one stands depends on the clock and on other tabs.
    staleTime: 0,
  })
}

export function quizEditorQuery(jobId: string) {
  return queryOptions({ queryKey: ['quiz-editor', jobId], queryFn: () => api.quizzes.editor({ jobId }) })
}

export function quizResultsQuery(jobId: string) {
  return queryOptions({ queryKey: ['quiz-results', jobId], queryFn: () => api.quizzes.results({ jobId }) })
}

export const startExpectationsMutation = mutationOptions({
  mutationFn: (jobId: string) => api.quizzes.startExpectations({ jobId }),
})
export const submitExpectationsMutation = mutationOptions({
  mutationFn: (input: SubmitInput) => api.quizzes.submitExpectations(input),
})
export const startApplicationQuizMutation = mutationOptions({
  mutationFn: (jobId: string) => api.quizzes.startApplication({ jobId }),
})
export const submitApplicationQuizMutation = mutationOptions({
  mutationFn: (input: SubmitInput) => api.quizzes.submitApplication(input),
})
export const editQuizMutation = mutationOptions({ mutationFn: (input: EditQuizInput) => api.quizzes.edit(input) })
export const regenerateQuizMutation = mutationOptions({
  mutationFn: (jobId: string) => api.quizzes.regenerate({ jobId }),
})
