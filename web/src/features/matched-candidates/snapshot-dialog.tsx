import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useEffect } from 'react'
import { snapshotWords } from '#domain/applications/messages.ts'
import type { RankedCandidate, RankedPage } from '#domain/applications/schema.ts'
import { codeNameInitials } from '#domain/reveals/code-names.ts'
import { readProblem } from '../../api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Note } from '../../ui/note.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'
import { Tile } from '../../ui/tile.tsx'
import { SnapshotFacts } from '../applications/snapshot-facts.tsx'
import { SnapshotText } from '../applications/snapshot-text.tsx'
import { markViewedMutation, putCandidate, snapshotQuery } from './queries.ts'
import { VouchComments } from './vouch-comments.tsx'

type SnapshotDialogProps = {
  open: boolean
  onClose: () => void
  job: RankedPage['job']
  candidate: RankedCandidate
  onShortlist: () => void
}

/** The frozen résumé as this employer may read it. Opening it marks the candidate as viewed. */
export function SnapshotDialog({ open, onClose, job, candidate, onShortlist }: SnapshotDialogProps) {
  const key = { jobId: job.id, candidateUserId: candidate.candidateUserId }
  const { data, error, refetch, isFetching } = useQuery({
    ...snapshotQuery(key, candidate.isRevealed),
    enabled: open,
  })
  useMarkViewed(open && data !== undefined && !candidate.isViewed, key)
  const problem = error && readProblem(error)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={snapshotWords.title}
      description={snapshotWords.stamp}
      lead={
        <Tile kind={candidate.isRevealed ? 'second' : 'hidden'} size="lg" initials={codeNameInitials(candidate.name)} />
      }
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          {candidate.actions.includes('shortlist') && <Button onClick={onShortlist}>Shortlist</Button>}
        </>
      }
    >
      {data && (
        <div className={data.isRevealed ? 'grid gap-6' : 'grid gap-6 print:hidden'}>
          <SnapshotFacts snapshot={data} skillsRequired={job.skillsRequired} />
          <SnapshotText snapshot={data} />
          <VouchComments comments={data.vouchComments} />
          {!data.isRevealed && (
            <Note icon={Lock}>
              Name, contacts, links, photo and file name are hidden {job.nameMoment.replace(/^when /, 'until ')}. Until
              then this page cannot be downloaded.
            </Note>
          )}
        </div>
      )}
      {problem?.code === 'not_found' && (
        <EmptyState flat heading="h3" title={snapshotWords.missing}>
          The candidate may have withdrawn.
        </EmptyState>
      )}
      {problem && problem.code !== 'not_found' && (
        <ErrorState
          heading="h3"
          title="The snapshot did not load"
          description={problem.message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !problem && (
        <Waiting label="Loading the snapshot">
          <div className="grid gap-4">
            <Skeleton className="h-14 w-full" />
            <Skeleton className="h-7 w-2/3" />
            <Skeleton className="h-72 w-full rounded-card" />
          </div>
        </Waiting>
      )}
    </Dialog>
  )
}

function useMarkViewed(isSeen: boolean, key: { jobId: string; candidateUserId: string }) {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    ...markViewedMutation,
    onSuccess: (candidate, viewed) => putCandidate(queryClient, viewed, candidate),
  })
  const { jobId, candidateUserId } = key
  useEffect(() => {
    if (isSeen) mutate({ jobId, candidateUserId })
  }, [isSeen, mutate, jobId, candidateUserId])
}
