import { PageBody, PageHeader } from '../../ui/page.tsx'

export function PrivacyPage() {
  return (
    <PageBody width="narrow">
      <PageHeader title="Privacy" />
    </PageBody>
  )
}
