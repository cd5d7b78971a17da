import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconOf } from './icon.tsx'

export type BadgeTone = 'plain' | 'good' | 'warn' | 'bad' | 'locked' | 'brand' | 'action'

const TONES: Record<BadgeTone, string> = {
  plain: 'bg-track text-ink',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  bad: 'bg-bad-soft text-bad',
  locked: 'bg-locked-soft text-locked',
  brand: 'bg-brand-soft text-ink inset-ring inset-ring-brand-edge/35',
  action: 'bg-action-soft text-action',
}

type BadgeProps = { tone?: BadgeTone; icon?: IconOf; children: ReactNode }

/** A short fact about a thing: "Trusted Employer", "+6 mutual", "Private until you apply". */
export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'tabular inline-flex items-center gap-1.5 rounded-pill px-2.25 py-0.5 text-xs font-medium md:whitespace-nowrap',
        TONES[tone],
      )}
    >
      {icon && <Icon of={icon} />}
      {children}
    </span>
  )
}
