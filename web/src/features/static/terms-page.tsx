import { PageBody, PageHeader } from '../../ui/page.tsx'

export function TermsPage() {
  return (
    <PageBody width="narrow">
      <PageHeader title="Terms" />
    </PageBody>
  )
}
