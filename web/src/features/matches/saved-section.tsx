import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { comparedAtMost } from '#domain/matches/limits.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { JobRow } from './job-row.tsx'
import { ListSection } from './list-section.tsx'
import { savedJobsQuery } from './queries.ts'
import { SavedNote } from './saved-note.tsx'
import { useCardActions } from './use-card-actions.ts'

/** What this candidate keeps for later; closed jobs stay, and say so. */
export function SavedSection() {
  const query = useInfiniteQuery(savedJobsQuery)
  const { unsave } = useCardActions()
  const saved = query.data?.pages.flatMap((page) => page.saved) ?? []
  const [chosen, setChosen] = useState<readonly string[]>([])
  const compared = saved.map(({ job }) => job.id).filter((id) => chosen.includes(id))
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
          ]}
          action={
            <div className="grid flex-none justify-items-end gap-1.5">
              <Button variant="bare" size="sm" onClick={() => unsave.mutate(item.job.id)}>
                Remove
              </Button>
              <Checkbox
                label="Compare"
                aria-label={`Compare ${item.job.title}`}
                checked={compared.includes(item.job.id)}
                disabled={compared.length >= comparedAtMost && !compared.includes(item.job.id)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...compared, item.job.id] : compared.filter((id) => id !== item.job.id))
                }
              />
            </div>
          }
        >
          <SavedNote jobId={item.job.id} title={item.job.title} note={item.note} />
        </JobRow>
      ))}
      {saved.length > 1 && (
        <li className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
          {compared.length > 1 ? (
            <ButtonLink to="/compare" search={{ jobs: compared.join(',') }} variant="quiet" size="sm">
              Compare {compared.length} jobs
            </ButtonLink>
          ) : (
            <span className="text-sm text-ink-soft">Choose two or three to compare them side by side.</span>
          )}
        </li>
      )}
    </ListSection>
  )
}
