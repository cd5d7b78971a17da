import { EmptyState } from '../../ui/empty-state.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'

export function UnbuiltPage() {
  return (
    <PageBody>
      <PageHeader title="Not here yet" />
      <EmptyState title="This page is being built">It will stand at this address.</EmptyState>
    </PageBody>
  )
}
