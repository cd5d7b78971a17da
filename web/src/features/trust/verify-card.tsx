import { lazy, Suspense, useState } from 'react'
import type { OwnEmployment } from '#domain/trust/schema.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmploymentRow } from './employment-row.tsx'

/** Most go on without it; the form comes when it is asked for. */
const EmploymentForm = lazy(async () => ({ default: (await import('./employment-form.tsx')).EmploymentForm }))

/** The card of the onboarding that opens the form of employment verification. */
export function VerifyCard({ jobs }: { jobs: readonly OwnEmployment[] }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Card as="section">
      <h2 className="text-xl">Verify Past Employment</h2>
      <p className="mt-1 mb-5 text-sm text-ink-soft">
        A verified job says more than a line on a résumé. They see company, title and dates, and nothing else.
      </p>
      {jobs.length > 0 && (
        <ul aria-label="Jobs" className="mb-5">
          {jobs.map((job) => (
            <EmploymentRow key={job.id} job={job} />
          ))}
        </ul>
      )}
      {isOpen ? (
        <Suspense fallback={<Skeleton className="h-40" />}>
          <EmploymentForm onDone={() => setIsOpen(false)} />
        </Suspense>
      ) : (
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          Start Verification
        </Button>
      )}
    </Card>
  )
}
