import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconOf } from './icon.tsx'

/** Privacy said at its place: "Your résumé is private until you apply." */
export function Note({ icon = Lock, className, children }: { icon?: IconOf; className?: string; children: ReactNode }) {
  return (
    <p className={classNames('flex items-start gap-3 text-sm text-ink-soft', className)}>
      <Icon of={icon} className="mt-0.5 text-locked" />
      <span>{children}</span>
    </p>
  )
}
