import { snapshotWords } from '#domain/applications/messages.ts'
import { readProblem } from '../../api-error.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'

type SnapshotUnreadProps = {
  query: { error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** Why there may be none. */
  missing: string
}

/** In place of a snapshot: that it is on its way, that there is none, or that it did not load. */
export function SnapshotUnread({ query: { error, isFetching, refetch }, missing }: SnapshotUnreadProps) {
  if (!error) {
    return (
      <Waiting label="Loading the snapshot">
        <div className="grid gap-4">
          <Skeleton className="h-14 w-full" />
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-72 w-full rounded-card" />
        </div>
      </Waiting>
    )
  }
  const { code, message } = readProblem(error)
  if (code === 'not_found') {
    return (
      <EmptyState flat heading="h3" title={snapshotWords.missing}>
        {missing}
      </EmptyState>
    )
  }
  return (
    <ErrorState
      heading="h3"
      title="The snapshot did not load"
      description={message}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}
