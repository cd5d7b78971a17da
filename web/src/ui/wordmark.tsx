import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

/** `gladwork` and the stamp, linking home: `<Wordmark to="/" />`. */
export const Wordmark = createLink(function WordmarkAnchor({ className, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} aria-label="gladwork, home" className={classNames('wordmark', className)}>
      gladwork
      <Stamp />
    </a>
  )
})

/** The smiley of the wordmark; `aloud` where it belongs to a sentence. */
export function Stamp({ aloud, className }: { aloud?: boolean; className?: string }) {
  return (
    <span aria-hidden={aloud ? undefined : true} className={classNames('stamp', className)}>
      :)
    </span>
  )
}
