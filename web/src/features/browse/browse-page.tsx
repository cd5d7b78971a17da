import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { readProblem } from '../../api-error.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { SkeletonCard, Waiting } from '../../ui/skeleton.tsx'
import { MatchCard } from '../matches/match-card.tsx'
import { matchSummaryQuery } from '../matches/queries.ts'
import { BrowseForm } from './browse-form.tsx'
import type { BrowseSearch } from './browse-search.ts'
import { openJobsQuery } from './queries.ts'

const route = getRouteApi('/signed-in/browse')

/** Every open job, whether it fits or not, found by words and sieved. */
export function BrowsePage() {
  const search = route.useSearch()
  const navigate = useNavigate()
  const list = useInfiniteQuery(openJobsQuery(search))
  const { data: summary } = useQuery(matchSummaryQuery)
  const cards = list.data?.pages.flatMap((page) => page.matches) ?? []
  const look = (next: BrowseSearch) => void navigate({ to: '/browse', search: next, resetScroll: false })

  return (
    <PageBody>
      <PageHeader
        title="Browse jobs"
        lead="Every open role, also those that do not fit. Hidden companies stay hidden here too."
      />
      <BrowseForm key={`${search.q ?? ''}|${search.place ?? ''}`} search={search} onSearch={look} />
      <section aria-label="Open jobs" aria-busy={list.isFetching} className="mt-8 grid gap-4">
        {list.isPending && (
          <Waiting label="Looking for jobs">
            <div className="grid gap-4">
              <SkeletonCard />
              <SkeletonCard />
            </div>
          </Waiting>
        )}
        {list.isError && cards.length === 0 && (
          <ErrorState
            title="The jobs did not load"
            description={readProblem(list.error).message}
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        )}
        {list.isSuccess && cards.length === 0 && (
          <EmptyState title="No open job says that" action={<Button onClick={() => look({})}>Show all jobs</Button>}>
            Fewer words or a wider sieve find more.
          </EmptyState>
        )}
        {cards.map((card) => (
          <MatchCard key={card.job.id} card={card} resumeId={summary?.resumeId ?? null} />
        ))}
        {list.hasNextPage && (
          <div className="mt-2 grid justify-items-center">
            <Button variant="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {list.isFetchingNextPage ? 'Loading…' : 'Load More'}
            </Button>
          </div>
        )}
      </section>
    </PageBody>
  )
}
