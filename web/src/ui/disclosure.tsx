import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

type DisclosureProps = {
  title: string
  /** Beside the title: a badge, one soft line. */
  aside?: ReactNode
  startsOpen?: boolean
  /** Disclosures with the same group name close one another. */
  group?: string
  heading?: 'h2' | 'h3' | 'h4'
  className?: string
  /** For what is loaded only when somebody wants to read it. */
  onOpen?: () => void
  children: ReactNode
}

/** One row that opens; several under one another are parted by hairlines. */
export function Disclosure({
  title,
  aside,
  startsOpen,
  group,
  heading: Heading = 'h3',
  className,
  onOpen,
  children,
}: DisclosureProps) {
  return (
    <details
      open={startsOpen}
      name={group}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.()
      }}
      className={classNames('group/fold border-t border-line last:border-b', className)}
    >
      <summary className="flex min-h-target items-center gap-3 py-4">
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <Heading className="text-lg">{title}</Heading>
          {aside && <span className="text-sm text-ink-soft">{aside}</span>}
        </span>
        <Icon of={ChevronDown} className="ml-auto text-ink-soft transition-transform group-open/fold:rotate-180" />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  )
}
