import type { MatchSummary } from '#domain/matches/schema.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { MatchesSearch } from './matches-search.ts'

type NoMatchesProps = { search: MatchesSearch; summary: MatchSummary | undefined; onShowAll: () => void }

/** Why the list is empty, with the one thing that fills it. */
export function NoMatches({ search, summary, onShowAll }: NoMatchesProps) {
  if (summary && summary.resumeId === null) {
    return (
      <EmptyState title="No résumé yet" action={<ButtonLink to="/onboarding/resume">Upload résumé</ButtonLink>}>
        Matches are found from what your résumé shows. It stays private until you apply.
      </EmptyState>
    )
  }
  const isSieved = search.unlocked || (summary && summary.stretch > 0 && !search.stretch)
  if (isSieved) {
    return (
      <EmptyState title="Nothing with these settings" action={<Button onClick={onShowAll}>Show all</Button>}>
        There are jobs that are locked, or that miss something you asked for.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No matches yet"
      action={
        <ButtonLink to="/onboarding/candidate" search={{ step: 1 }}>
          Widen targets
        </ButtonLink>
      }
    >
      We look at each new job and put what fits here. Wider targets find more.
    </EmptyState>
  )
}
