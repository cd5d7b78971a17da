import { useQuery } from '@tanstack/react-query'
import { snapshotWords } from '#domain/applications/messages.ts'
import type { JobForCandidate } from '#domain/applications/schema.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ownSnapshotQuery } from '../applications/queries.ts'
import { SnapshotFacts } from '../applications/snapshot-facts.tsx'
import { SnapshotText } from '../applications/snapshot-text.tsx'
import { SnapshotUnread } from '../applications/snapshot-unread.tsx'

type OwnSnapshotDialogProps = {
  open: boolean
  onClose: () => void
  applicationId: string
  skillsRequired: JobForCandidate['skillsRequired']
}

/** The candidate's own frozen résumé, whole; how much of it the employer reads is a matter of the reveal. */
export function OwnSnapshotDialog({ open, onClose, applicationId, skillsRequired }: OwnSnapshotDialogProps) {
  const query = useQuery({ ...ownSnapshotQuery(applicationId), enabled: open })
  const { data } = query
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
      {!data && <SnapshotUnread query={query} missing="It may have been erased." />}
    </Dialog>
  )
}
