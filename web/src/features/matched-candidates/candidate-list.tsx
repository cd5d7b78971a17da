import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { RankedCandidate, RankedPage } from '#domain/applications/schema.ts'
import { CandidateActions, type CandidateDialog } from './candidate-actions.tsx'
import { CandidateCard } from './candidate-card.tsx'
import { CandidateDialogs } from './candidate-dialogs.tsx'
import { openInterviewsQuery } from './queries.ts'
import { useDecisions } from './use-decisions.ts'
import { useShortlist } from './use-shortlist.ts'

type Opened = { dialog: CandidateDialog; id: string } | null

/** The cards, and the one dialog that is open over them. */
export function CandidateList({ job, candidates }: { job: RankedPage['job']; candidates: readonly RankedCandidate[] }) {
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const shortlist = useShortlist(job.id)
  const decisions = useDecisions(close)
  const { data: interviews = [] } = useQuery(openInterviewsQuery(job.id))
  const keyOf = (candidate: RankedCandidate) => ({ jobId: job.id, candidateUserId: candidate.candidateUserId })
  const interviewOf = ({ candidateUserId }: RankedCandidate) =>
    interviews.find((one) => one.candidateUserId === candidateUserId)
  const current = candidates.find((candidate) => candidate.candidateUserId === opened?.id)

  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-2">
        {candidates.map((candidate) => (
          <li key={candidate.matchId}>
            <CandidateCard
              candidate={candidate}
              interview={interviewOf(candidate)}
              actions={
                <CandidateActions
                  candidate={candidate}
                  interview={interviewOf(candidate)}
                  onOpen={(dialog) => setOpened({ dialog, id: candidate.candidateUserId })}
                  onShortlist={() => shortlist.mutate(keyOf(candidate))}
                  onUndoDecline={() => decisions.undo.mutate(keyOf(candidate))}
                />
              }
            />
          </li>
        ))}
      </ul>
      {current && (
        <CandidateDialogs
          opened={opened?.dialog ?? null}
          onClose={close}
          job={job}
          candidate={current}
          interview={interviewOf(current)}
          decisions={decisions}
          onShortlist={() => shortlist.mutate(keyOf(current))}
        />
      )}
    </>
  )
}
