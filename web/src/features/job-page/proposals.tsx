import { useQuery } from '@tanstack/react-query'
import { CalendarCheck, CalendarClock } from 'lucide-react'
import type { JobForCandidate } from '#domain/applications/schema.ts'
import { type ProposalView, wayLabels } from '#domain/interviews/schema.ts'
import { ownTimeZone } from '../../own-time-zone.ts'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ProposalAnswer } from './proposal-answer.tsx'
import { proposalsQuery } from './queries.ts'
import { TimeInZones } from './time-in-zones.tsx'

const openStates = ['proposed', 'others_asked', 'scheduled']

/** The interview of this application: times to choose from, or the agreed one, in the reader's time and in the employer's. */
export function Proposals({ job }: { job: JobForCandidate }) {
  const { data: proposals = [] } = useQuery(proposalsQuery(job.id))
  const open = proposals.find((proposal) => openStates.includes(proposal.state))
  if (!open) return null
  const isAgreed = open.state === 'scheduled'
  return (
    <Card as="section" lift aria-labelledby="proposals" className="grid gap-4">
      <h2 id="proposals" className="flex items-center gap-3 text-xl">
        <Icon of={isAgreed ? CalendarCheck : CalendarClock} /> {headings[open.state] ?? 'Interview'}
      </h2>
      <p className="text-ink-soft">
        {wayLabels[open.way]}, {open.lengthMinutes} minutes{open.place && `. ${open.place}`}
      </p>
      <Standing proposal={open} />
      {open.note && <p className="max-w-measure whitespace-pre-line">{open.note}</p>}
      <ProposalAnswer jobId={job.id} proposal={open} zone={ownTimeZone()} />
    </Card>
  )
}

const headings: Partial<Record<ProposalView['state'], string>> = {
  proposed: 'Interview times proposed',
  others_asked: 'You asked for other times',
  scheduled: 'Your interview',
}

/** The agreed time. It stands while others are proposed, and the page says so. */
function Standing({ proposal }: { proposal: ProposalView }) {
  const { startsAt, state } = proposal
  if (!startsAt) {
    return state === 'others_asked' ? <p>The employer will propose again. You hear of it by mail.</p> : null
  }
  return (
    <div className="grid gap-1">
      <TimeInZones time={startsAt} employerZone={proposal.employerZone} />
      {state !== 'scheduled' && <p className="text-sm text-ink-soft">This time stands until you accept another.</p>}
    </div>
  )
}
