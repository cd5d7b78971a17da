import { Bookmark, CircleSlash, Lock } from 'lucide-react'
import { alreadyApplied } from '#domain/applications/messages.ts'
import type { MatchCard } from '#domain/matches/schema.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CardApply } from './card-apply.tsx'
import { useCardActions } from './use-card-actions.ts'

type MatchActionsProps = {
  card: MatchCard
  resumeId: string | null
  /** The open card's Apply is the one solid button of the list. */
  isOpen: boolean
  /** The sentence that says why Apply is locked. */
  lockId: string
}

export function MatchActions({ card: { job, isSaved, hasApplied }, resumeId, isOpen, lockId }: MatchActionsProps) {
  const { save, unsave, pass } = useCardActions()
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:col-span-2 md:grid md:gap-1.5">
      {hasApplied ? (
        <Button variant="tonal" disabled className="max-md:flex-1">
          {alreadyApplied}
        </Button>
      ) : job.lock ? (
        <ButtonLink
          to="/job/$id"
          params={{ id: job.id }}
          hash="gate"
          variant="locked"
          aria-describedby={lockId}
          className="max-md:flex-1"
        >
          <Icon of={Lock} /> Apply
        </ButtonLink>
      ) : (
        <CardApply job={job} resumeId={resumeId} isPrimary={isOpen} />
      )}
      <div className="flex justify-between max-md:ml-auto md:-mx-1">
        <Button
          variant="bare"
          size="sm"
          pressed={isSaved}
          onClick={() => (isSaved ? unsave.mutate(job.id) : save.mutate(job.id))}
        >
          <Icon of={Bookmark} /> {isSaved ? 'Saved' : 'Save'}
        </Button>
        <Button variant="bare" size="sm" onClick={() => pass.mutate(job.id)}>
          <Icon of={CircleSlash} /> Pass
        </Button>
      </div>
    </div>
  )
}
