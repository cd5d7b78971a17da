import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { RankedCandidate } from '#domain/applications/schema.ts'
import { evidenceParts } from '#domain/matches/evidence-parts.ts'
import { readProblem } from '../../api-error.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { EvidenceList } from '../matches/evidence-list.tsx'
import { applicantEvidenceQuery } from './queries.ts'

const names = { resume: 'Frozen résumé', wish: 'Their wishes', posting: 'Your posting' }
const partNames = {
  skills: 'Skills',
  title: 'Title',
  experience: 'Experience: the lines most alike',
  seniority: 'Seniority',
  gates: 'What must fit',
}

/** Why this match, to the lines: the frozen résumé as far as it may be read, beside the employer's own posting. */
export function CandidateEvidence({ jobId, candidate }: { jobId: string; candidate: RankedCandidate }) {
  const [isOpen, setOpen] = useState(false)
  const key = { jobId, candidateUserId: candidate.candidateUserId }
  const query = useQuery({ ...applicantEvidenceQuery(key, candidate.isRevealed), enabled: isOpen })
  const { data, error, refetch } = query
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group/lines">
      <summary className="inline-flex min-h-7 items-center gap-1 text-sm font-medium text-action">
        What was compared<span className="sr-only"> for {candidate.name}</span>
        <Icon of={ChevronDown} className="transition-transform group-open/lines:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-2">
        {data &&
          evidenceParts.map((part) => {
            const points = data.points.filter((point) => point.part === part)
            return (
              points.length > 0 && (
                <section key={part} className="grid gap-2 border-t border-line pt-3">
                  <h4 className="font-text text-sm font-strong tracking-body">{partNames[part]}</h4>
                  <EvidenceList points={points} names={names} />
                </section>
              )
            )
          })}
        {data?.points.length === 0 && (
          <p className="text-sm text-ink-soft">
            There is nothing to lay side by side: the résumé could not be read in lines.
          </p>
        )}
        {!data && !error && (
          <Waiting label="Loading the lines">
            <Skeleton className="h-24" />
          </Waiting>
        )}
        {error && !data && (
          <p role="alert" className="text-sm">
            {readProblem(error).message} <TextButton onClick={() => void refetch()}>Try again</TextButton>
          </p>
        )}
      </div>
    </details>
  )
}
