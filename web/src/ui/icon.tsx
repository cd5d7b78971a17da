import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'

export type IconOf = LucideIcon

/** One icon beside a word. An icon alone needs `label`, or a control around it that has an accessible name. */
export function Icon({ of: Shape, label, className }: { of: LucideIcon; label?: string; className?: string }) {
  return (
    <Shape
      absoluteStrokeWidth
      strokeWidth={1.5}
      size="1.25em"
      className={classNames('inline-block flex-none align-[-0.25em]', className)}
      {...(label ? { role: 'img', 'aria-label': label, 'aria-hidden': false } : { 'aria-hidden': true })}
    />
  )
}
