import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

const LOOK =
  'inline-flex min-h-7 items-center gap-2 text-left text-sm leading-snug font-medium text-action no-underline underline-offset-4 hover:underline'

/** An action that reads like a link: "Undo", "Switch theme", "Open the breakdown". */
export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={classNames(LOOK, 'print:hidden', className)} />
}

function StyledAnchor({ className, children, ...rest }: ComponentProps<'a'>) {
  return (
    <a {...rest} className={classNames(LOOK, className)}>
      {children}
    </a>
  )
}

/** The same look for a real link: "Edit", "See how to unlock". */
export const TextLink = createLink(StyledAnchor)
