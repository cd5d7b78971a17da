import { cloneElement, type KeyboardEvent, type ReactElement, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { Icon, type IconOf } from './icon.tsx'
import { useAnchored } from './use-anchored.ts'

export type MenuItem = {
  /** Where two items may read the same. */
  key?: string
  label: string
  icon?: IconOf
  /** What the icon says, where the label does not. */
  iconMeans?: string
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
}

type MenuProps = {
  /** Names the list for readers. */
  label: string
  items: readonly MenuItem[]
  align?: 'start' | 'end'
  /** A Button or IconButton. */
  trigger: ReactElement<MenuTrigger>
}
type MenuTrigger = {
  'aria-haspopup'?: 'menu'
  'aria-expanded'?: boolean
  'aria-controls'?: string
  onClick?: () => void
}

/** Actions behind one button, after the WAI-ARIA menu button pattern. */
export function Menu({ label, items, align = 'end', trigger }: MenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)
  const list = useAnchored<HTMLDivElement>(root, open, { align })
  const hasIcons = items.some((item) => item.icon)

  useEffect(() => {
    if (!open) return
    list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    const pressElsewhere = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    document.addEventListener('pointerdown', pressElsewhere)
    return () => document.removeEventListener('pointerdown', pressElsewhere)
  }, [open, list])

  function close() {
    setOpen(false)
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Tab') return setOpen(false)
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      return close()
    }
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const next = entryAfter(event.key, entries)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <span ref={root} className="inline-flex">
      {cloneElement(trigger, {
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setOpen(!open),
      })}
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          tabIndex={-1}
          popover="manual"
          onKeyDown={onKeyDown}
          className="arrive fixed inset-auto m-0 min-w-48 rounded-card border border-line bg-raised p-1.5 text-sm text-ink shadow-lift"
        >
          {items.map((item) => (
            <button
              key={item.key ?? item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-disabled={item.disabled || undefined}
              onClick={() => {
                if (item.disabled) return
                close()
                item.onSelect()
              }}
              className={classNames(
                'flex min-h-target w-full items-center gap-2.5 rounded-sm px-3 py-2 text-left focus-visible:outline-none aria-disabled:text-ink-soft',
                item.danger
                  ? 'text-bad hover:bg-bad-soft focus-visible:bg-bad-soft'
                  : 'hover:bg-sunk focus-visible:bg-action-soft',
              )}
            >
              {item.icon && <Icon of={item.icon} label={item.iconMeans} />}
              {!item.icon && hasIcons && <span aria-hidden="true" className="w-[1.25em] flex-none" />}
              {item.label}
            </button>
          ))}
        </div>
      )}
    </span>
  )
}

function entryAfter(key: string, entries: HTMLElement[]): HTMLElement | undefined {
  const index = entries.indexOf(document.activeElement as HTMLElement)
  if (key === 'ArrowDown') return entries[(index + 1) % entries.length]
  if (key === 'ArrowUp') return entries.at(index - 1)
  if (key === 'Home') return entries[0]
  if (key === 'End') return entries.at(-1)
  if (key.length !== 1) return undefined
  return entries.find((entry) => entry.textContent?.trim().toLowerCase().startsWith(key.toLowerCase()))
}
