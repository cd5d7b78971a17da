import { type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MatchCard as MatchCardView } from '#domain/matches/schema.ts'
import { readProblem } from '../../api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonCard, Waiting } from '../../ui/skeleton.tsx'
import { MatchCard } from './match-card.tsx'
import { matchSummaryQuery } from './queries.ts'
import { useNextCard } from './use-next-card.ts'

type JobCardsProps = {
  list: UseInfiniteQueryResult<{ pages: { matches: MatchCardView[] }[] }>
  waiting: string
  failed: string
  /** What stands there when nothing was found. */
  empty: ReactNode
}

/** A list of job cards in each of its states, with Load More. */
export function JobCards({ list, waiting, failed, empty }: JobCardsProps) {
  const { data: summary } = useQuery(matchSummaryQuery)
  const cards = list.data?.pages.flatMap((page) => page.matches) ?? []
  const { list: cardList, pressIn, pressMore } = useNextCard(cards.length, list.hasNextPage)
  return (
    <>
      {list.isPending && (
        <Waiting label={waiting}>
          <div className="grid gap-4">
            <SkeletonCard />
            <SkeletonCard />
            <SkeletonCard />
          </div>
        </Waiting>
      )}
      {list.isError && cards.length === 0 && (
        <ErrorState
          title={failed}
          description={readProblem(list.error).message}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      )}
      {list.isSuccess && cards.length === 0 && empty}
      <div ref={cardList} onClickCapture={pressIn} className="grid gap-4">
        {cards.map((card) => (
          <MatchCard key={card.job.id} card={card} resumeId={summary?.resumeId ?? null} />
        ))}
      </div>
      {list.hasNextPage && (
        <div className="mt-6 grid justify-items-center">
          <Button
            variant="quiet"
            busy={list.isFetchingNextPage}
            onClick={() => {
              pressMore()
              void list.fetchNextPage()
            }}
          >
            {list.isFetchingNextPage ? 'Loading…' : 'Load More'}
          </Button>
        </div>
      )}
    </>
  )
}
