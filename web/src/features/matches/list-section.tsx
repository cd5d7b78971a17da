import type { ReactNode } from 'react'
import { readProblem } from '../../api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'

type ListSectionProps = {
  id: string
  title: string
  query: {
    isPending: boolean
    isError: boolean
    isSuccess: boolean
    isFetching: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    error: unknown
    refetch: () => unknown
    fetchNextPage: () => unknown
  }
  isEmpty: boolean
  empty: ReactNode
  children: ReactNode
}

/** A section with its own list: waiting, failed, empty, rows, more. */
export function ListSection({ id, title, query, isEmpty, empty, children }: ListSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="mb-4 text-2xl">
        {title}
      </h2>
      {query.isPending && (
        <Waiting label={`Loading: ${title}`}>
          <div className="grid gap-4">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
        </Waiting>
      )}
      {query.isError && isEmpty && (
        <ErrorState
          title="This list did not load"
          description={readProblem(query.error).message}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          heading="h3"
        />
      )}
      {query.isSuccess && isEmpty && empty}
      {!isEmpty && <ul className="grid">{children}</ul>}
      {query.hasNextPage && (
        <Button
          variant="quiet"
          className="mt-6"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? 'Loading…' : 'Load More'}
        </Button>
      )}
    </section>
  )
}
