import { classNames } from './class-names.ts'

/** Where one is in a short sequence. `current` counts from 1. */
export function ProgressDots({ current, total }: { current: number; total: number }) {
  return (
    <span role="img" aria-label={`Step ${current} of ${total}`} className="inline-flex items-center gap-2">
      {Array.from({ length: total }, (_, index) => (
        <span
          key={index}
          className={classNames(
            'h-2 rounded-pill',
            index + 1 < current && 'w-2 bg-ink',
            index + 1 === current && 'w-6 bg-brand inset-ring inset-ring-brand-edge',
            index + 1 > current && 'w-2 bg-line-strong opacity-50',
          )}
        />
      ))}
    </span>
  )
}
