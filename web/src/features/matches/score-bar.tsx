import { compositeParts } from '#domain/matches/composite.ts'
import type { OpenedMatch } from '#domain/matches/schema.ts'
import { BreakdownBar, type BreakdownPart } from '../../ui/breakdown-bar.tsx'

/** How a score comes about, wherever it is opened; nothing where there is no score. */
export function ScoreBar({ opened: { scores, parts } }: { opened: OpenedMatch }) {
  const { ai, trust, mutual, composite } = scores
  if (ai === null || composite === null) return null
  const points = compositeParts(ai, { value: trust, isTrustedEmployer: parts.isTrustedEmployer }, mutual)
  const bar: BreakdownPart[] = [
    { label: `¾ of AI fit ${ai}`, points: points.ai, tone: 'data' },
    { label: `¼ of trust ${trust}`, points: points.trust, tone: 'second' },
  ]
  if (points.mutual > 0) bar.push({ label: 'mutual', points: points.mutual, figure: `+${points.mutual}`, tone: 'gain' })
  if (points.trusted > 0)
    bar.push({ label: 'trusted', points: points.trusted, figure: `+${points.trusted}`, tone: 'gain' })
  const sum = bar.reduce((total, part) => total + part.points, 0)
  return (
    <div className="grid gap-3">
      <BreakdownBar title={`How ${composite} comes about`} parts={bar} />
      {sum > 100 && <p className="text-xs text-ink-soft">Together {sum}; a score ends at 100.</p>}
    </div>
  )
}
