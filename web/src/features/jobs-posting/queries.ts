import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import type { StateByHand } from '#domain/jobs/rules.ts'
import type { CreateJobInput, ReviewInput, UpdateJobInput } from '#domain/jobs/schema.ts'
import { api } from '../../api.ts'

export const ownJobsQuery = queryOptions({
  queryKey: ['own-jobs'],
  queryFn: async () => (await api.jobs.mine()).jobs,
})

export function ownJobQuery(jobId: string) {
  return queryOptions({ queryKey: ['own-jobs', jobId], queryFn: () => api.jobs.own({ jobId }) })
}

/** What the server understands of the form as it stands; the last answer stays while the next one comes. */
export function reviewQuery(input: ReviewInput) {
  return queryOptions({
    queryKey: ['job-review', input],
    queryFn: () => api.jobs.review(input),
    enabled: input.title.trim() !== '' || input.description.trim() !== '',
    placeholderData: keepPreviousData,
  })
}

export const createJobMutation = mutationOptions({ mutationFn: (input: CreateJobInput) => api.jobs.create(input) })
export const updateJobMutation = mutationOptions({ mutationFn: (input: UpdateJobInput) => api.jobs.update(input) })
export const changeStateMutation = mutationOptions({
  mutationFn: (input: { jobId: string; version: number; to: StateByHand }) => api.jobs.changeState(input),
})

export const repostMutation = mutationOptions({ mutationFn: (jobId: string) => api.jobs.repost({ jobId }) })
