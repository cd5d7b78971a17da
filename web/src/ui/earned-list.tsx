import { Check } from 'lucide-react'
import { Icon } from './icon.tsx'
import { MeasuredBar } from './measured-bar.tsx'

type Earned = { id: string; label: string; earned: number; most: number }

/** What counts towards a score, how much of each is reached, and what is done. */
export function EarnedList({ items }: { items: readonly Earned[] }) {
  return (
    <ul aria-label="What counts" className="grid gap-3">
      {items.map(({ id, label, earned, most }) => (
        <li key={id} className="grid gap-1">
          <span className="flex items-baseline justify-between gap-4 text-sm">
            <span className="flex items-center gap-2">
              {label} {earned >= most && <Icon of={Check} label="done" className="text-good" />}
            </span>
            <span className="tabular whitespace-nowrap text-ink-soft">
              {earned} of {most}
            </span>
          </span>
          <MeasuredBar label={label} value={earned} max={most} />
        </li>
      ))}
    </ul>
  )
}
