import { jobRefusals } from '#domain/jobs/messages.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** What an address says that names no role of this employer; another's role and none at all read the same. */
export function NoSuchRole() {
  return (
    <EmptyState title={jobRefusals.notFound} action={<ButtonLink to="/dashboard">Go to your roles</ButtonLink>}>
      It may have been removed, or it belongs to another account.
    </EmptyState>
  )
}
