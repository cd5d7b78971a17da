import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconOf } from './icon.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconOf
  /** The accessible name; also its only wording. */
  label: string
  /** A small count at the corner; say it in the label too ("Notifications, 2 unread"). */
  count?: number
}

export const ICON_BUTTON_LOOK =
  'relative inline-grid size-target flex-none place-items-center rounded-sm text-ink hover:bg-sunk'

export function IconButton({ icon, label, count, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={classNames(ICON_BUTTON_LOOK, className)}>
      <Icon of={icon} />
      {count ? <Count value={count} /> : null}
    </button>
  )
}

function Count({ value }: { value: number }) {
  return (
    <span
      aria-hidden="true"
      className="tabular absolute top-1 right-1 min-w-4.5 rounded-pill bg-action px-1 text-center text-xs leading-control font-strong text-action-ink ring-2 ring-paper"
    >
      {value > 99 ? '99+' : value}
    </span>
  )
}
