import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Snowflake } from 'lucide-react'
import type { OwnJobListItem } from '#domain/jobs/views.ts'
import { readProblem } from '../../api-error.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Note } from '../../ui/note.tsx'
import { inboxQuery } from '../matched-candidates/queries.ts'
import { type DashboardSearch, readDashboardSearch } from './dashboard-search.ts'
import { InboxFilter } from './inbox-filter.tsx'
import { InboxLine } from './inbox-line.tsx'
import { RoleChoice } from './role-choice.tsx'
import { RolesWaiting } from './roles-waiting.tsx'
import { UpcomingInterviews } from './upcoming-interviews.tsx'

const route = getRouteApi('/signed-in/dashboard')

/** Everybody who applied to any role, newest first, in one inbox; what it shows stands in the address. */
export function CandidatesTab({ roles }: { roles: readonly OwnJobListItem[] }) {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { role, show = 'all', search: words = '' } = search
  const query = useInfiniteQuery({ ...inboxQuery({ role, show, search: words }), placeholderData: keepPreviousData })
  const people = query.data?.pages.flatMap((page) => page.candidates) ?? []
  const isFiltered = role !== undefined || show !== 'all' || words !== ''
  const look = (change: Partial<DashboardSearch>) =>
    void navigate({ search: readDashboardSearch({ ...search, ...change }), hash: 'candidates', replace: true })

  return (
    <section aria-labelledby="candidates-inbox" className="grid gap-5">
      <h2 id="candidates-inbox">Candidates</h2>
      <Note icon={Snowflake}>Résumé snapshots are frozen when somebody applies and kept for fairness.</Note>
      <RoleChoice roles={roles} />
      <UpcomingInterviews />
      {(people.length > 0 || isFiltered) && (
        <InboxFilter key={words} roles={roles} role={role} show={show} search={words} onChange={look} />
      )}
      {query.isPending && <RolesWaiting />}
      {query.isError && people.length === 0 && (
        <ErrorState
          title="Your candidates did not load"
          description={readProblem(query.error).message}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {query.isSuccess && people.length === 0 && (
        <Nobody isFiltered={isFiltered} onClear={() => look({ role: undefined, show: 'all', search: '' })} />
      )}
      {people.length > 0 && (
        <ul className="grid border-b border-line">
          {people.map((person) => (
            <InboxLine key={person.matchId} person={person} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <Button
          variant="quiet"
          className="justify-self-start"
          busy={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? 'Loading…' : 'Load More'}
        </Button>
      )}
    </section>
  )
}

function Nobody({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState heading="h3" title="Nobody in this view" action={<Button onClick={onClear}>Show everybody</Button>}>
        Nobody who applied stands here or has this name.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      heading="h3"
      title="Nobody has applied yet"
      action={<ButtonLink to="/post-job">Create Role</ButtonLink>}
    >
      Everybody who applies to one of your roles appears here, ranked and under a code name. Publish a role to begin.
    </EmptyState>
  )
}
