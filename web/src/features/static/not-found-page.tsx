import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ButtonLink } from '../../ui/button-link.tsx'
import { PageBody } from '../../ui/page.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import { reportUnknownPath } from './report-unknown-path.ts'

export function NotFoundPage() {
  usePageTitle('Page not found')
  const path = useRouterState({ select: (state) => state.location.pathname })
  useEffect(() => reportUnknownPath(path), [path])
  return (
    <PageBody className="grid flex-1 content-center justify-items-center gap-5 text-center">
      <h1 tabIndex={-1} className="grid justify-items-center gap-5">
        <span className="relative pb-6 text-hero leading-none font-figure">
          404
          <Mouth />
        </span>{' '}
        <span className="text-2xl">Oops! Page not found</span>
      </h1>
      <p className="max-w-measure text-ink-soft">There is no page at this address. It may have moved, or never been.</p>
      <ButtonLink to="/">Return to Home</ButtonLink>
    </PageBody>
  )
}

/** The straight mouth of "nothing here", under the figure as in the meter. */
function Mouth() {
  return (
    <svg viewBox="0 0 100 8" aria-hidden="true" className="absolute inset-x-0 bottom-0 mx-auto w-4/5">
      <path d="M4 4H96" fill="none" strokeWidth="6" strokeDasharray="20 16" className="stroke-line-strong" />
    </svg>
  )
}
