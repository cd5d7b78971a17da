import { PageBody, PageHeader } from '../../ui/page.tsx'

export function LandingPage() {
  return (
    <PageBody>
      <PageHeader title="Stop Searching. Stop Recruiting. Start Smiling :)" />
    </PageBody>
  )
}
