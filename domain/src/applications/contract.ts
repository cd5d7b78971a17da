import { oc } from '@orpc/contract'
import * as z from 'zod/mini'
import { matchEvidence } from '../matches/evidence-schema.ts'
import { reported, reportInput } from './report-form.ts'
import {
  applicantKey,
  applicantSnapshotView,
  applicationKey,
  applicationListItem,
  applied,
  applyInput,
  betterFit,
  candidateLedgerLine,
  declineInput,
  employerLedgerLine,
  inboxInput,
  inboxPage,
  jobForCandidate,
  ownApplication,
  rankedCandidate,
  rankedPage,
  rankInput,
  snapshotView,
} from './schema.ts'

/** What a candidate can ask: the job page, applying, and what became of it. */
const candidateCalls = {
  getJobForCandidate: oc
    .route({ method: 'GET', path: '/job-details/{jobId}' })
    .input(z.object({ jobId: z.uuid() }))
    .output(jobForCandidate),
  /** A person settles it; the employer never learns who asked for that. */
  reportJob: oc.route({ method: 'POST', path: '/job-details/{jobId}/report' }).input(reportInput).output(reported),
  /** The lines of the active résumé and the words of the posting behind each part of the score. */
  jobEvidence: oc
    .route({ method: 'GET', path: '/job-details/{jobId}/evidence' })
    .input(z.object({ jobId: z.uuid() }))
    .output(matchEvidence),
  applyToJob: oc.route({ method: 'POST', path: '/applications' }).input(applyInput).output(applied),
  mine: oc
    .route({ method: 'GET', path: '/applications' })
    .input(z.object({ cursor: z.optional(z.string().check(z.maxLength(400))) }))
    .output(z.object({ applications: z.array(applicationListItem), nextCursor: z.nullable(z.string()) })),
  send: oc
    .route({ method: 'POST', path: '/applications/{applicationId}/send' })
    .input(applicationKey)
    .output(ownApplication),
  withdraw: oc
    .route({ method: 'POST', path: '/applications/{applicationId}/withdraw' })
    .input(applicationKey)
    .output(ownApplication),
  acceptOffer: oc
    .route({ method: 'POST', path: '/applications/{applicationId}/accept-offer' })
    .input(applicationKey)
    .output(ownApplication),
  askSecondLook: oc
    .route({ method: 'POST', path: '/applications/{applicationId}/second-look' })
    .input(applicationKey)
    .output(ownApplication),
  /** Three jobs that fit better, for somebody who was told of a decline (decisions.md G.50). */
  betterFits: oc
    .route({ method: 'GET', path: '/applications/{applicationId}/better-fits' })
    .input(applicationKey)
    .output(z.object({ jobs: z.array(betterFit) })),
  /** Only where a job never reveals by itself: the name is the candidate's to share. */
  shareName: oc
    .route({ method: 'POST', path: '/applications/{applicationId}/share-name' })
    .input(applicationKey)
    .output(ownApplication),
  /** Who could see what about me, since when (decisions.md G.47). */
  myLedger: oc.route({ method: 'GET', path: '/reveals' }).output(z.object({ lines: z.array(candidateLedgerLine) })),
  mySnapshot: oc
    .route({ method: 'GET', path: '/applications/{applicationId}/snapshot' })
    .input(applicationKey)
    .output(snapshotView),
}

const applicant = '/jobs/{jobId}/candidates/{candidateUserId}'

/** What the employer of a job can ask about those who applied to it. */
const employerCalls = {
  rankWithTrust: oc.route({ method: 'GET', path: '/jobs/{jobId}/candidates' }).input(rankInput).output(rankedPage),
  inbox: oc.route({ method: 'GET', path: '/employer/candidates' }).input(inboxInput).output(inboxPage),
  snapshot: oc
    .route({ method: 'GET', path: `${applicant}/snapshot` })
    .input(applicantKey)
    .output(applicantSnapshotView),
  /** The same for the employer: the lines of the frozen résumé, as far as this employer may read it. */
  applicantEvidence: oc
    .route({ method: 'GET', path: `${applicant}/evidence` })
    .input(applicantKey)
    .output(matchEvidence),
  markViewed: oc
    .route({ method: 'POST', path: `${applicant}/viewed` })
    .input(applicantKey)
    .output(rankedCandidate),
  shortlistCandidate: oc
    .route({ method: 'POST', path: `${applicant}/shortlist` })
    .input(applicantKey)
    .output(rankedCandidate),
  jobLedger: oc
    .route({ method: 'GET', path: '/jobs/{jobId}/reveals' })
    .input(z.object({ jobId: z.uuid() }))
    .output(z.object({ lines: z.array(employerLedgerLine) })),
  declineCandidate: oc
    .route({ method: 'POST', path: `${applicant}/decline` })
    .input(declineInput)
    .output(rankedCandidate),
  undoDecline: oc
    .route({ method: 'POST', path: `${applicant}/undo-decline` })
    .input(applicantKey)
    .output(rankedCandidate),
  makeOffer: oc
    .route({ method: 'POST', path: `${applicant}/offer` })
    .input(applicantKey)
    .output(rankedCandidate),
  markHired: oc
    .route({ method: 'POST', path: `${applicant}/hire` })
    .input(applicantKey)
    .output(rankedCandidate),
  revealCompany: oc
    .route({ method: 'POST', path: `${applicant}/reveal` })
    .input(applicantKey)
    .output(rankedCandidate),
}

export const applicationsContract = { ...candidateCalls, ...employerCalls }
