import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { JobCards } from '../matches/job-cards.tsx'
import { BrowseForm } from './browse-form.tsx'
import type { BrowseSearch } from './browse-search.ts'
import { openJobsQuery } from './queries.ts'

const route = getRouteApi('/signed-in/candidate/browse')

/** Every open job, whether it fits or not, found by words and sieved. */
export function BrowsePage() {
  const search = route.useSearch()
  const navigate = useNavigate()
  const list = useInfiniteQuery(openJobsQuery(search))
  const look = (next: BrowseSearch) => void navigate({ to: '/browse', search: next, resetScroll: false })

  return (
    <PageBody>
      <PageHeader
        title="Browse jobs"
        lead="Every open role, also those that do not fit. Hidden companies stay hidden here too."
      />
      <BrowseForm key={`${search.q ?? ''}|${search.place ?? ''}`} search={search} onSearch={look} />
      <section aria-label="Open jobs" aria-busy={list.isFetching} className="mt-8">
        <JobCards
          list={list}
          waiting="Looking for jobs"
          failed="The jobs did not load"
          empty={
            <EmptyState title="No open job says that" action={<Button onClick={() => look({})}>Show all jobs</Button>}>
              Fewer words or a wider sieve find more.
            </EmptyState>
          }
        />
      </section>
    </PageBody>
  )
}
