import { PageBody } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { requireSession } from '../accounts/session-guard.ts'

/** Until it is known who is here, nothing of a page that needs a session is drawn; quick answers need no waiting sign. */
export const needsSession = {
  beforeLoad: requireSession,
  pendingComponent: SessionWaiting,
  pendingMs: 150,
  pendingMinMs: 0,
}

function SessionWaiting() {
  return (
    <PageBody width="narrow" aria-busy="true">
      <p role="status" className="mb-6 text-lg text-ink-soft">
        Loading…
      </p>
      <div className="grid gap-3">
        <Skeleton className="h-9 w-3/5" />
        <Skeleton className="h-5 w-4/5" />
      </div>
    </PageBody>
  )
}
