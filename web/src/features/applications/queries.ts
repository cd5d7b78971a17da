import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ApplyInput } from '#domain/applications/schema.ts'
import { api } from '../../api.ts'

export const applicationsQuery = infiniteQueryOptions({
  queryKey: ['applications'],
  queryFn: ({ pageParam }) => api.applications.mine({ cursor: pageParam }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.nextCursor ?? undefined,
})

export const interviewsQuery = queryOptions({
  queryKey: ['applications', 'interviews'],
  queryFn: async () => (await api.interviews.mine({})).interviews,
})

export const ownLedgerQuery = queryOptions({
  queryKey: ['applications', 'ledger'],
  queryFn: async () => (await api.applications.myLedger({})).lines,
})

export function ownSnapshotQuery(applicationId: string) {
  return queryOptions({
    queryKey: ['own-snapshot', applicationId],
    queryFn: () => api.applications.mySnapshot({ applicationId }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function applicationQuizQuery(jobId: string) {
  return queryOptions({
    queryKey: ['application-quiz', jobId],
    queryFn: () => api.quizzes.application({ jobId }),
    staleTime: 0,
  })
}

export const applyMutation = mutationOptions({ mutationFn: (input: ApplyInput) => api.applications.applyToJob(input) })
export const sendMutation = mutationOptions({
  mutationFn: (applicationId: string) => api.applications.send({ applicationId }),
})
export const withdrawMutation = mutationOptions({
  mutationFn: (applicationId: string) => api.applications.withdraw({ applicationId }),
})
export const shareNameMutation = mutationOptions({
  mutationFn: (applicationId: string) => api.applications.shareName({ applicationId }),
})

export const acceptOfferMutation = mutationOptions({
  mutationFn: (applicationId: string) => api.applications.acceptOffer({ applicationId }),
})
export const secondLookMutation = mutationOptions({
  mutationFn: (applicationId: string) => api.applications.askSecondLook({ applicationId }),
})

export function betterFitsQuery(applicationId: string) {
  return queryOptions({
    queryKey: ['applications', applicationId, 'better-fits'],
    queryFn: async () => (await api.applications.betterFits({ applicationId })).jobs,
  })
}

/** Everything that shows where an application stands, or that may show a company from now on. */
export async function refreshApplications(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    ['applications', 'job-page', 'matches', 'application-quiz'].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  )
}
