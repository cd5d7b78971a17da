import { lazy, Suspense } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Forms and ladder come after the matches, which are what the page is opened for. */
const TrustSection = lazy(async () => ({ default: (await import('./trust-section.tsx')).TrustSection }))

export function TrustOnDashboard() {
  return (
    <section id="trust" aria-labelledby="trust-heading">
      <h2 id="trust-heading" className="mb-4 text-2xl">
        Your trust
      </h2>
      <Suspense fallback={<Skeleton className="h-40" />}>
        <TrustSection />
      </Suspense>
    </section>
  )
}
