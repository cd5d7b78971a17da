import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { readProblem } from '../../api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page.tsx'
import { SkeletonCard, Waiting } from '../../ui/skeleton.tsx'
import { MatchCard } from './match-card.tsx'
import { MatchControls } from './match-controls.tsx'
import type { MatchesSearch } from './matches-search.ts'
import { NoMatches } from './no-matches.tsx'
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
  const cards = list.data?.pages.flatMap((page) => page.matches) ?? []
  return (
    <section id="matches" aria-label="Matches" className="scroll-mt-24">
      <PageHeader title="Matches" lead={summary ? leadOf(summary) : '\u00a0'} className="mb-5 md:mb-5" />
      <MatchControls search={search} onSearch={onSearch} />
      {list.isPending && (
        <Waiting label="Loading your matches">
          <div className="grid gap-4">
            <SkeletonCard />
            <SkeletonCard />
            <SkeletonCard />
          </div>
        </Waiting>
      )}
      {list.isError && cards.length === 0 && (
        <ErrorState
          title="Matches did not load"
          description={readProblem(list.error).message}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {list.isSuccess && cards.length === 0 && (
        <NoMatches search={search} summary={summary} onShowAll={() => onSearch({ stretch: true })} />
      )}
      <div className="grid gap-4">
        {cards.map((card) => (
          <MatchCard key={card.job.id} card={card} resumeId={summary?.resumeId ?? null} />
        ))}
      </div>
      {list.hasNextPage && (
        <div className="mt-6 grid justify-items-center">
          <Button variant="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {list.isFetchingNextPage ? 'Loading…' : 'Load More'}
          </Button>
        </div>
      )}
    </section>
  )
}

function leadOf({ fitting, newThisWeek }: { fitting: number; newThisWeek: number }): string {
  if (fitting === 0) return 'Roles that fit what you ask for stand here, best first.'
  const roles = fitting === 1 ? '1 role fits what you asked for.' : `${fitting} roles fit what you asked for.`
  if (newThisWeek === 0) return roles
  return `${roles} ${newThisWeek === 1 ? 'One is' : `${newThisWeek} are`} new this week.`
}
