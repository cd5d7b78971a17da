import { lazy, Suspense, useState } from 'react'
import type { ReviewView } from '#domain/jobs/views.ts'
import { Button } from '../../ui/button.tsx'
import { checksOf } from './checks-of.ts'
import type { JobFields } from './job-fields.ts'
import { JobPreview } from './job-preview.tsx'
import { PublishChecks } from './publish-checks.tsx'

const PreviewDialog = lazy(() => import('./preview-dialog.tsx').then((part) => ({ default: part.PreviewDialog })))

type FormAsideProps = { fields: JobFields; review: ReviewView | undefined; companyName: string }

/** Beside the form: the role as others will see it, and what it still needs. */
export function FormAside({ fields, review, companyName }: FormAsideProps) {
  const [preview, setPreview] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const counted = fields.isAnonymous ? review : review && { ...review, leaks: [] }
  return (
    <>
      <div className="grid justify-items-start gap-3">
        <JobPreview companyName={companyName} />
        <Button variant="quiet" size="sm" onClick={() => setPreview('open')}>
          Preview as a candidate
        </Button>
      </div>
      <PublishChecks checks={checksOf(fields, counted)} />
      {preview !== 'unasked' && (
        <Suspense>
          <PreviewDialog
            open={preview === 'open'}
            onClose={() => setPreview('closed')}
            fields={fields}
            review={review}
          />
        </Suspense>
      )}
    </>
  )
}
