import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { RankedCandidate } from '#domain/applications/schema.ts'
import { interviewMessages } from '#domain/interviews/messages.ts'
import { proposalLimits, usualLengths } from '#domain/interviews/rules.ts'
import { type EmployerInterview, type InterviewWay, interviewWays, wayLabels } from '#domain/interviews/schema.ts'
import { readProblem } from '../../api-error.ts'
import { ownTimeZone } from '../../own-time-zone.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { ProposedTimes } from './proposed-times.tsx'
import { type ApplicantKey, refreshReview, scheduleMutation } from './queries.ts'
import { useProposedTimes } from './use-proposed-times.ts'

type InterviewDialogProps = {
  open: boolean
  onClose: () => void
  candidate: RankedCandidate
  applicant: ApplicantKey
  /** The one that is open already: other times are then proposed for it. */
  interview: EmployerInterview | undefined
}

const formId = 'propose-interview'
const placeLabels: Record<InterviewWay, string> = { video: 'Link', phone: 'Number to call', on_site: 'Place' }
const ways = interviewWays.map((value) => ({ value, label: wayLabels[value] }))
const lengths = usualLengths.map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` }))

/** Proposes one to five times. The candidate accepts one of them, so nothing is fixed before that. */
export function InterviewDialog({ open, onClose, candidate, applicant, interview }: InterviewDialogProps) {
  const [way, setWay] = useState<InterviewWay>(interview?.way ?? 'video')
  const [length, setLength] = useState(String(interview?.lengthMinutes ?? 45))
  const [place, setPlace] = useState(interview?.place ?? '')
  const [note, setNote] = useState(interview?.note ?? '')
  const times = useProposedTimes(Number(length))
  const queryClient = useQueryClient()
  const schedule = useMutation({
    ...scheduleMutation,
    onSuccess: () => {
      showMessage(interviewMessages.scheduled)
      times.clear()
      onClose()
      return refreshReview(queryClient, applicant.jobId)
    },
    onError: (error) => showMessage(interviewMessages.scheduleFailed(readProblem(error).message)),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    const starts = times.check()
    if (!starts || schedule.isPending) return
    const zone = ownTimeZone()
    schedule.mutate({ ...applicant, times: starts, lengthMinutes: Number(length), way, place, note, zone })
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={interview ? 'Change times' : 'Schedule Interview'}
      description={`Propose up to ${proposalLimits.times} times to ${candidate.name}. They accept one, or ask for others.${
        interview?.startsAt ? ' The agreed time stands until they accept another.' : ''
      }`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={schedule.isPending}>
            {schedule.isPending ? 'Sending…' : 'Send proposal'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-5">
        <ProposedTimes times={times} />
        <div className="grid gap-5 md:grid-cols-[12rem_1fr]">
          <Field label="Length">
            <Select options={lengths} value={length} onChange={(event) => setLength(event.target.value)} />
          </Field>
          <SegmentedControl legend="How" choices={ways} value={way} onChange={setWay} />
        </div>
        <Field label={placeLabels[way]} note="(optional)">
          <TextInput
            value={place}
            maxLength={proposalLimits.place}
            onChange={(event) => setPlace(event.target.value)}
          />
        </Field>
        <Field label="Note" note="(optional)" counter={{ value: note.length, max: proposalLimits.note }}>
          <TextArea
            value={note}
            rows={3}
            maxLength={proposalLimits.note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
