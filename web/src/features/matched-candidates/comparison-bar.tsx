import type { RankedCandidate } from '#domain/applications/schema.ts'
import { Button } from '../../ui/button.tsx'

type ComparisonBarProps = { chosen: readonly RankedCandidate[]; onOpen: () => void; onClear: () => void }

/** Stays in sight while candidates are being chosen further down the list. */
export function ComparisonBar({ chosen, onOpen, onClear }: ComparisonBarProps) {
  const names = chosen.map((one) => one.name).join(' and ')
  return (
    <div className="sticky bottom-4 z-10 mt-6 flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-3 shadow-lift">
      <p role="status" className="min-w-0 flex-1 basis-48 text-sm">
        {chosen.length === 2 ? names : `${names}. Choose one more to compare.`}
      </p>
      <Button variant="bare" size="sm" onClick={onClear}>
        Clear
      </Button>
      <Button size="sm" disabled={chosen.length < 2} onClick={onOpen}>
        Compare side by side
      </Button>
    </div>
  )
}
