import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li'
  /** A shadow means "open, or waiting for you". */
  lift?: boolean
  padded?: boolean
}

/** Only for a thing that can be opened, sent or passed on; everything else is rows parted by a line. */
export function Card({ as: Element = 'div', lift, padded = true, className, ...rest }: CardProps) {
  const Tag = Element as 'div'
  return (
    <Tag
      {...rest}
      className={classNames(
        'rounded-card border border-line bg-surface',
        lift && 'shadow-lift',
        padded && 'px-4 py-5 md:p-6',
        className,
      )}
    />
  )
}
