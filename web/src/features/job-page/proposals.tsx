import { useQuery } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import type { JobForCandidate } from '#domain/applications/schema.ts'
import { type ProposalView, wayLabels } from '#domain/interviews/schema.ts'
import { ownTimeZone } from '../../own-time-zone.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { proposalsQuery } from './queries.ts'

/** Interview times that the employer has proposed, in the reader's time and in the employer's. */
export function Proposals({ job }: { job: JobForCandidate }) {
  const isInterview = job.application?.stage === 'interview'
  const { data: proposals = [] } = useQuery({ ...proposalsQuery(job.id), enabled: isInterview })
  const open = proposals.filter((proposal) => proposal.state === 'proposed')
  if (!isInterview || open.length === 0) return null
  return (
    <Card as="section" lift aria-labelledby="proposals" className="grid gap-4">
      <h2 id="proposals" className="flex items-center gap-3 text-xl">
        <Icon of={CalendarClock} /> Interview times proposed
      </h2>
      {open.map((proposal) => (
        <Proposal key={proposal.id} proposal={proposal} />
      ))}
    </Card>
  )
}

function Proposal({ proposal }: { proposal: ProposalView }) {
  const own = ownTimeZone()
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">
        {wayLabels[proposal.way]}, {proposal.lengthMinutes} minutes{proposal.place && `. ${proposal.place}`}
      </p>
      <ul className="grid gap-2">
        {proposal.times.map((time) => (
          <li key={time} className="border-t border-line pt-2">
            <time dateTime={time} className="tabular font-strong">
              {atZone(time, own)}
            </time>
            {proposal.employerZone !== own && (
              <span className="block text-xs text-ink-soft">
                {atZone(time, proposal.employerZone)} ({proposal.employerZone})
              </span>
            )}
          </li>
        ))}
      </ul>
      {proposal.note && <p className="max-w-measure whitespace-pre-line">{proposal.note}</p>}
    </div>
  )
}

function atZone(time: string, timeZone: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const
  return new Intl.DateTimeFormat(undefined, { ...format, timeZone }).format(new Date(time))
}
