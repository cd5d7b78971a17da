import type { ReviewView } from '#domain/jobs/views.ts'
import { checksOf } from './checks-of.ts'
import type { JobFields } from './job-fields.ts'
import { JobPreview } from './job-preview.tsx'
import { PublishChecks } from './publish-checks.tsx'

type FormAsideProps = { fields: JobFields; review: ReviewView | undefined; companyName: string }

/** Beside the form: the role as others will see it, and what it still needs. */
export function FormAside({ fields, review, companyName }: FormAsideProps) {
  const counted = fields.isAnonymous ? review : review && { ...review, leaks: [] }
  return (
    <>
      <JobPreview companyName={companyName} />
      <PublishChecks checks={checksOf(fields, counted)} />
    </>
  )
}
