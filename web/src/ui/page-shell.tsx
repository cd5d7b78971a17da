import type { ReactNode } from 'react'
import { PageFooter } from './page-footer.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { Toaster } from './toaster.tsx'

type PageShellProps = {
  /** The top bar, or nothing on pages that carry the wordmark themselves. */
  bar?: ReactNode
  /** Pages with their own foot (FlowBar, split pages) do without. */
  footer?: boolean
  children: ReactNode
}

/** What stands around every page: skip link, bar, main, foot, messages, and the voice that says where one is. */
export function PageShell({ bar, footer = true, children }: PageShellProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only rounded-sm bg-action px-4 py-3 text-action-ink focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30"
      >
        Skip to content
      </a>
      {bar}
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col">
        {children}
      </main>
      {footer && <PageFooter />}
      <Toaster />
      <RouteAnnouncer />
    </div>
  )
}
