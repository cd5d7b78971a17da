import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonLook, buttonStyle } from './button-style.ts'
import { Spinner } from './spinner.tsx'

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> &
  ButtonLook & {
    /** Something is on its way: presses do nothing, the focus stays. Give the wording as children ("Saving..."). */
    busy?: boolean
    /** Not possible yet, but a press says why: it runs `onBlocked` instead of the action and never submits. */
    blocked?: boolean
    onBlocked?: () => void
    /** For what stays on, such as Saved: says so to readers and fills its icon. */
    pressed?: boolean
  }

export function Button({
  variant,
  size,
  className,
  busy = false,
  blocked = false,
  onBlocked,
  pressed,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (!busy && !blocked) return onClick?.(event)
    event.preventDefault()
    if (!busy) onBlocked?.()
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonStyle({ variant, size, className })}
      onClick={press}
      onMouseDown={type === 'submit' ? keepFocus : rest.onMouseDown}
      aria-disabled={busy || blocked || undefined}
      aria-busy={busy || undefined}
      aria-pressed={pressed}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

/**
 * The field that is left would be checked as the pointer goes down, its message would move the button away, and the press
 * would miss it. Submitting checks every field anyway.
 */
function keepFocus(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault()
}
