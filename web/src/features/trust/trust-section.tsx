import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { vouchLimits } from '#domain/trust/limits.ts'
import type { OwnVouch, TrustOverview } from '#domain/trust/schema.ts'
import { readProblem } from '../../api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'
import { EmploymentForm } from './employment-form.tsx'
import { EmploymentRow } from './employment-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { Ladder } from './ladder.tsx'
import { trustQuery } from './queries.ts'
import { VouchRow } from './vouch-row.tsx'

/** Everything about a candidate's trust, below its heading on the dashboard. */
export function TrustSection() {
  const { data, error, refetch, isFetching } = useQuery(trustQuery)
  if (data) return <Whole trust={data} />
  if (!error) {
    return (
      <Waiting label="Loading your trust">
        <Skeleton className="h-40" />
      </Waiting>
    )
  }
  return (
    <ErrorState
      title="Your trust did not load"
      description={readProblem(error).message}
      onRetry={() => void refetch()}
      retrying={isFetching}
      heading="h3"
    />
  )
}

function Whole({ trust }: { trust: TrustOverview }) {
  const [replaced, setReplaced] = useState<OwnVouch | null>(null)
  const formRef = useRef<HTMLDivElement>(null)

  function replace(vouch: OwnVouch) {
    setReplaced(vouch)
    formRef.current?.querySelector('input')?.focus()
  }

  return (
    <div className="grid gap-12">
      <Ladder trust={trust} />
      <section aria-labelledby="vouches-heading" className="grid gap-5">
        <header>
          <h3 id="vouches-heading" className="text-xl">
            Vouches
          </h3>
          <p className="mt-1 text-sm text-ink-soft">
            {trust.placesTaken} of {vouchLimits.places} places taken. People who worked with you answer on a page of
            their own, without an account.
          </p>
        </header>
        {trust.vouches.length > 0 && (
          <ul aria-label="Invited">
            {trust.vouches.map((vouch) => (
              <VouchRow key={vouch.id} vouch={vouch} onReplace={replace} />
            ))}
          </ul>
        )}
        <div ref={formRef}>
          <InviteForm
            isFull={trust.placesTaken >= vouchLimits.places}
            replaces={replaced}
            onDone={() => setReplaced(null)}
          />
        </div>
      </section>
      <section aria-labelledby="employment-heading" className="grid gap-5">
        <header>
          <h3 id="employment-heading" className="text-xl">
            Verified employment
          </h3>
          <p className="mt-1 text-sm text-ink-soft">
            Somebody at a past employer confirms company, title and dates, and sees nothing else.
          </p>
        </header>
        {trust.employment.length > 0 && (
          <ul aria-label="Jobs">
            {trust.employment.map((job) => (
              <EmploymentRow key={job.id} job={job} />
            ))}
          </ul>
        )}
        <EmploymentForm />
      </section>
    </div>
  )
}
