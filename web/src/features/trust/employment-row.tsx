import { trustMessages } from '#domain/trust/messages.ts'
import type { OwnEmployment } from '#domain/trust/schema.ts'
import { employmentStateWords } from '#domain/trust/state-words.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { revokeMutation, settleMutation } from './queries.ts'
import { shortDay } from './short-day.ts'
import { useTrustAct } from './use-trust-act.ts'

const tones: Partial<Record<OwnEmployment['status'], BadgeTone>> = { verified: 'good', corrected: 'warn' }

export function EmploymentRow({ job }: { job: OwnEmployment }) {
  const revoke = useTrustAct(revokeMutation, trustMessages.revoked)
  return (
    <li className="grid gap-2 border-t border-line py-4 last:border-b">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-medium">
          {[job.title, job.company].filter(Boolean).join(', ')}
          <span className="block text-xs break-all text-ink-soft">{job.verifierEmail}</span>
        </p>
        <Badge tone={tones[job.status]}>{employmentStateWords[job.status]}</Badge>
      </div>
      <p className="text-sm text-ink-soft">{period(job.startDate, job.endDate)}</p>
      {job.status === 'requested' && (
        <p className={job.delivery === 'failed' ? 'text-sm text-bad' : 'text-sm text-ink-soft'}>
          {job.delivery === 'failed'
            ? 'The mail could not be delivered. Withdraw the request and check the address.'
            : `The link works until ${shortDay(job.expiresAt)}.`}
        </p>
      )}
      {job.status === 'corrected' && <Correction job={job} />}
      {job.status === 'requested' && (
        <Button
          variant="bare"
          size="sm"
          className="-ml-3 justify-self-start"
          busy={revoke.isPending}
          aria-label={`Withdraw the request to ${job.company}`}
          onClick={() => revoke.mutate(job.id)}
        >
          Withdraw
        </Button>
      )}
    </li>
  )
}

function Correction({ job }: { job: OwnEmployment }) {
  const accept = useTrustAct(settleMutation, trustMessages.correctionAccepted)
  const refuse = useTrustAct(settleMutation, trustMessages.correctionRefused)
  const { title, startDate, endDate } = job.correction ?? { title: null, startDate: null, endDate: null }
  return (
    <div className="grid gap-3 rounded-card bg-sunk p-4 text-sm">
      <p>
        They say:{' '}
        <b>
          {[title ?? job.title, period(startDate ?? job.startDate, endDate ?? job.endDate)].filter(Boolean).join(', ')}
        </b>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="tonal"
          size="sm"
          busy={accept.isPending}
          onClick={() => accept.mutate({ id: job.id, accept: true })}
        >
          Accept correction
        </Button>
        <Button
          variant="quiet"
          size="sm"
          busy={refuse.isPending}
          onClick={() => refuse.mutate({ id: job.id, accept: false })}
        >
          Refuse
        </Button>
      </div>
    </div>
  )
}

/** "March 2021 to today" */
function period(start: string | null, end: string | null): string {
  if (start === null && end === null) return 'No dates given'
  return `${start ? monthOf(start) : 'Start not given'} to ${end ? monthOf(end) : 'today'}`
}

function monthOf(date: string): string {
  return new Date(`${date}T00:00:00`).toLocaleDateString(undefined, { month: 'long', year: 'numeric' })
}
