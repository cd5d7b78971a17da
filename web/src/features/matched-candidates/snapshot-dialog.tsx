import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useEffect } from 'react'
import { snapshotWords } from '#domain/applications/messages.ts'
import type { RankedCandidate, RankedPage } from '#domain/applications/schema.ts'
import { codeNameInitials } from '#domain/reveals/code-names.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Note } from '../../ui/note.tsx'
import { Tile } from '../../ui/tile.tsx'
import { SnapshotFacts } from '../applications/snapshot-facts.tsx'
import { SnapshotText } from '../applications/snapshot-text.tsx'
import { SnapshotUnread } from '../applications/snapshot-unread.tsx'
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
  const query = useQuery({
    ...snapshotQuery(key, candidate.isRevealed),
    enabled: open,
  })
  const { data } = query
  useMarkViewed(open && data !== undefined && !candidate.isViewed, key)
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
      {!data && <SnapshotUnread query={query} missing="The candidate may have withdrawn." />}
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
