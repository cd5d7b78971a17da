import type { OpenedMatch } from '#domain/matches/schema.ts'
import { BreakdownBar, type BreakdownPart } from '../../ui/breakdown-bar.tsx'
import { RaiseList } from '../../ui/raise-list.tsx'
import { BreakdownRows } from '../matches/breakdown-rows.tsx'

/** The composite as one bar that adds up, every figure in it, and what would raise it. */
export function FitBreakdown({ jobId, opened }: { jobId: string; opened: OpenedMatch }) {
  const { scores, parts } = opened
  const raises = parts.raise.map(({ points, text }) => ({ points, act: text }))
  return (
    <div className="grid gap-6 border-t border-line pt-6">
      {scores.ai !== null && scores.composite !== null && (
        <BreakdownBar title={`How ${scores.composite} comes about`} parts={barParts(opened, scores.ai)} />
      )}
      <BreakdownRows jobId={jobId} opened={opened} />
      {raises.length > 0 && <RaiseList raises={raises} />}
    </div>
  )
}

/** decisions.md F.36, K.62: whole points, so that the bar adds up to the figure above it. */
function barParts({ scores: { trust, mutual }, parts }: OpenedMatch, ai: number): BreakdownPart[] {
  const both = Math.round(0.75 * ai + 0.25 * trust)
  const fromAi = Math.round(0.75 * ai)
  const bar: BreakdownPart[] = [
    { label: `¾ of AI fit ${ai}`, points: fromAi, tone: 'data' },
    { label: `¼ of trust ${trust}`, points: both - fromAi, tone: 'second' },
  ]
  if (mutual > 0) bar.push({ label: 'mutual', points: mutual, figure: `+${mutual}`, tone: 'gain' })
  if (parts.isTrustedEmployer) bar.push({ label: 'trusted', points: 3, figure: '+3', tone: 'gain' })
  return bar
}
