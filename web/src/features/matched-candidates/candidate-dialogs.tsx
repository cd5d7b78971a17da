import type { RankedCandidate, RankedPage } from '#domain/applications/schema.ts'
import type { EmployerInterview } from '#domain/interviews/schema.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import type { CandidateDialog } from './candidate-actions.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { InterviewDialog } from './interview-dialog.tsx'
import { SnapshotDialog } from './snapshot-dialog.tsx'
import { useCancelInterview } from './use-cancel-interview.ts'
import type { useDecisions } from './use-decisions.ts'
import { useReveal } from './use-shortlist.ts'

type CandidateDialogsProps = {
  opened: CandidateDialog | null
  onClose: () => void
  job: RankedPage['job']
  candidate: RankedCandidate
  interview: EmployerInterview | undefined
  decisions: ReturnType<typeof useDecisions>
  onShortlist: () => void
}

/** Everything that asks before it is done, for the one candidate it is about. */
export function CandidateDialogs(props: CandidateDialogsProps) {
  const { opened, onClose, job, candidate, interview, decisions, onShortlist } = props
  const { decline, offer, hire } = decisions
  const reveal = useReveal(onClose)
  const cancel = useCancelInterview(onClose)
  const key = { jobId: job.id, candidateUserId: candidate.candidateUserId }
  return (
    <>
      <SnapshotDialog
        open={opened === 'snapshot'}
        onClose={onClose}
        job={job}
        candidate={candidate}
        onShortlist={onShortlist}
      />
      <InterviewDialog
        key={`interview-${interview?.id ?? candidate.candidateUserId}`}
        open={opened === 'interview'}
        onClose={onClose}
        candidate={candidate}
        applicant={key}
        interview={interview}
      />
      <DeclineDialog
        key={`decline-${candidate.candidateUserId}`}
        open={opened === 'decline'}
        onClose={onClose}
        candidate={candidate}
        skills={job.skillsRequired}
        busy={decline.isPending}
        onDecline={(reason) => decline.mutate({ ...key, reason })}
      />
      <AlertDialog
        open={opened === 'cancel'}
        danger
        title={`Cancel the interview with ${candidate.name}?`}
        description="The candidate is told at once, and the entry leaves both calendars. They stay on your shortlist."
        confirmLabel={cancel.isPending ? 'Cancelling…' : 'Cancel the interview'}
        cancelLabel="Keep it"
        busy={cancel.isPending}
        onConfirm={() => interview && cancel.mutate({ jobId: job.id, interviewId: interview.id })}
        onCancel={onClose}
      />
      <AlertDialog
        open={opened === 'offer'}
        title={`Make ${candidate.name} an offer?`}
        description="The candidate is told at once and learns who you are. Write the terms to them yourself."
        confirmLabel={offer.isPending ? 'Sending…' : 'Make the offer'}
        busy={offer.isPending}
        onConfirm={() => offer.mutate(key)}
        onCancel={onClose}
      />
      <AlertDialog
        open={opened === 'hire'}
        title={`Mark ${candidate.name} as hired?`}
        description="The candidate is told. This closes the application and can't be undone."
        confirmLabel={hire.isPending ? 'Saving…' : 'Mark as hired'}
        busy={hire.isPending}
        onConfirm={() => hire.mutate(key)}
        onCancel={onClose}
      />
      <AlertDialog
        open={opened === 'reveal'}
        title={`Reveal your company to ${candidate.name}?`}
        description="This candidate then sees who you are. It can't be taken back."
        confirmLabel={reveal.isPending ? 'Revealing…' : 'Reveal'}
        busy={reveal.isPending}
        onConfirm={() => reveal.mutate(key)}
        onCancel={onClose}
      />
    </>
  )
}
