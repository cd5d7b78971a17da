import type { CSSProperties, ReactNode } from 'react'

type ProgressBarProps = {
  label: string
  percent: number
  /** Stands in place of the label, which is then only read out. */
  heading?: ReactNode
}

/** Real progress with its figure: "Analyzing…" 90%. */
export function ProgressBar({ label, percent, heading }: ProgressBarProps) {
  const shown = Math.round(Math.min(Math.max(percent, 0), 100))
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-sm">
        {heading ?? <span aria-hidden="true">{label}</span>}
        <span aria-hidden="true" className="tabular text-ink-soft">
          {shown}%
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={shown}
        className="h-3 overflow-clip rounded-xs bg-track"
      >
        <div
          className="bar-length h-full rounded-xs bg-brand inset-ring inset-ring-brand-edge"
          style={{ '--bar': `${shown}%` } as CSSProperties}
        />
      </div>
    </div>
  )
}
