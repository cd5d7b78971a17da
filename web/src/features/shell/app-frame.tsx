import { Outlet, useMatches } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { PageShell } from '../../ui/page-shell.tsx'
import { TopBar } from '../../ui/top-bar.tsx'
import { useSession } from './use-session.ts'

/** Only signed-in people have one; the public pages do without its code. */
const Bell = lazy(async () => ({ default: (await import('../notices/bell.tsx')).Bell }))

/** What stands around every page; a route says in its staticData which frame it wants. */
export function AppFrame() {
  const { frame = 'full', footer = true } = useMatches({ select: (matches) => matches.at(-1)?.staticData ?? {} })
  const session = useSession()
  return (
    <PageShell
      bar={
        frame === 'split' ? undefined : (
          <TopBar
            session={session && session.person}
            minimal={frame === 'minimal'}
            bell={
              session && (
                <Suspense fallback={<span className="size-target" />}>
                  <Bell />
                </Suspense>
              )
            }
          />
        )
      }
      footer={footer}
    >
      <Outlet />
    </PageShell>
  )
}
