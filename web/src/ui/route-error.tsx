import type { ErrorComponentProps } from '@tanstack/react-router'
import { Button } from './button.tsx'
import { ButtonLink } from './button-link.tsx'
import { PageBody, PageHeader } from './page.tsx'

/** One route failed; the rest of the program stands. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const requestId = requestIdOf(error)
  return (
    <PageBody width="narrow" role="alert">
      <PageHeader
        title="Something went wrong here"
        lead="This page could not be shown. Nothing you saved is lost."
        documentTitle="Something went wrong"
      />
      <div className="flex flex-wrap gap-3">
        <Button onClick={reset}>Try again</Button>
        <ButtonLink to="/" variant="quiet">
          Go home
        </ButtonLink>
      </div>
      {requestId && <p className="mt-6 text-xs text-ink-soft">Request {requestId}</p>}
    </PageBody>
  )
}

function requestIdOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('requestId' in error)) return null
  return typeof error.requestId === 'string' ? error.requestId : null
}
