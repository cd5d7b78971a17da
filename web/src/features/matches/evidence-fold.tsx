import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { EvidencePoint } from '#domain/matches/evidence-schema.ts'
import { readProblem } from '../../api-error.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { EvidenceList } from './evidence-list.tsx'
import { jobEvidenceQuery } from './queries.ts'

const names = { resume: 'Your résumé', wish: 'Your wishes', posting: 'The posting' }

type Part = EvidencePoint['part']

/** Under one figure: the lines it comes from, read when they are first asked for. */
export function EvidenceFold({ jobId, part, name }: { jobId: string; part: Part; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({ ...jobEvidenceQuery(jobId), enabled: isOpen })
  const points = data?.points.filter((point) => point.part === part)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group/lines">
      <summary className="inline-flex min-h-7 items-center gap-1 text-xs font-medium text-action">
        What was compared<span className="sr-only"> for {name}</span>
        <Icon of={ChevronDown} className="transition-transform group-open/lines:rotate-180" />
      </summary>
      <div className="pt-2 pb-3">
        {points && points.length > 0 && <EvidenceList points={points} names={names} />}
        {points?.length === 0 && <p className="text-sm text-ink-soft">{nothingWords[part]}</p>}
        {!data && !error && (
          <Waiting label="Loading the lines">
            <Skeleton className="h-10" />
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

const nothingWords: Record<Part, string> = {
  skills: 'The posting names no skills.',
  title: 'There was no title to compare.',
  experience: 'No two lines are alike; the two texts were compared as a whole.',
  seniority: 'One side names no level.',
  gates: 'You have stated no wish that this posting could meet.',
}
