import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** `gladwork` and the stamp, linking home: `<Wordmark to="/" />`. */
export const Wordmark = createLink(function WordmarkAnchor({ className, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      aria-label="gladwork, home"
      className={classNames(
        'inline-flex items-center gap-2 font-display text-[1.5rem] leading-none font-figure tracking-[-0.045em] text-ink no-underline',
        className,
      )}
    >
      gladwork
      <Stamp />
    </a>
  )
})

/** The smiley of the wordmark. `label` where it is part of a sentence. */
export function Stamp({ label, className }: { label?: string; className?: string }) {
  return (
    <span
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={classNames(
        'inline-grid -rotate-5 place-items-center rounded-[0.3em] bg-brand pt-[0.2em] pr-[0.34em] pb-[0.26em] pl-[0.36em] text-[0.78em] leading-none tracking-[0.02em] text-brand-ink',
        className,
      )}
    >
      :)
    </span>
  )
}
