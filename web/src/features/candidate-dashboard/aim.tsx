import { useQuery } from '@tanstack/react-query'
import type { MatchSummary } from '#domain/matches/schema.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { matchSummaryQuery } from '../matches/queries.ts'
import { trustCountsQuery } from '../profiles/queries.ts'

const words: Record<MatchSummary['signal'], string> = { low: 'Low', medium: 'Medium', high: 'High' }
const vouchesCounted = 3

/** How well we can aim, with what would help, and the ways to aim elsewhere. */
export function Aim() {
  const { data: summary } = useQuery(matchSummaryQuery)
  const { data: trust } = useQuery(trustCountsQuery)
  return (
    <section aria-labelledby="aim-heading" className="grid gap-3 border-line lg:border-t lg:pt-6">
      <h2 id="aim-heading" className="text-lg max-lg:sr-only">
        Your aim
      </h2>
      <p className="min-h-10 text-sm text-ink-soft">
        {summary && (
          <>
            {words[summary.signal]} <b className="text-ink">profile signal</b>. {helps(summary, trust?.vouches ?? 0)}
          </>
        )}
      </p>
      <div className="grid gap-2 max-lg:grid-cols-2">
        <ButtonLink to="/onboarding/candidate" search={{ step: 1 }} variant="quiet" size="sm">
          Refine Preferences
        </ButtonLink>
        <ButtonLink to="/onboarding/candidate" search={{ step: 1 }} variant="bare" size="sm">
          Widen targets
        </ButtonLink>
        <ButtonLink to="/browse" variant="bare" size="sm">
          Browse all jobs
        </ButtonLink>
      </div>
    </section>
  )
}

function helps({ signal }: MatchSummary, vouches: number): string {
  if (signal === 'low') return 'Preferences would raise it.'
  if (signal === 'medium') return 'Wider targets would raise it.'
  return vouches < vouchesCounted ? 'Vouches make it stronger with employers.' : 'Nothing is missing.'
}
