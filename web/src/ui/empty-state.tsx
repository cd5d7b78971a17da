import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { SmileMeter } from './smile-meter.tsx'

type EmptyStateProps = {
  title: string
  /** What will be here, and why it is empty now. */
  children: ReactNode
  /** The one button that fills it. */
  action?: ReactNode
  heading?: 'h2' | 'h3'
  /** Without its own card, inside one that is there already. */
  flat?: boolean
}

export function EmptyState({ title, children, action, heading: Heading = 'h2', flat }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'grid justify-items-center gap-3 px-6 py-10 text-center',
        !flat && 'rounded-card border border-line bg-surface',
      )}
    >
      <span aria-hidden="true">
        <SmileMeter value={null} label="Nothing yet" size={72} nameless />
      </span>
      <Heading className="text-xl">{title}</Heading>
      <p className="max-w-90 text-sm text-ink-soft">{children}</p>
      {action}
    </div>
  )
}
