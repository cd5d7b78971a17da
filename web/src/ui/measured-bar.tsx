import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'

type MeasuredBarProps = {
  label: string
  value: number
  max: number
  /** `data` for what was measured, `second` for its second part, `gain` for points to win or won by both sides. */
  tone?: 'data' | 'second' | 'gain'
  className?: string
}

const TONES = { data: 'bg-data', second: 'bg-data-2', gain: 'bg-brand inset-ring inset-ring-brand-edge' }

/** One thin bar; the figure stands beside it in text. */
export function MeasuredBar({ label, value, max, tone = 'data', className }: MeasuredBarProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) * 100 : 0
  return (
    <span
      role="img"
      aria-label={`${label}: ${value} of ${max}`}
      className={classNames('block h-2 overflow-clip rounded-xs bg-track', className)}
    >
      <span
        className={classNames('bar-length block h-full rounded-xs', TONES[tone])}
        style={{ '--bar': `${share}%` } as CSSProperties}
      />
    </span>
  )
}
