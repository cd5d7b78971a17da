import type { CSSProperties } from 'react'

/** Real progress with its figure: "Analyzing…" 90%. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  const shown = Math.round(Math.min(Math.max(percent, 0), 100))
  return (
    <div className="grid gap-1.5">
      <div aria-hidden="true" className="flex justify-between gap-3 text-sm">
        <span>{label}</span>
        <span className="tabular text-ink-soft">{shown}%</span>
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
