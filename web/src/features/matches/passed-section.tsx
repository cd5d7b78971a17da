import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { JobRow } from './job-row.tsx'
import { ListSection } from './list-section.tsx'
import { passedJobsQuery } from './queries.ts'
import { useCardActions } from './use-card-actions.ts'

/** What this candidate has passed on; every one can be brought back. */
export function PassedSection() {
  const query = useInfiniteQuery(passedJobsQuery)
  const { restore } = useCardActions()
  const passed = query.data?.pages.flatMap((page) => page.passed) ?? []
  return (
    <ListSection
      id="passed"
      title="Passed jobs"
      query={query}
      isEmpty={passed.length === 0}
      empty={
        <EmptyState title="Nothing passed" heading="h3">
          Jobs you pass on leave your matches and stand here, in case you change your mind.
        </EmptyState>
      }
    >
      {passed.map(({ job, passedAt }) => (
        <JobRow
          key={job.id}
          job={job}
          note={[`Passed on ${new Date(passedAt).toLocaleDateString()}`]}
          action={
            <Button
              variant="bare"
              size="sm"
              busy={restore.isPending && restore.variables === job.id}
              onClick={() => restore.mutate(job.id)}
            >
              Restore
            </Button>
          }
        />
      ))}
    </ListSection>
  )
}
