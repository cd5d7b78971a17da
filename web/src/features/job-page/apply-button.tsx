import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { shutSentences } from '#domain/applications/job-standing.ts'
import { applicationMessages, applyRefusals } from '#domain/applications/messages.ts'
import { beforeApplying } from '#domain/applications/next-step.ts'
import type { JobForCandidate } from '#domain/applications/schema.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { offerConfirmation } from '../accounts/offer-confirmation.ts'
import { applyMutation, refreshApplications } from '../applications/queries.ts'

/** Apply asks once, then freezes. Without a résumé a press leads to the upload instead. */
export function ApplyButton({ job }: { job: JobForCandidate }) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const apply = useMutation({
    ...applyMutation,
    onSuccess: async (applied) => {
      setAsking(false)
      const toQuiz = () => void navigate({ to: '/job/$id/quiz', params: { id: job.id } })
      const action = applied.state === 'quiz' ? { label: 'Take the quiz', onPress: toQuiz } : undefined
      showMessage(applicationMessages.applied(applied.nextStep), action)
      await refreshApplications(queryClient)
    },
    onError: (error) => {
      setAsking(false)
      const { message } = readProblem(error)
      if (message === applyRefusals.no_resume) return leadToUpload()
      if (!offerConfirmation(error)) showMessage(applicationMessages.applyFailed(message))
      void refreshApplications(queryClient)
    },
  })

  function leadToUpload() {
    showMessage(applicationMessages.noResumeOnPage)
    void navigate({ href: '/resume-upload' })
  }

  function press() {
    if (job.resumeId === null) leadToUpload()
    else setAsking(true)
  }

  const terms = {
    isAnonymous: job.isAnonymous,
    policy: job.anonymityRevealPolicy,
    quizThreshold: job.applicationQuizThreshold,
  }
  const { resumeId, standing } = job
  return (
    <>
      <Button
        size="lg"
        blocked={standing !== 'open'}
        onBlocked={() => standing !== 'open' && showMessage(applicationMessages.applyFailed(shutSentences[standing]))}
        onClick={press}
      >
        Apply
      </Button>
      <AlertDialog
        open={isAsking}
        title={`Apply to ${job.title}?`}
        description="Your résumé is frozen as it is now. Later edits do not change this application."
        confirmLabel={apply.isPending ? 'Applying…' : 'Apply'}
        busy={apply.isPending}
        onConfirm={() => resumeId !== null && apply.mutate({ jobId: job.id, resumeId })}
        onCancel={() => setAsking(false)}
      >
        <p className="text-sm">{beforeApplying(terms)}</p>
      </AlertDialog>
    </>
  )
}
