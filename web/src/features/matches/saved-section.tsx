import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { JobRow } from './job-row.tsx'
import { ListSection } from './list-section.tsx'
import { savedJobsQuery } from './queries.ts'
import { useCardActions } from './use-card-actions.ts'

/** What this candidate keeps for later; closed jobs stay, and say so. */
export function SavedSection() {
  const query = useInfiniteQuery(savedJobsQuery)
  const { unsave } = useCardActions()
  const saved = query.data?.pages.flatMap((page) => page.saved) ?? []
  return (
    <ListSection
      id="saved"
      title="Saved jobs"
      query={query}
      isEmpty={saved.length === 0}
      empty={
        <EmptyState title="No saved jobs yet" heading="h3">
          Press Save on a match and it stands here, for later.
        </EmptyState>
      }
    >
      {saved.map((item) => (
        <JobRow
          key={item.job.id}
          job={item.job}
          note={[
            item.composite !== null && `Composite ${item.composite}`,
            item.hasApplied && 'Applied',
            item.closesOn && `Closes on ${new Date(item.closesOn).toLocaleDateString()}`,
            item.note,
          ]}
          action={
            <Button variant="bare" size="sm" onClick={() => unsave.mutate(item.job.id)}>
              Remove
            </Button>
          }
        />
      ))}
    </ListSection>
  )
}
