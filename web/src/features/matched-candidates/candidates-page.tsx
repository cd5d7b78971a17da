import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { emptyReview, reviewMessages } from '#domain/applications/messages.ts'
import type { CandidateSort, RankedPage } from '#domain/applications/schema.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SkeletonCard, Waiting } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-button.tsx'
import { CandidateList } from './candidate-list.tsx'
import { rankedQuery } from './queries.ts'

const route = getRouteApi('/signed-in/candidates')

const sorts: { value: CandidateSort; label: string }[] = [
  { value: 'composite', label: 'Composite' },
  { value: 'ai', label: 'AI Fit' },
  { value: 'trust', label: 'Trust' },
]

/** Without a job there is nobody to list: the roles are shown instead. */
export function CandidatesPage() {
  const { jobId, sort = 'composite' } = route.useSearch()
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
    <MatchedCandidates jobId={jobId} sort={sort} />
  )
}

function MatchedCandidates({ jobId, sort }: { jobId: string; sort: CandidateSort }) {
  const navigate = route.useNavigate()
  const query = useInfiniteQuery(rankedQuery(jobId, sort))
  const pages = query.data?.pages ?? []
  const [first] = pages
  const candidates = pages.flatMap((page) => page.rankedCandidates)
  const { error } = query
  const problem = error && readProblem(error)
  useEffect(() => {
    if (error) showMessage(reviewMessages.loadFailed(readProblem(error).message))
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
              onChange={(value) => void navigate({ search: { jobId, sort: value }, replace: true })}
            />
          )
        }
      />
      {query.isPending && <ListWaiting />}
      {problem && candidates.length === 0 && (
        <ErrorState
          title="Candidates did not load"
          description={problem.message}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {query.isSuccess && candidates.length === 0 && (
        <EmptyState title={emptyReview.title}>{emptyReview.text}</EmptyState>
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
    </PageBody>
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
