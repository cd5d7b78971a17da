import { useState } from 'react'
import { proposalLimits } from '#domain/interviews/rules.ts'
import type { ProposalView } from '#domain/interviews/schema.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TimeInZones } from './time-in-zones.tsx'
import { useInterviewAnswer } from './use-interview-answer.ts'

type ProposalAnswerProps = { jobId: string; proposal: ProposalView; zone: string }
type Asking = 'others' | 'decline' | null

/** Accept one of the times, ask for others, or decline; an agreed interview can still be declined. */
export function ProposalAnswer({ jobId, proposal, zone }: ProposalAnswerProps) {
  const [asking, setAsking] = useState<Asking>(null)
  const key = { jobId, interviewId: proposal.id }
  const { accept, askOthers, decline } = useInterviewAnswer(() => setAsking(null))
  const isProposed = proposal.state === 'proposed'
  return (
    <>
      {isProposed && (
        <ul className="grid">
          {proposal.times.map((time) => (
            <li key={time} className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-2.5">
              <TimeInZones time={time} employerZone={proposal.employerZone} />
              <Button
                size="sm"
                variant="tonal"
                busy={accept.isPending && accept.variables.startsAt === time}
                onClick={() => accept.mutate({ ...key, startsAt: time, zone })}
              >
                Accept
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {isProposed && (
          <Button variant="quiet" size="sm" onClick={() => setAsking('others')}>
            Ask for other times
          </Button>
        )}
        <Button variant="bare" size="sm" onClick={() => setAsking('decline')}>
          Decline the interview
        </Button>
      </div>
      <AskForOthers
        open={asking === 'others'}
        busy={askOthers.isPending}
        onClose={() => setAsking(null)}
        onSend={(note) => askOthers.mutate({ ...key, note, zone })}
      />
      <AlertDialog
        open={asking === 'decline'}
        danger
        title="Decline this interview?"
        description="The employer is told at once. Your application stays; they can propose another interview."
        confirmLabel={decline.isPending ? 'Declining…' : 'Decline the interview'}
        busy={decline.isPending}
        onConfirm={() => decline.mutate(key)}
        onCancel={() => setAsking(null)}
      />
    </>
  )
}

type AskForOthersProps = { open: boolean; busy: boolean; onClose: () => void; onSend: (note: string) => void }

const formId = 'ask-for-others'

function AskForOthers({ open, busy, onClose, onSend }: AskForOthersProps) {
  const [note, setNote] = useState('')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="small"
      title="Ask for other times"
      description="The employer reads what suits you and proposes again."
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={busy}>
            {busy ? 'Sending…' : 'Ask for other times'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onSend(note)
        }}
      >
        <Field
          label="What suits you"
          note="(optional)"
          helper="The employer reads this as you write it. Leave your name out if they do not know it yet."
          counter={{ value: note.length, max: proposalLimits.note }}
        >
          <TextArea
            rows={3}
            value={note}
            maxLength={proposalLimits.note}
            data-autofocus
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
