import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'

export type Tab<Id extends string> = { id: Id; label: string; count?: number; content: ReactNode }

type TabsProps<Id extends string> = {
  label: string
  tabs: readonly Tab<Id>[]
  selected: Id
  onSelect: (id: Id) => void
  className?: string
}

export const TAB_STRIP =
  'flex gap-4 border-b border-line max-md:-mx-gutter max-md:overflow-x-auto max-md:overflow-y-clip max-md:px-gutter max-md:pb-1.5 md:gap-6'

export function tabStyle(selected: boolean): string {
  return classNames(
    'relative px-0.5 pt-3 pb-3.5 text-md leading-control font-medium whitespace-nowrap no-underline',
    selected ? 'bow text-ink font-heading' : 'text-ink-soft hover:text-ink',
  )
}

/** Tabs with their panels on one page. Keep `selected` in the address. Pages as tabs: TabLinks. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, className }: TabsProps<Id>) {
  const id = useId()
  const strip = useRef<HTMLDivElement>(null)
  const current = tabs.find((tab) => tab.id === selected) ?? tabs[0]
  const currentId = current?.id

  // On phones the strip is wider than the page: the open tab must not stand outside it, also once the counts have come.
  useEffect(() => {
    const element = strip.current
    if (!element) return
    const keepInSight = () => {
      const tab = element.querySelector<HTMLElement>(`[data-tab="${currentId}"]`)
      if (tab) element.scrollLeft = middleOf(tab) - element.clientWidth / 2
    }
    const sizes = new ResizeObserver(keepInSight)
    for (const tab of element.children) sizes.observe(tab)
    keepInSight()
    return () => sizes.disconnect()
  }, [currentId])

  function onKeyDown(event: KeyboardEvent) {
    const next =
      tabs[
        indexAfter(
          event.key,
          tabs.findIndex((tab) => tab.id === current?.id),
          tabs.length,
        )
      ]
    if (!next) return
    event.preventDefault()
    onSelect(next.id)
    strip.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }

  return (
    <div className={classNames('min-w-0', className)}>
      <div ref={strip} role="tablist" aria-label={label} onKeyDown={onKeyDown} tabIndex={-1} className={TAB_STRIP}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab === current ? 0 : -1}
            onClick={() => onSelect(tab.id)}
            className={tabStyle(tab === current)}
          >
            {tab.label}
            <TabCount value={tab.count} />
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${current?.id}`} tabIndex={0} className="pt-6">
        {current?.content}
      </div>
    </div>
  )
}

export function TabCount({ value }: { value: number | undefined }) {
  if (value === undefined) return null
  return <span className="tabular ml-1.5 text-xs font-medium text-ink-soft">{value}</span>
}

function middleOf(tab: HTMLElement): number {
  const before = tab.offsetLeft - (tab.parentElement?.offsetLeft ?? 0)
  return before + tab.offsetWidth / 2
}

function indexAfter(key: string, index: number, length: number): number {
  if (key === 'ArrowRight') return (index + 1) % length
  if (key === 'ArrowLeft') return (index - 1 + length) % length
  if (key === 'Home') return 0
  if (key === 'End') return length - 1
  return -1
}
