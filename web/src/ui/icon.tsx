import type { LucideIcon } from 'lucide-react'
import { classNames } from './class-names.ts'

export type IconOf = LucideIcon

type IconProps = {
  of: LucideIcon
  label?: string
  /** Where it is very small: inside a step mark. */
  bold?: boolean
  className?: string
}

/** One icon beside a word. An icon alone needs `label`, or a control around it that has an accessible name. */
export function Icon({ of: Shape, label, bold, className }: IconProps) {
  return (
    <Shape
      strokeWidth={bold ? 2.25 : 1.5}
      size="1.25em"
      className={classNames('inline-block flex-none align-[-0.25em]', className)}
      {...(label ? { role: 'img', 'aria-label': label, 'aria-hidden': false } : { 'aria-hidden': true })}
    />
  )
}
