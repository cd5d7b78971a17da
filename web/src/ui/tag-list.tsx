import { Check, CircleDashed } from 'lucide-react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type Tag = { text: string; gap?: boolean }

/** Reasons as plain lines with a tick; a gap is said as one. */
export function TagList({
  tags,
  columns = 1,
  className,
}: {
  tags: readonly Tag[]
  columns?: 1 | 2
  className?: string
}) {
  return (
    <ul
      className={classNames(
        'grid gap-x-6 gap-y-1 text-sm leading-snug',
        columns === 2 && 'md:grid-cols-[repeat(2,auto)] md:justify-start',
        className,
      )}
    >
      {tags.map((tag) => (
        <li key={tag.text} className={classNames('flex items-start gap-2', tag.gap && 'text-ink-soft')}>
          <Icon of={tag.gap ? CircleDashed : Check} className={tag.gap ? 'mt-px text-warn' : 'mt-px text-good'} />
          <span>{tag.text}</span>
        </li>
      ))}
    </ul>
  )
}
