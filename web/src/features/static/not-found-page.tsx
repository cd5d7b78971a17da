import { PageBody, PageHeader } from '../../ui/page.tsx'

export function NotFoundPage() {
  return (
    <PageBody width="narrow">
      <PageHeader title="404" />
    </PageBody>
  )
}
