import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import {
  type ReportReason,
  reportMessages,
  reportNoteLimit,
  reportReasons,
  reportReasonWords,
  reportWords,
} from '#domain/applications/report.ts'
import type { JobForCandidate } from '#domain/applications/schema.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { jobPageQuery, reportMutation } from './queries.ts'

type ReportDialogProps = { job: JobForCandidate; open: boolean; onClose: () => void }

const formId = 'report-role'
const choices = reportReasons.map((value) => ({ value, ...reportReasonWords[value] }))

export function ReportDialog({ job, open, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState<ReportReason | null>(null)
  const [note, setNote] = useState('')
  const [error, setError] = useState<string>()
  const queryClient = useQueryClient()
  const report = useMutation({
    ...reportMutation,
    onSuccess: async () => {
      onClose()
      showMessage(reportMessages.sent)
      await queryClient.invalidateQueries(jobPageQuery(job.id))
    },
    onError: (problem) => showMessage(reportMessages.failed(readProblem(problem).message)),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!reason) setError(reportWords.chooseReason)
    else if (!report.isPending) report.mutate({ jobId: job.id, reason, note })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={reportWords.ask}
      description={reportWords.promise}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={report.isPending}>
            {report.isPending ? 'Sending…' : 'Send report'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-6">
        <RadioCards<ReportReason>
          legend="What is wrong?"
          wide
          choices={choices}
          value={reason}
          onChange={(value) => {
            setReason(value)
            setError(undefined)
          }}
          error={error}
        />
        <Field
          label="What happened"
          note="(optional)"
          helper="Say what you saw, and where. Leave out what you would not want a stranger to read."
          counter={{ value: note.length, max: reportNoteLimit }}
        >
          <TextArea
            rows={4}
            value={note}
            maxLength={reportNoteLimit}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
