import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { ReportInput } from '#domain/applications/report-form.ts'
import { api } from '../../api.ts'

export function jobPageQuery(jobId: string) {
  return queryOptions({
    queryKey: ['job-page', jobId],
    queryFn: () => api.applications.getJobForCandidate({ jobId }),
    // A reveal or an answer may have come since.
    staleTime: 5_000,
  })
}

export function proposalsQuery(jobId: string) {
  return queryOptions({
    queryKey: ['job-page', jobId, 'interviews'],
    queryFn: async () => (await api.interviews.myProposals({ jobId })).proposals,
  })
}

export const reportMutation = mutationOptions({ mutationFn: (input: ReportInput) => api.applications.reportJob(input) })
