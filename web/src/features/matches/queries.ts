import { infiniteQueryOptions, mutationOptions, queryOptions } from '@tanstack/react-query'
import { api } from '../../api.ts'
import type { MatchesSearch } from './matches-search.ts'

const firstPage = undefined as string | undefined

/** Everything whose key begins like this is read again when matches have changed. */
export const matchesKey = ['matches'] as const
export const matchListsKey = [...matchesKey, 'list'] as const

export function matchListQuery({ sort, unlocked, stretch }: MatchesSearch) {
  return infiniteQueryOptions({
    queryKey: [...matchListsKey, { sort, unlocked, stretch }],
    queryFn: ({ pageParam: cursor }) => api.matches.list({ sort, unlockedOnly: unlocked, stretch, cursor }),
    initialPageParam: firstPage,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

export const matchSummaryQuery = queryOptions({
  queryKey: [...matchesKey, 'summary'],
  queryFn: () => api.matches.summary(),
})

export function openedMatchQuery(jobId: string) {
  return queryOptions({ queryKey: [...matchesKey, 'open', jobId], queryFn: () => api.matches.open({ jobId }) })
}

export function jobEvidenceQuery(jobId: string) {
  return queryOptions({
    queryKey: [...matchesKey, 'evidence', jobId],
    queryFn: () => api.applications.jobEvidence({ jobId }),
  })
}

export const savedJobsQuery = infiniteQueryOptions({
  queryKey: [...matchesKey, 'saved'],
  queryFn: ({ pageParam: cursor }) => api.matches.saved({ cursor }),
  initialPageParam: firstPage,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
})

export const passedJobsQuery = infiniteQueryOptions({
  queryKey: [...matchesKey, 'passed'],
  queryFn: ({ pageParam: cursor }) => api.matches.passed({ cursor }),
  initialPageParam: firstPage,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
})

export const saveJobMutation = mutationOptions({ mutationFn: (jobId: string) => api.matches.save({ jobId }) })
export const unsaveJobMutation = mutationOptions({ mutationFn: (jobId: string) => api.matches.unsave({ jobId }) })
export const passJobMutation = mutationOptions({ mutationFn: (jobId: string) => api.matches.pass({ jobId }) })
export const restoreJobMutation = mutationOptions({ mutationFn: (jobId: string) => api.matches.restore({ jobId }) })
export const noteSavedJobMutation = mutationOptions({
  mutationFn: (input: { jobId: string; note: string }) => api.matches.note(input),
})
