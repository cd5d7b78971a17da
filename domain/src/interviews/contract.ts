import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { proposalInput, proposalView } from './schema.ts'

export const interviewsContract = {
  /** schedule-interview of the specification: it proposes times; the candidate accepts one of them. */
  schedule: oc
    .route({ method: 'POST', path: '/jobs/{jobId}/candidates/{candidateUserId}/interviews' })
    .input(z.extend(proposalInput, { jobId: z.uuid(), candidateUserId: z.uuid() }))
    .output(proposalView),
  /** The proposals of one job to the candidate who asks. */
  myProposals: oc
    .route({ method: 'GET', path: '/job-details/{jobId}/interviews' })
    .input(z.object({ jobId: z.uuid() }))
    .output(z.object({ proposals: z.array(proposalView) })),
}
