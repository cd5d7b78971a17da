import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query'
import type { CandidateGroup } from '#domain/applications/candidate-groups.ts'
import type { CandidateSort, RankedCandidate, RankedPage } from '#domain/applications/schema.ts'
import type { ProposalInput } from '#domain/interviews/schema.ts'
import { api } from '../../api.ts'

export type ApplicantKey = { jobId: string; candidateUserId: string }

export type Ranking = { jobId: string; sort: CandidateSort; show: CandidateGroup; search: string }

export function rankedQuery({ jobId, sort, show, search }: Ranking) {
  return infiniteQueryOptions({
    queryKey: ['ranked', jobId, sort, show, search],
    queryFn: ({ pageParam }) =>
      api.applications.rankWithTrust({ jobId, sort, show, cursor: pageParam, ...(search ? { search } : {}) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

/** A reveal changes the whole of it, so it is read anew for each kind. */
export function snapshotQuery(key: ApplicantKey, isRevealed: boolean) {
  return queryOptions({
    queryKey: ['snapshot', key.jobId, key.candidateUserId, isRevealed],
    queryFn: () => api.applications.snapshot(key),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

export function jobLedgerQuery(jobId: string) {
  return queryOptions({
    queryKey: ['job-ledger', jobId],
    queryFn: async () => (await api.applications.jobLedger({ jobId })).lines,
  })
}

export function applicantEvidenceQuery(key: ApplicantKey, isRevealed: boolean) {
  return queryOptions({
    queryKey: ['applicant-evidence', key.jobId, key.candidateUserId, isRevealed],
    queryFn: () => api.applications.applicantEvidence(key),
  })
}

export const markViewedMutation = mutationOptions({
  mutationFn: (key: ApplicantKey) => api.applications.markViewed(key),
})
export const shortlistMutation = mutationOptions({
  mutationFn: (key: ApplicantKey) => api.applications.shortlistCandidate(key),
})
export const revealMutation = mutationOptions({
  mutationFn: (key: ApplicantKey) => api.applications.revealCompany(key),
})
export const scheduleMutation = mutationOptions({
  mutationFn: (input: ApplicantKey & ProposalInput) => api.interviews.schedule(input),
})

type Inbox = { role: string | undefined; show: CandidateGroup; search: string }

export function inboxQuery({ role, show, search }: Inbox) {
  return infiniteQueryOptions({
    queryKey: ['ranked', 'inbox', role, show, search],
    queryFn: ({ pageParam }) =>
      api.applications.inbox({
        show,
        cursor: pageParam,
        ...(role ? { jobId: role } : {}),
        ...(search ? { search } : {}),
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  })
}

export const allInterviewsQuery = queryOptions({
  queryKey: ['interviews'],
  queryFn: async () => (await api.interviews.ofEmployer({})).interviews,
})

/** Interviews of a job that are being agreed on or lie ahead. */
export function openInterviewsQuery(jobId: string) {
  return queryOptions({
    queryKey: ['interviews', jobId],
    queryFn: async () => {
      const { interviews } = await api.interviews.ofEmployer({ jobId })
      return interviews.filter((one) => one.state !== 'held')
    },
  })
}

/** After a step that other lists show too. */
export async function refreshReview(queryClient: QueryClient, jobId: string): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['ranked', jobId] }),
    queryClient.invalidateQueries({ queryKey: ['job-ledger', jobId] }),
    queryClient.invalidateQueries({ queryKey: ['interviews'] }),
  ])
}

/** Writes one candidate into every list of the job that shows them, whatever its order. */
export function putCandidate(
  queryClient: QueryClient,
  { jobId, candidateUserId }: ApplicantKey,
  change: Partial<RankedCandidate>,
): void {
  queryClient.setQueriesData<InfiniteData<RankedPage>>({ queryKey: ['ranked', jobId] }, (list) =>
    list
      ? {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            rankedCandidates: page.rankedCandidates.map((one) =>
              one.candidateUserId === candidateUserId ? { ...one, ...change } : one,
            ),
          })),
        }
      : list,
  )
}
