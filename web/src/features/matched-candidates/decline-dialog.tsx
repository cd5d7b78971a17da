import { type FormEvent, useState } from 'react'
import { declineReasons } from '#domain/applications/decline-reasons.ts'
import { declineHours } from '#domain/applications/rules.ts'
import type { RankedCandidate, RankedPage } from '#domain/applications/schema.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'

type DeclineDialogProps = {
  open: boolean
  onClose: () => void
  candidate: RankedCandidate
  skills: RankedPage['job']['skillsRequired']
  busy: boolean
  onDecline: (reason: string) => void
}

const formId = 'decline-candidate'

/** A decline needs one of the job's own reasons; what is missing in the résumé stands first. */
export function DeclineDialog({ open, onClose, candidate, skills, busy, onDecline }: DeclineDialogProps) {
  const [reason, setReason] = useState<string>('')
  const [error, setError] = useState<string>()
  const missing = (gap: string | null) => gap !== null && candidate.rationale.includes(`Gap: ${gap}`)
  const choices = declineReasons(skills)
    .toSorted((x, y) => Number(missing(y.gap)) - Number(missing(x.gap)))
    .map(({ key, sentence, gap }) => ({
      value: key,
      label: sentence,
      hint: missing(gap) ? 'Not found in the snapshot' : undefined,
    }))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (reason === '') setError('Please choose a reason')
    else if (!busy) onDecline(reason)
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Decline ${candidate.name}?`}
      description={`They are told in ${declineHours} hours, with the reason. Until then you can undo it and they see nothing of it.`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={busy}>
            {busy ? 'Declining…' : 'Decline'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <RadioCards legend="Reason" wide choices={choices} value={reason} onChange={setReason} error={error} />
      </form>
    </Dialog>
  )
}
