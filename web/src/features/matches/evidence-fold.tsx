import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { EvidencePoint, MatchEvidence } from '#domain/matches/evidence-schema.ts'
import { readProblem } from '../../api-error.ts'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'
import { TextButton } from '../../ui/text-button.tsx'

type EvidenceFoldProps<Key extends QueryKey> = {
  /** What the lines are opened for, for those who hear the page. */
  of: string
  query: UseQueryOptions<MatchEvidence, Error, MatchEvidence, Key>
  size: 'text-xs' | 'text-sm'
  children: (points: readonly EvidencePoint[]) => ReactNode
}

/** The lines that a figure comes from, read when they are first asked for. */
export function EvidenceFold<Key extends QueryKey>({ of, query, size, children }: EvidenceFoldProps<Key>) {
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery({ ...query, enabled: isOpen })
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="group/lines">
      <summary className={classNames('inline-flex min-h-7 items-center gap-1 font-medium text-action', size)}>
        What was compared<span className="sr-only"> for {of}</span>
        <Icon of={ChevronDown} className="transition-transform group-open/lines:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-2 pb-3">
        {data && children(data.points)}
        {isOpen && !data && !error && (
          <Waiting label="Loading the lines">
            <Skeleton className="h-16" />
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
