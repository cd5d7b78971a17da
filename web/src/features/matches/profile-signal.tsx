import { useQuery } from '@tanstack/react-query'
import type { MatchSummary } from '#domain/matches/schema.ts'
import { Badge } from '../../ui/badge.tsx'
import { trustCountsQuery } from '../profiles/queries.ts'

const words: Record<MatchSummary['signal'], string> = { low: 'Low', medium: 'Medium', high: 'High' }
const tones = { low: 'warn', medium: 'brand', high: 'good' } as const
const vouchesCounted = 3

/** How well we can aim, in a word beside the heading, with what would raise it (decisions.md E.29). */
export function ProfileSignal({ signal }: { signal: MatchSummary['signal'] }) {
  const { data: trust } = useQuery(trustCountsQuery)
  return (
    <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft">
      <Badge tone={tones[signal]}>Profile signal: {words[signal]}</Badge>
      {helps(signal, trust?.vouches ?? 0)}
    </p>
  )
}

function helps(signal: MatchSummary['signal'], vouches: number): string {
  if (signal === 'low') return 'Preferences would raise it.'
  if (signal === 'medium') return 'Wider targets would raise it.'
  return vouches < vouchesCounted ? 'Vouches make it stronger with employers.' : 'Nothing is missing.'
}
