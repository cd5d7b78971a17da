import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { PageHeader } from '../../ui/page.tsx'
import { JobCards } from './job-cards.tsx'
import { MatchControls } from './match-controls.tsx'
import type { MatchesSearch } from './matches-search.ts'
import { NoMatches } from './no-matches.tsx'
import { ProfileSignal } from './profile-signal.tsx'
import { matchListQuery, matchSummaryQuery } from './queries.ts'
import { useLiveMatches } from './use-live-matches.ts'

type MatchListProps = {
  search: MatchesSearch
  onSearch: (search: MatchesSearch) => void
}

/** The ranked list: sort, sieve, cards, Load More. */
export function MatchList({ search, onSearch }: MatchListProps) {
  useLiveMatches()
  const list = useInfiniteQuery(matchListQuery(search))
  const { data: summary } = useQuery(matchSummaryQuery)
  return (
    <section id="matches" aria-label="Matches">
      <PageHeader
        title="Matches"
        lead={summary ? leadOf(summary) : '\u00a0'}
        actions={summary && <ProfileSignal signal={summary.signal} />}
        className="mb-5 md:mb-5"
      />
      <MatchControls search={search} onSearch={onSearch} />
      <JobCards
        list={list}
        waiting="Loading your matches"
        failed="Matches did not load"
        empty={<NoMatches search={search} summary={summary} onShowAll={() => onSearch({ stretch: true })} />}
      />
    </section>
  )
}

function leadOf({ fitting, newThisWeek }: { fitting: number; newThisWeek: number }): string {
  if (fitting === 0) return 'Roles that fit what you ask for stand here, best first.'
  const roles = fitting === 1 ? '1 role fits what you asked for.' : `${fitting} roles fit what you asked for.`
  if (newThisWeek === 0) return roles
  return `${roles} ${newThisWeek === 1 ? 'One is' : `${newThisWeek} are`} new this week.`
}
