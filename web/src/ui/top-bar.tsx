import { Link } from '@tanstack/react-router'
import { CircleUserRound, Menu as MenuIcon, X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { ButtonLink } from './button-link.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { ICON_BUTTON_LOOK, IconButton } from './icon-button.tsx'
import { useScrolledPast } from './use-scrolled-past.ts'
import { Wordmark } from './wordmark.tsx'

/** Null is signed out; undefined is not known yet, where both sides are drawn and the root's `data-session` hides one. */
export type BarSession = { role: 'seeker' | 'employer' | null } | null | undefined

type TopBarProps = {
  session: BarSession
  /** Sign-in, role choice and onboarding: no ways out of the flow. */
  minimal?: boolean
  /** Notifications, for signed-in people. */
  bell?: ReactNode
}

/** The bar turns white with a line below once the page has moved this far. */
const SCROLL_THRESHOLD = 50

const LINK = 'rounded-sm px-3 py-2.5 font-medium text-ink no-underline hover:bg-sunk'

export function TopBar({ session, minimal = false, bell }: TopBarProps) {
  const scrolled = useScrolledPast(SCROLL_THRESHOLD)
  const employer = session?.role === 'employer'
  return (
    <header
      data-scrolled={scrolled || undefined}
      className="sticky top-0 z-10 border-b border-transparent bg-paper transition-colors data-scrolled:border-line data-scrolled:bg-raised print:hidden"
    >
      <div className="mx-auto flex min-h-15 max-w-[calc(var(--content)+2*var(--gutter))] items-center gap-2 px-gutter md:min-h-17">
        <Wordmark to="/" />
        <nav aria-label="Main" className="ml-auto flex items-center gap-1">
          {session !== null && (
            <span className={classNames('flex items-center gap-1', session === undefined && 'only-signed-in')}>
              {!minimal && (
                <span className="hidden items-center gap-1 md:flex">
                  <Link to="/dashboard" className={LINK}>
                    Dashboard
                  </Link>
                  {employer && (
                    <ButtonLink to="/post-job" variant="quiet" size="sm">
                      Post a Job
                    </ButtonLink>
                  )}
                </span>
              )}
              {!minimal && bell}
              <Link to="/profile" aria-label="Profile" className={classNames(ICON_BUTTON_LOOK, 'size-target text-ink')}>
                <Icon of={CircleUserRound} />
              </Link>
              {!minimal && <SmallMenu employer={employer} />}
            </span>
          )}
          {!session && (
            <span className={session === undefined ? 'only-signed-out' : undefined}>
              <ButtonLink to="/auth" variant="quiet" size="sm">
                Sign In
              </ButtonLink>
            </span>
          )}
        </nav>
      </div>
    </header>
  )
}

/** What small screens hide from the bar. */
function SmallMenu({ employer }: { employer: boolean }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    if (!open) return
    const leave = (event: Event) => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !root.current?.contains(event.target as Node)) {
        setOpen(false)
      }
    }
    document.addEventListener('keydown', leave)
    document.addEventListener('pointerdown', leave)
    return () => {
      document.removeEventListener('keydown', leave)
      document.removeEventListener('pointerdown', leave)
    }
  }, [open])

  return (
    <span ref={root} className="md:hidden">
      <IconButton
        icon={open ? X : MenuIcon}
        label={open ? 'Close menu' : 'Menu'}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      <ul
        id={id}
        hidden={!open}
        className="absolute inset-x-0 top-full border-b border-line bg-raised px-gutter py-2 shadow-lift"
      >
        <li>
          <Link to="/dashboard" className="block py-3 font-medium text-ink no-underline" onClick={() => setOpen(false)}>
            Dashboard
          </Link>
        </li>
        {employer && (
          <li className="border-t border-line">
            <Link
              to="/post-job"
              className="block py-3 font-medium text-ink no-underline"
              onClick={() => setOpen(false)}
            >
              Post a Job
            </Link>
          </li>
        )}
      </ul>
    </span>
  )
}
