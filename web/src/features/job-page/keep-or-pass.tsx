import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Bookmark, CircleSlash } from 'lucide-react'
import type { JobForCandidate } from '#domain/applications/schema.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useCardActions } from '../matches/use-card-actions.ts'
import { jobPageQuery } from './queries.ts'

/** Save for later, or pass: what can be done with a job besides applying. */
export function KeepOrPass({ job }: { job: JobForCandidate }) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { save, unsave, pass } = useCardActions()
  const isSaved = save.isPending || (job.isSaved && !unsave.isPending)
  const afterwards = { onSettled: () => queryClient.invalidateQueries(jobPageQuery(job.id)) }

  return (
    <div className="flex justify-center gap-3">
      <Button
        variant="bare"
        size="sm"
        pressed={isSaved}
        onClick={() => (isSaved ? unsave.mutate(job.id, afterwards) : save.mutate(job.id, afterwards))}
      >
        <Icon of={Bookmark} /> {isSaved ? 'Saved' : 'Save'}
      </Button>
      {!job.application && (
        <Button
          variant="bare"
          size="sm"
          onClick={() => pass.mutate(job.id, { onSuccess: () => void navigate({ to: '/matches' }) })}
        >
          <Icon of={CircleSlash} /> Pass
        </Button>
      )}
    </div>
  )
}
