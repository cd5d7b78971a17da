import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconOf } from './icon.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconOf
  /** The accessible name; also its only wording. */
  label: string
  /** A small count at the corner; say it in the label too ("Notifications, 2 unread"). */
  count?: number
  /** Drawn at 32 px inside a message or a row; the area one can press stays 44 px. */
  small?: boolean
}

export const ICON_BUTTON_LOOK = 'relative inline-grid flex-none place-items-center rounded-sm hover:bg-sunk'

export function IconButton({ icon, label, count, small, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        ICON_BUTTON_LOOK,
        small ? 'size-8 after:absolute after:-inset-1.5' : 'size-target',
        className,
      )}
    >
      <Icon of={icon} />
      {count ? <Count value={count} /> : null}
    </button>
  )
}

function Count({ value }: { value: number }) {
  return (
    <span
      aria-hidden="true"
      className="tabular absolute top-1 right-0.5 min-w-4.5 rounded-pill bg-action px-1 text-center text-2xs leading-4.5 font-strong text-action-ink ring-2 ring-paper"
    >
      {value > 99 ? '99+' : value}
    </span>
  )
}
