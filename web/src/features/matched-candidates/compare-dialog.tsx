import type { ReactNode } from 'react'
import { newBadge } from '#domain/applications/candidate-badges.ts'
import type { RankedCandidate } from '#domain/applications/schema.ts'
import { stageLabels, stageOf } from '#domain/applications/states.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SmileMeter } from '../../ui/smile-meter.tsx'
import { TagList } from '../../ui/tag-list.tsx'
import { experienceWords } from '../applications/experience-words.ts'

type CompareDialogProps = { open: boolean; onClose: () => void; pair: readonly RankedCandidate[] }

/** Two candidates side by side on every screen, line by line the same things. */
export function CompareDialog({ open, onClose, pair }: CompareDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} size="large" title="Compare" description="Two candidates, side by side.">
      <table className="w-full table-fixed text-left text-sm">
        <thead>
          <tr>
            <td className="w-16 md:w-32">
              <span className="sr-only">Compared</span>
            </td>
            {pair.map((candidate) => (
              <th key={candidate.matchId} scope="col" className="pr-3 pb-4 align-top font-normal md:pr-6">
                <span className="block font-display text-md font-heading hyphens-auto wrap-anywhere md:text-xl">
                  {candidate.name}
                </span>
                <span className="block text-ink-soft">{experienceWords(candidate)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, show }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2.5 pr-2 align-top font-normal text-ink-soft max-md:text-xs">
                {name}
              </th>
              {pair.map((candidate) => (
                <td key={candidate.matchId} className="tabular py-2.5 pr-3 align-top font-medium wrap-anywhere md:pr-6">
                  {show(candidate)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

const lines: { name: string; show: (candidate: RankedCandidate) => ReactNode }[] = [
  {
    name: 'Score',
    show: ({ composite }) => <SmileMeter value={composite} label="Composite" size={72} className="w-fit" />,
  },
  { name: 'AI Fit', show: ({ aiScore }) => aiScore ?? 'Not enough data' },
  { name: 'Trust', show: ({ badges, trustScore }) => (badges.includes(newBadge) ? newBadge : trustScore) },
  { name: 'Mutual', show: ({ mutualBoost }) => `+${mutualBoost}` },
  { name: 'Stage', show: ({ state }) => (state === 'declined' ? 'Declined' : stageLabels[stageOf(state)]) },
  { name: 'Badges', show: ({ badges }) => <BadgeLines badges={badges} /> },
  {
    name: 'Why',
    show: ({ rationale }) => <TagList tags={rationale.map((text) => ({ text, gap: text.startsWith('Gap: ') }))} />,
  },
]

function BadgeLines({ badges }: { badges: readonly string[] }) {
  if (badges.length === 0) return 'None'
  return (
    <ul className="grid gap-1">
      {badges.map((badge) => (
        <li key={badge}>{badge}</li>
      ))}
    </ul>
  )
}
