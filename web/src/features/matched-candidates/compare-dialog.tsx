import type { RankedCandidate } from '#domain/applications/schema.ts'
import { stageLabels, stageOf } from '#domain/applications/states.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SmileMeter } from '../../ui/smile-meter.tsx'
import { TagList } from '../../ui/tag-list.tsx'
import { experienceWords } from './experience-words.ts'

type CompareDialogProps = { open: boolean; onClose: () => void; pair: readonly RankedCandidate[] }

/** Two candidates side by side, line by line the same things. */
export function CompareDialog({ open, onClose, pair }: CompareDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="large" title="Compare" description="Two candidates, side by side.">
      <div className="grid gap-6 md:grid-cols-2">
        {pair.map((candidate) => (
          <section key={candidate.matchId} aria-label={candidate.name} className="grid content-start gap-4">
            <header className="grid gap-1">
              <h3 className="text-xl wrap-anywhere">{candidate.name}</h3>
              <p className="text-sm text-ink-soft">{experienceWords(candidate)}</p>
            </header>
            <SmileMeter value={candidate.composite} label="Composite" size={96} />
            <dl className="grid border-b border-line text-sm">
              {factsOf(candidate).map(([name, value]) => (
                <div key={name} className="flex justify-between gap-4 border-t border-line py-2">
                  <dt className="text-ink-soft">{name}</dt>
                  <dd className="tabular text-right font-medium">{value}</dd>
                </div>
              ))}
            </dl>
            <TagList tags={candidate.rationale.map((text) => ({ text, gap: text.startsWith('Gap: ') }))} />
          </section>
        ))}
      </div>
    </Dialog>
  )
}

function factsOf(candidate: RankedCandidate): [string, string][] {
  return [
    ['AI Fit', candidate.aiScore === null ? 'Not enough data' : String(candidate.aiScore)],
    ['Trust', String(candidate.trustScore)],
    ['Mutual', `+${candidate.mutualBoost}`],
    ['Stage', stageLabels[stageOf(candidate.state)]],
    ['Badges', candidate.badges.join(', ') || 'None'],
  ]
}
