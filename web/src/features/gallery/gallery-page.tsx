import { PageBody, PageHeader } from '../../ui/page.tsx'

export function GalleryPage() {
  return (
    <PageBody>
      <PageHeader title="Every part, every state" />
    </PageBody>
  )
}
