import { Ellipsis } from 'lucide-react'
import type { RankedCandidate } from '#domain/applications/schema.ts'
import type { EmployerInterview } from '#domain/interviews/schema.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, type MenuItem } from '../../ui/menu.tsx'

export type CandidateDialog = 'snapshot' | 'interview' | 'cancel' | 'reveal' | 'decline' | 'offer' | 'hire'

type CandidateActionsProps = {
  candidate: RankedCandidate
  interview: EmployerInterview | undefined
  onOpen: (dialog: CandidateDialog) => void
  onShortlist: () => void
  onUndoDecline: () => void
}

/** The steps that can be taken now: the next ones as buttons, the rarer ones behind one more. */
export function CandidateActions(props: CandidateActionsProps) {
  const { candidate, interview, onOpen, onShortlist, onUndoDecline } = props
  const may = (action: RankedCandidate['actions'][number]) => candidate.actions.includes(action)
  const more = moreItems(props)
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="tonal" size="sm" onClick={() => onOpen('snapshot')}>
        View Snapshot
      </Button>
      {may('shortlist') && (
        <Button variant="quiet" size="sm" onClick={onShortlist}>
          Shortlist
        </Button>
      )}
      {(may('schedule_interview') || interview) && (
        <Button variant="bare" size="sm" onClick={() => onOpen('interview')}>
          {interview ? 'Change times' : 'Schedule Interview'}
        </Button>
      )}
      {may('hire') && (
        <Button variant="quiet" size="sm" onClick={() => onOpen('hire')}>
          Mark as hired
        </Button>
      )}
      {may('undo_decline') && (
        <Button variant="quiet" size="sm" onClick={onUndoDecline}>
          {candidate.decline?.secondLookAt ? 'Reopen' : 'Undo decline'}
        </Button>
      )}
      {more.length > 0 && (
        <Menu
          label={`More for ${candidate.name}`}
          items={more}
          trigger={<IconButton icon={Ellipsis} label={`More for ${candidate.name}`} />}
        />
      )}
    </div>
  )
}

function moreItems({ candidate, interview, onOpen }: CandidateActionsProps): MenuItem[] {
  const items: (MenuItem | false)[] = [
    candidate.actions.includes('offer') && { label: 'Make an offer', onSelect: () => onOpen('offer') },
    candidate.actions.includes('reveal_company') && { label: 'Reveal', onSelect: () => onOpen('reveal') },
    interview !== undefined && { label: 'Cancel interview', onSelect: () => onOpen('cancel'), danger: true },
    candidate.actions.includes('decline') && { label: 'Decline', onSelect: () => onOpen('decline'), danger: true },
  ]
  return items.filter((item) => item !== false)
}
