import { Fragment } from 'react'
import { classNames } from './class-names.ts'

export type BreakdownPart = {
  /** "¾ of AI fit 86" */
  label: string
  /** Its points of the whole, as added up. */
  points: number
  /** "+6" where it is an extra; else the points themselves. */
  figure?: string
  tone: 'data' | 'second' | 'gain'
}

type BreakdownBarProps = { title: string; parts: readonly BreakdownPart[]; max?: number }

const TONES = { data: 'bg-data', second: 'bg-data-2', gain: 'bg-brand inset-ring inset-ring-brand-edge' }

/** One bar that adds up to the score; the empty rest is what is missing to 100. */
export function BreakdownBar({ title, parts, max = 100 }: BreakdownBarProps) {
  const sum = parts.reduce((total, part) => total + part.points, 0)
  const rest = Math.max(max - sum, 0)
  return (
    <figure className="grid gap-3">
      <figcaption className="font-strong">{title}</figcaption>
      <div
        className="grid gap-x-0.75 gap-y-1 text-xs leading-snug"
        style={{ gridTemplateColumns: columns([...parts.map((part) => part.points), rest]) }}
      >
        {parts.map((part, index) => (
          <span
            key={part.label}
            aria-hidden="true"
            className={classNames(
              'row-start-1 h-5 rounded-xs',
              TONES[part.tone],
              index === 0 && 'rounded-l-control',
              rest === 0 && index === parts.length - 1 && 'rounded-r-control',
            )}
          />
        ))}
        {rest > 0 && <span aria-hidden="true" className="row-start-1 h-5 rounded-xs rounded-r-control bg-track" />}
        {parts.map((part, index) => (
          <Fragment key={part.label}>
            <span className="row-start-2" style={{ gridColumnStart: index + 1 }}>
              <b className="tabular block font-display text-md leading-control">{part.figure ?? part.points}</b>
              <span className="whitespace-nowrap text-ink-soft max-md:sr-only">{part.label}</span>
            </span>
          </Fragment>
        ))}
      </div>
    </figure>
  )
}

/** A sliver keeps room for its figure. */
function columns(points: readonly number[]): string {
  return points
    .filter((share, index) => index < points.length - 1 || share > 0)
    .map((share) => `minmax(min-content, ${Math.max(share, 0.01)}fr)`)
    .join(' ')
}
