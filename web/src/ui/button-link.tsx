import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonStyle } from './button-style.ts'

type AnchorProps = Omit<ComponentProps<'a'>, 'className'> & ButtonLook

function StyledAnchor({ variant, size, className, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={buttonStyle({ variant, size, className })}>
      {children}
    </a>
  )
}

/** A real link that looks like a button: `<ButtonLink to="/auth" variant="quiet">Sign In</ButtonLink>`. */
export const ButtonLink = createLink(StyledAnchor)
