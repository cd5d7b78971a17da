import { lazy, Suspense, useState } from 'react'
import type { JobForCandidate } from '#domain/applications/schema.ts'
import { TextButton } from '../../ui/text-button.tsx'

const OwnSnapshotDialog = lazy(async () => ({
  default: (await import('./own-snapshot-dialog.tsx')).OwnSnapshotDialog,
}))

type OwnSnapshotProps = { applicationId: string; skillsRequired: JobForCandidate['skillsRequired'] }

/** Opens what was frozen; its code comes with the first press. */
export function OwnSnapshot(asked: OwnSnapshotProps) {
  const [isOpen, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <TextButton onClick={() => setOpen(true)}>See your snapshot</TextButton>
      {isOpen !== null && (
        <Suspense>
          <OwnSnapshotDialog {...asked} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
