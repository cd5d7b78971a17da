import { useState } from 'react'
import type { RankedCandidate, RankedPage } from '#domain/applications/schema.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { CandidateCard } from './candidate-card.tsx'
import { InterviewDialog } from './interview-dialog.tsx'
import { SnapshotDialog } from './snapshot-dialog.tsx'
import { useReveal, useShortlist } from './use-shortlist.ts'

type Opened = { dialog: 'snapshot' | 'interview' | 'reveal'; id: string } | null

/** The cards, and the one dialog that is open over them. */
export function CandidateList({ job, candidates }: { job: RankedPage['job']; candidates: readonly RankedCandidate[] }) {
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const shortlist = useShortlist(job.id)
  const reveal = useReveal(close)
  const keyOf = (candidate: RankedCandidate) => ({ jobId: job.id, candidateUserId: candidate.candidateUserId })
  const current = candidates.find((candidate) => candidate.candidateUserId === opened?.id)

  return (
    <>
      <ul className="grid items-start gap-5 lg:grid-cols-2">
        {candidates.map((candidate) => (
          <li key={candidate.matchId}>
            <CandidateCard
              candidate={candidate}
              onSnapshot={() => setOpened({ dialog: 'snapshot', id: candidate.candidateUserId })}
              onShortlist={() => shortlist.mutate(keyOf(candidate))}
              onSchedule={() => setOpened({ dialog: 'interview', id: candidate.candidateUserId })}
              onReveal={() => setOpened({ dialog: 'reveal', id: candidate.candidateUserId })}
            />
          </li>
        ))}
      </ul>
      {current && (
        <>
          <SnapshotDialog
            open={opened?.dialog === 'snapshot'}
            onClose={close}
            job={job}
            candidate={current}
            onShortlist={() => shortlist.mutate(keyOf(current))}
          />
          <InterviewDialog
            open={opened?.dialog === 'interview'}
            onClose={close}
            candidate={current}
            applicant={keyOf(current)}
          />
          <AlertDialog
            open={opened?.dialog === 'reveal'}
            title={`Reveal your company to ${current.name}?`}
            description="This candidate then sees who you are. It can't be taken back."
            confirmLabel={reveal.isPending ? 'Revealing…' : 'Reveal'}
            busy={reveal.isPending}
            onConfirm={() => reveal.mutate(keyOf(current))}
            onCancel={close}
          />
        </>
      )}
    </>
  )
}
