import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { emptyReview, reviewMessages } from '#domain/applications/review-messages.ts'
import type { CandidateSort, RankedPage } from '#domain/applications/schema.ts'
import { jobRefusals } from '#domain/jobs/messages.ts'
import { namesNothing, readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SkeletonCard, Waiting } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-button.tsx'
import { LedgerFold } from '../applications/ledger-fold.tsx'
import { NoSuchRole } from '../jobs-posting/no-such-role.tsx'
import { CandidateFilter } from './candidate-filter.tsx'
import { CandidateList } from './candidate-list.tsx'
import { readCandidatesSearch } from './candidates-search.ts'
import { jobLedgerQuery, type Ranking, rankedQuery } from './queries.ts'

const route = getRouteApi('/signed-in/employer/candidates')

const sorts: { value: CandidateSort; label: string }[] = [
  { value: 'composite', label: 'Composite' },
  { value: 'ai', label: 'AI Fit' },
  { value: 'trust', label: 'Trust' },
]

/** Without a job there is nobody to list: the roles are shown instead. */
export function CandidatesPage() {
  const { jobId, sort = 'composite', show = 'all', search = '' } = route.useSearch()
  const navigate = useNavigate()
  const isMissing = jobId === undefined
  useEffect(() => {
    if (!isMissing) return
    showMessage(reviewMessages.noJobSelected)
    void navigate({ to: '/dashboard', hash: 'candidates', replace: true })
  }, [isMissing, navigate])
  return jobId === undefined ? (
    <PageBody>
      <PageHeader title="Matched Candidates" />
    </PageBody>
  ) : (
    <MatchedCandidates ranking={{ jobId, sort, show, search }} />
  )
}

function MatchedCandidates({ ranking }: { ranking: Ranking }) {
  const { jobId, sort, show, search } = ranking
  const navigate = route.useNavigate()
  const query = useInfiniteQuery({ ...rankedQuery(ranking), placeholderData: keepPreviousData })
  const look = (change: Partial<Ranking>) => {
    const next = { ...ranking, ...change }
    void navigate({ search: readCandidatesSearch(next), replace: true })
  }
  const pages = query.data?.pages ?? []
  const [first] = pages
  const candidates = pages.flatMap((page) => page.rankedCandidates)
  const { error } = query
  const problem = error && readProblem(error)
  const isMissing = namesNothing(problem)
  useEffect(() => {
    if (!error) return
    const told = readProblem(error)
    showMessage(reviewMessages.loadFailed(namesNothing(told) ? jobRefusals.notFound : told.message))
  }, [error])

  return (
    <PageBody className="pb-16">
      <PageHeader
        title="Matched Candidates"
        lead={first && leadOf(first.job)}
        back={
          <TextLink to="/dashboard" hash="candidates">
            <Icon of={ArrowLeft} /> Roles
          </TextLink>
        }
        actions={
          candidates.length > 1 && (
            <SegmentedControl
              legend="Sort by"
              legendHidden
              choices={sorts}
              value={sort}
              onChange={(value) => look({ sort: value })}
            />
          )
        }
      />
      {first && first.job.candidateCount > 0 && (
        <div className="mb-6 grid gap-3">
          <CandidateFilter key={search} show={show} search={search} counts={first.job.counts} onChange={look} />
          <p>
            <a href={`/api/employer/jobs/${jobId}/candidates.csv`} download className="text-sm">
              Export as CSV
            </a>
          </p>
        </div>
      )}
      {query.isPending && <ListWaiting />}
      {isMissing && <NoSuchRole />}
      {problem && !isMissing && candidates.length === 0 && (
        <ErrorState
          title="Candidates did not load"
          description={problem.message}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {query.isSuccess && candidates.length === 0 && (
        <NobodyHere isFiltered={first !== undefined && first.job.candidateCount > 0} onClear={() => look(everybody)} />
      )}
      {first && candidates.length > 0 && <CandidateList job={first.job} candidates={candidates} />}
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
      {first && first.job.candidateCount > 0 && (
        <div className="mt-10">
          <LedgerFold reader="employer" query={jobLedgerQuery(jobId)} about={({ candidate }) => candidate} />
        </div>
      )}
    </PageBody>
  )
}

const everybody = { show: 'all', search: '' } as const

function NobodyHere({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!isFiltered) return <EmptyState title={emptyReview.title}>{emptyReview.text}</EmptyState>
  return (
    <EmptyState title="Nobody in this view" action={<Button onClick={onClear}>Show everybody</Button>}>
      Nobody who applied stands here or has this name.
    </EmptyState>
  )
}

function leadOf({ title, candidateCount, nameMoment }: RankedPage['job']): string {
  if (candidateCount === 0) return title
  const people = candidateCount === 1 ? '1 person' : `${candidateCount} people`
  return `${title}. ${people} applied. Names appear ${nameMoment}.`
}

function ListWaiting() {
  return (
    <Waiting label="Loading candidates">
      <div className="grid gap-5 lg:grid-cols-2">
        {['a', 'b', 'c', 'd'].map((card) => (
          <SkeletonCard key={card} />
        ))}
      </div>
    </Waiting>
  )
}
