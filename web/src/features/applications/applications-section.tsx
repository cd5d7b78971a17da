import { useInfiniteQuery } from '@tanstack/react-query'
import { readProblem } from '../../api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-button.tsx'
import { ApplicationRow } from './application-row.tsx'
import { LedgerFold } from './ledger-fold.tsx'
import { applicationsQuery, ownLedgerQuery } from './queries.ts'

/** What this candidate has applied to, newest first, for `/dashboard#applications`. */
export function ApplicationsSection() {
  const query = useInfiniteQuery(applicationsQuery)
  const items = query.data?.pages.flatMap((page) => page.applications) ?? []
  return (
    <section id="applications" aria-labelledby="applications-heading">
      <h2 id="applications-heading" className="mb-4 text-2xl">
        Applications
      </h2>
      {query.isPending && <RowsWaiting />}
      {query.isError && items.length === 0 && (
        <ErrorState
          title="Your applications did not load"
          description={readProblem(query.error).message}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {query.isSuccess && items.length === 0 && (
        <EmptyState
          title="No applications yet"
          action={
            <ButtonLink to="/matches" variant="quiet">
              See your matches
            </ButtonLink>
          }
        >
          Jobs you apply to stand here, with where each one is and what comes next.
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul className="grid">
          {items.map((item) => (
            <ApplicationRow key={item.application.id} item={item} />
          ))}
        </ul>
      )}
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
      {items.length > 0 && <OwnLedger />}
    </section>
  )
}

function OwnLedger() {
  return (
    <div className="mt-6">
      <LedgerFold reader="candidate" query={ownLedgerQuery} about={jobOf} />
    </div>
  )
}

type OwnLine = { jobId: string; jobTitle: string; companyDisplay: string }

function jobOf({ jobId, jobTitle, companyDisplay }: OwnLine) {
  return (
    <>
      <TextLink to="/job/$id" params={{ id: jobId }}>
        {jobTitle}
      </TextLink>
      , {companyDisplay}
    </>
  )
}

function RowsWaiting() {
  return (
    <Waiting label="Loading your applications">
      <div className="grid gap-4">
        {['a', 'b', 'c'].map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </div>
    </Waiting>
  )
}
