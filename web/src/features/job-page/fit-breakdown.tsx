import type { OpenedMatch } from '#domain/matches/schema.ts'
import { RaiseList } from '../../ui/raise-list.tsx'
import { BreakdownRows } from '../matches/breakdown-rows.tsx'
import { ScoreBar } from '../matches/score-bar.tsx'

/** The composite as one bar that adds up, every figure in it, and what would raise it. */
export function FitBreakdown({ jobId, opened }: { jobId: string; opened: OpenedMatch }) {
  const raises = opened.parts.raise.map(({ points, text }) => ({ points, act: text }))
  return (
    <div className="grid gap-6 border-t border-line pt-6">
      <ScoreBar opened={opened} />
      <BreakdownRows jobId={jobId} opened={opened} />
      {raises.length > 0 && <RaiseList raises={raises} />}
    </div>
  )
}
