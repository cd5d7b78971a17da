import { useState } from 'react'
import { alreadyApplied, applicationMessages } from '#domain/applications/messages.ts'
import type { JobForCandidate, OwnApplication } from '#domain/applications/schema.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { acceptOfferMutation, sendMutation, shareNameMutation, withdrawMutation } from '../applications/queries.ts'
import { OwnSnapshot } from './own-snapshot.tsx'
import { QuizButton } from './quiz-button.tsx'
import { useStep } from './use-step.ts'

type ApplicationStepsProps = { job: JobForCandidate; application: OwnApplication }

/** After applying: 'Already Applied', and what the candidate can do now. */
export function ApplicationSteps({ job, application }: ApplicationStepsProps) {
  const send = useStep(sendMutation, applicationMessages.sent)
  const { actions } = application
  return (
    <div className="grid gap-3">
      {actions.includes('take_quiz') && <QuizButton jobId={job.id} />}
      {actions.includes('send') && (
        <Button size="lg" busy={send.isPending} onClick={() => send.mutate(application.id)}>
          {send.isPending ? 'Sending…' : 'Send'}
        </Button>
      )}
      {actions.includes('accept_offer') && <AcceptOffer job={job} application={application} />}
      <Button variant="quiet" blocked>
        {alreadyApplied}
      </Button>
      <p className="text-sm">{standingOf(job, application)}</p>
      <OwnSnapshot applicationId={application.id} skillsRequired={job.skillsRequired} />
      {application.mayShareName && <ShareName application={application} />}
      {actions.includes('withdraw') && <Withdraw application={application} />}
    </div>
  )
}

const standings: Partial<Record<OwnApplication['state'], string>> = {
  withdrawn: 'You withdrew this application.',
  declined: 'The employer has decided. The reason stands on this page.',
  shortlisted: 'You are shortlisted.',
  interview_proposed: 'The employer has proposed interview times.',
  interview_scheduled: 'Your interview is agreed.',
  offer: 'You have an offer.',
  hired: 'You are hired.',
}

function standingOf(job: JobForCandidate, { state, endReason, nextStep, hasPassedQuiz }: OwnApplication): string {
  if (endReason) return endReason
  if (state === 'quiz' && hasPassedQuiz) return `You passed. The company is ${job.companyDisplay}. Send, or withdraw.`
  if (state === 'quiz' || state === 'submitted') return nextStep
  return standings[state] ?? 'The employer is reviewing your snapshot.'
}

function AcceptOffer({ job, application }: ApplicationStepsProps) {
  const [isAsking, setAsking] = useState(false)
  const accept = useStep(acceptOfferMutation, applicationMessages.offerAccepted, () => setAsking(false))
  return (
    <>
      <Button size="lg" onClick={() => setAsking(true)}>
        Accept the offer
      </Button>
      <AlertDialog
        open={isAsking}
        title={`Accept the offer of ${job.companyDisplay}?`}
        description="The employer is told at once. The terms are between the two of you; this page notes the outcome."
        confirmLabel={accept.isPending ? 'Accepting…' : 'Accept the offer'}
        busy={accept.isPending}
        onConfirm={() => accept.mutate(application.id)}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

function ShareName({ application }: { application: OwnApplication }) {
  const [isAsking, setAsking] = useState(false)
  const share = useStep(shareNameMutation, applicationMessages.nameShared, () => setAsking(false))
  return (
    <>
      <Button variant="tonal" onClick={() => setAsking(true)}>
        Share my name
      </Button>
      <AlertDialog
        open={isAsking}
        title="Share your name?"
        description="The employer of this job then sees your name and contacts. This can't be taken back."
        confirmLabel={share.isPending ? 'Sharing…' : 'Share my name'}
        busy={share.isPending}
        onConfirm={() => share.mutate(application.id)}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

function Withdraw({ application }: { application: OwnApplication }) {
  const [isAsking, setAsking] = useState(false)
  const withdraw = useStep(withdrawMutation, applicationMessages.withdrawn, () => setAsking(false))
  return (
    <>
      <Button variant="bare" size="sm" className="justify-self-center" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <AlertDialog
        open={isAsking}
        danger
        title="Withdraw this application?"
        description="It is closed on both sides, and the employer can no longer open your snapshot. You can't apply to this job again."
        confirmLabel={withdraw.isPending ? 'Withdrawing…' : 'Withdraw'}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate(application.id)}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
