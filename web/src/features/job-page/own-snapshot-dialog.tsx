import { useQuery } from '@tanstack/react-query'
import { snapshotWords } from '#domain/applications/messages.ts'
import type { JobForCandidate } from '#domain/applications/schema.ts'
import { readProblem } from '../../api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'
import { ownSnapshotQuery } from '../applications/queries.ts'
import { SnapshotFacts } from '../applications/snapshot-facts.tsx'
import { SnapshotText } from '../applications/snapshot-text.tsx'

type OwnSnapshotDialogProps = {
  open: boolean
  onClose: () => void
  applicationId: string
  skillsRequired: JobForCandidate['skillsRequired']
}

/** The candidate's own frozen résumé, whole; how much of it the employer reads is a matter of the reveal. */
export function OwnSnapshotDialog({ open, onClose, applicationId, skillsRequired }: OwnSnapshotDialogProps) {
  const { data, error, refetch, isFetching } = useQuery({ ...ownSnapshotQuery(applicationId), enabled: open })
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      title={snapshotWords.title}
      description={snapshotWords.stamp}
      footer={
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      }
    >
      {data && (
        <div className="grid gap-6">
          <SnapshotFacts snapshot={data} skillsRequired={skillsRequired} />
          <SnapshotText snapshot={data} />
        </div>
      )}
      {error && (
        <ErrorState
          heading="h3"
          title="The snapshot did not load"
          description={readProblem(error).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <Waiting label="Loading the snapshot">
          <div className="grid gap-4">
            <Skeleton className="h-14 w-full" />
            <Skeleton className="h-72 w-full rounded-card" />
          </div>
        </Waiting>
      )}
    </Dialog>
  )
}
