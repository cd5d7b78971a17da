import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { applicationMessages, applyRefusals } from '#domain/applications/messages.ts'
import type { ShownJob } from '#domain/matches/schema.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { offerConfirmation } from '../accounts/offer-confirmation.ts'
import { applyMutation, refreshApplications } from '../applications/queries.ts'

type CardApplyProps = { job: ShownJob; resumeId: string | null; isPrimary: boolean }

/** Apply asks once, then the résumé is frozen. Only where the company is known; a locked card leads to its gate. */
export function CardApply({ job, resumeId, isPrimary }: CardApplyProps) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const apply = useMutation({
    ...applyMutation,
    onSuccess: async ({ nextStep }) => {
      setAsking(false)
      showMessage(applicationMessages.applied(nextStep))
      await refreshApplications(queryClient)
    },
    onError: (error) => {
      setAsking(false)
      if (readProblem(error).message === applyRefusals.no_resume) leadToUpload()
      else if (!offerConfirmation(error)) showMessage(applicationMessages.applyFailedOnCard)
      void refreshApplications(queryClient)
    },
  })

  function leadToUpload() {
    showMessage(applicationMessages.noResumeOnCard, {
      label: 'Upload résumé',
      onPress: () => void navigate({ to: '/onboarding/resume' }),
    })
  }

  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'tonal'}
        className="max-md:flex-1"
        onClick={() => (resumeId === null ? leadToUpload() : setAsking(true))}
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
        <p className="text-sm">It is sent at once, under a code name. The employer has 14 days to answer.</p>
      </AlertDialog>
    </>
  )
}
