import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { readProblem } from '../../api-error.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { ProgressDots } from '../../ui/progress-dots.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'
import { CompleteStep } from './complete-step.tsx'
import { employerSteps } from './employer-steps.ts'
import { InfoStep } from './info-step.tsx'
import { ownCompanyQuery } from './queries.ts'

/** A form of its own each; whoever is at the first step does not wait for the others. */
const CompanyStep = lazy(async () => ({ default: (await import('./company-step.tsx')).CompanyStep }))
const VerifyStep = lazy(async () => ({ default: (await import('./verify-step.tsx')).VerifyStep }))

const route = getRouteApi('/signed-in/employer/onboarding/employer')

const headings = {
  info: { title: 'Your Info', lead: 'Who hires. Candidates see your name only after the reveal.' },
  company: { title: 'Company', lead: 'Hidden in every role until the moment you choose.' },
  verify: { title: 'Verify', lead: 'Optional. A verified company earns the Trusted Employer boost.' },
  complete: { title: 'Welcome Aboard!', lead: 'Your company is ready. Now describe the first role.' },
}

/** The employer wizard. Each step saves before it moves on, so that it can be left and come back to. */
export function EmployerWizardPage() {
  const { step = 1 } = route.useSearch()
  const { session } = route.useRouteContext()
  const navigate = useNavigate()
  const { data, error, refetch, isFetching } = useQuery(ownCompanyQuery)
  const current = employerSteps[step - 1] ?? 'info'
  const go = (to: number) => void navigate({ to: '/onboarding/employer', search: { step: to } })

  return (
    <PageBody width="narrow">
      <PageHeader
        key={current}
        title={headings[current].title}
        lead={headings[current].lead}
        back={<ProgressDots current={step} total={employerSteps.length} />}
      />
      {data && current === 'info' && <InfoStep contact={data.contact} onDone={() => go(2)} />}
      <Suspense fallback={<FormWaiting />}>
        {data && current === 'company' && (
          <CompanyStep person={session.person.id} company={data.company} onDone={() => go(3)} onBack={() => go(1)} />
        )}
        {data && current === 'verify' && (
          <VerifyStep company={data.company} onDone={() => go(4)} onBack={() => go(2)} />
        )}
      </Suspense>
      {current === 'complete' && <CompleteStep />}
      {error && current !== 'complete' && (
        <ErrorState
          title="Your company did not load"
          description={readProblem(error).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <FormWaiting />}
    </PageBody>
  )
}

function FormWaiting() {
  return (
    <Waiting>
      <div className="grid max-w-102 gap-5">
        <Skeleton className="h-field" />
        <Skeleton className="h-field" />
      </div>
    </Waiting>
  )
}
