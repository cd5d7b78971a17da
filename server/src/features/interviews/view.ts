import type { CandidateInterview, EmployerInterview, ProposalView } from '#domain/interviews/schema.ts'
import type { RevealingJob } from '#domain/reveals/gates.ts'
import type { ApplicantRow } from '../applications/queries/applicants.ts'
import { applicantName } from '../applications/view.ts'
import type { Proposal } from './queries.ts'

/** A proposal, for the two sides of it: it names neither. */
export function viewProposal({ interview, times }: Proposal): ProposalView {
  return {
    id: interview.id,
    state: interview.state,
    times: times.map((time) => time.toISOString()),
    startsAt: interview.startsAt?.toISOString() ?? null,
    lengthMinutes: interview.lengthMinutes,
    way: interview.way,
    place: interview.place,
    note: interview.note,
    employerZone: interview.employerZone,
    candidateZone: interview.candidateZone,
    candidateNote: interview.candidateNote,
  }
}

type JobOfList = RevealingJob & { id: string; title: string }

export function viewEmployerInterview(proposal: Proposal, applicant: ApplicantRow, job: JobOfList): EmployerInterview {
  return {
    ...viewProposal(proposal),
    jobId: job.id,
    jobTitle: job.title,
    candidateUserId: applicant.id,
    candidate: applicantName(applicant, job).name,
  }
}

/** `companyDisplay` has been asked of the reveal rule by the caller. */
export function viewCandidateInterview(
  proposal: Proposal,
  job: { id: string; title: string; companyDisplay: string },
): CandidateInterview {
  return {
    ...viewProposal(proposal),
    jobId: job.id,
    jobTitle: job.title,
    companyDisplay: job.companyDisplay,
  }
}
