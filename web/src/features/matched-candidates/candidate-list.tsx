import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { RankedCandidate, RankedPage } from '#domain/applications/schema.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { CandidateActions, type CandidateDialog } from './candidate-actions.tsx'
import { CandidateCard } from './candidate-card.tsx'
import { ComparisonBar } from './comparison-bar.tsx'
import { openInterviewsQuery } from './queries.ts'
import { useComparison } from './use-comparison.ts'
import { useDecisions } from './use-decisions.ts'
import { useShortlist } from './use-shortlist.ts'

/** What opens over the list; its code waits for the first press. */
const CandidateDialogs = lazy(async () => ({ default: (await import('./candidate-dialogs.tsx')).CandidateDialogs }))
const CompareDialog = lazy(async () => ({ default: (await import('./compare-dialog.tsx')).CompareDialog }))

type Opened = { dialog: CandidateDialog; id: string } | null

/** The cards, and the one dialog that is open over them. */
export function CandidateList({ job, candidates }: { job: RankedPage['job']; candidates: readonly RankedCandidate[] }) {
  const [opened, setOpened] = useState<Opened>(null)
  const comparison = useComparison(candidates)
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
              jobId={job.id}
              candidate={candidate}
              interview={interviewOf(candidate)}
              compare={
                candidates.length > 1 && (
                  <Checkbox
                    label={
                      <>
                        Compare<span className="sr-only"> {candidate.name}</span>
                      </>
                    }
                    checked={comparison.isChosen(candidate)}
                    disabled={comparison.isFull && !comparison.isChosen(candidate)}
                    onChange={() => comparison.toggle(candidate)}
                  />
                )
              }
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
      {comparison.chosen.length > 0 && (
        <>
          <ComparisonBar chosen={comparison.chosen} onOpen={comparison.open} onClear={comparison.clear} />
          <Suspense fallback={null}>
            <CompareDialog open={comparison.isOpen} onClose={comparison.close} pair={comparison.chosen} />
          </Suspense>
        </>
      )}
      {current && (
        <Suspense fallback={null}>
          <CandidateDialogs
            opened={opened?.dialog ?? null}
            onClose={close}
            job={job}
            candidate={current}
            interview={interviewOf(current)}
            decisions={decisions}
            onShortlist={() => shortlist.mutate(keyOf(current))}
          />
        </Suspense>
      )}
    </>
  )
}
