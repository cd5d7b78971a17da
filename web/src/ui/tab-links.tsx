import { createLink } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { TAB_STRIP, TabCount, tabStyle } from './tabs.tsx'

/** Tabs that are addresses: `<TabLinks label="Account"><TabLink to="/auth" selected>Sign In</TabLink>…</TabLinks>`. */
export function TabLinks({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={classNames(TAB_STRIP, className)}>
      {children}
    </nav>
  )
}

type AnchorProps = ComponentProps<'a'> & { selected?: boolean; count?: number }

function TabAnchor({ selected = false, count, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} aria-current={selected ? 'page' : undefined} className={tabStyle(selected)}>
      {children}
      <TabCount value={count} />
    </a>
  )
}

export const TabLink = createLink(TabAnchor)
