import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-button.tsx'
import { CompareTable } from './compare-table.tsx'
import { comparedIds } from './compared-ids.ts'
import { comparedQuery } from './queries.ts'

const route = getRouteApi('/signed-in/candidate/compare')

/** Up to three jobs side by side; one that is gone leaves the others where they are. */
export function ComparePage() {
  const ids = comparedIds(route.useSearch().jobs)
  const { data: answers, isPending, isFetching, refetch } = useQuery(comparedQuery(ids))
  const jobs = answers?.flatMap((answer) => answer ?? []) ?? []
  const missing = ids.length - jobs.length
  const isWaiting = isPending && ids.length > 0
  return (
    <PageBody className="pb-16">
      <PageHeader
        title="Compare jobs"
        lead="The same questions put to each, side by side."
        back={
          <TextLink to="/dashboard" hash="saved">
            <Icon of={ArrowLeft} /> Saved jobs
          </TextLink>
        }
      />
      {isWaiting && (
        <Waiting label="Loading the jobs">
          <Skeleton className="h-96" />
        </Waiting>
      )}
      {!isWaiting && missing > 0 && (
        <ErrorState
          title={missing === 1 ? 'One of these jobs did not load' : `${missing} of these jobs did not load`}
          description="It may have been taken down. The others are shown."
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!isWaiting && jobs.length > 0 && <CompareTable jobs={jobs} />}
      {ids.length === 0 && (
        <EmptyState
          title="Nothing to compare yet"
          action={
            <ButtonLink to="/dashboard" hash="saved" variant="quiet">
              Choose from saved jobs
            </ButtonLink>
          }
        >
          Choose up to three of your saved jobs and they stand here side by side.
        </EmptyState>
      )}
    </PageBody>
  )
}
