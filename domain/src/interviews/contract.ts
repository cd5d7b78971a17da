import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import {
  acceptInput,
  askOthersInput,
  candidateInterview,
  employerInterview,
  proposalInput,
  proposalView,
} from './schema.ts'

const interviewKey = z.object({ jobId: z.uuid(), interviewId: z.uuid() })
const ofCandidate = '/job-details/{jobId}/interviews'

export const interviewsContract = {
  /**
   * schedule-interview of the specification: it proposes times; the candidate accepts one of them. Asked again while an
   * interview is open it proposes other times for that one: this is how an agreed interview is moved.
   */
  schedule: oc
    .route({ method: 'POST', path: '/jobs/{jobId}/candidates/{candidateUserId}/interviews' })
    .input(z.extend(proposalInput, { jobId: z.uuid(), candidateUserId: z.uuid() }))
    .output(proposalView),
  cancel: oc
    .route({ method: 'POST', path: '/jobs/{jobId}/interviews/{interviewId}/cancel' })
    .input(interviewKey)
    .output(proposalView),
  /** The employer's interviews of all jobs, or of one: what is open, then what was held last. */
  ofEmployer: oc
    .route({ method: 'GET', path: '/employer/interviews' })
    .input(z.object({ jobId: z.optional(z.uuid()) }))
    .output(z.object({ interviews: z.array(employerInterview) })),
  /** The candidate's own interviews, likewise. */
  mine: oc.route({ method: 'GET', path: '/interviews' }).output(z.object({ interviews: z.array(candidateInterview) })),
  /** The proposals of one job to the candidate who asks. */
  myProposals: oc
    .route({ method: 'GET', path: ofCandidate })
    .input(z.object({ jobId: z.uuid() }))
    .output(z.object({ proposals: z.array(proposalView) })),
  accept: oc
    .route({ method: 'POST', path: `${ofCandidate}/{interviewId}/accept` })
    .input(z.extend(interviewKey, acceptInput.shape))
    .output(proposalView),
  askOthers: oc
    .route({ method: 'POST', path: `${ofCandidate}/{interviewId}/ask-others` })
    .input(z.extend(interviewKey, askOthersInput.shape))
    .output(proposalView),
  decline: oc
    .route({ method: 'POST', path: `${ofCandidate}/{interviewId}/decline` })
    .input(interviewKey)
    .output(proposalView),
}
