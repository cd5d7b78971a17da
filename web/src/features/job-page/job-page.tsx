import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { applicationMessages, jobNotFound } from '#domain/applications/messages.ts'
import type { JobForCandidate } from '#domain/applications/schema.ts'
import { namesNothing, readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageBody, PageHeader } from '../../ui/page.tsx'
import { TextLink } from '../../ui/text-button.tsx'
import { AboutCompany } from './about-company.tsx'
import { AboutRole } from './about-role.tsx'
import { ExpectationsTable } from './expectations-table.tsx'
import { FitCard } from './fit-card.tsx'
import { GateCard } from './gate-card.tsx'
import { JobHeader } from './job-header.tsx'
import { JobWaiting } from './job-waiting.tsx'
import { jobPageQuery } from './queries.ts'
import { ReportRole } from './report-role.tsx'
import { WhoSeesWhat } from './who-sees-what.tsx'

const route = getRouteApi('/signed-in/candidate/job/$id')

/** Few applications come as far as an interview or a decline. */
const DeclinedCard = lazy(async () => ({ default: (await import('./declined-card.tsx')).DeclinedCard }))
const Proposals = lazy(async () => ({ default: (await import('./proposals.tsx')).Proposals }))

export function JobPage() {
  const { id } = route.useParams()
  const navigate = useNavigate()
  const { data: job, error } = useQuery(jobPageQuery(id))
  const problem = error && readProblem(error)
  const isMissing = namesNothing(problem)
  const hasFailed = problem !== null && !isMissing && !job

  useEffect(() => {
    if (!hasFailed) return
    showMessage(applicationMessages.jobLoadFailed)
    void navigate({ href: '/jobs', replace: true })
  }, [hasFailed, navigate])

  const back = (
    <TextLink to="/matches">
      <Icon of={ArrowLeft} /> Matches
    </TextLink>
  )
  if (isMissing) return <MissingJob back={back} />
  if (!job) {
    return (
      <PageBody>
        <PageHeader title="Job" back={back} />
        <JobWaiting />
      </PageBody>
    )
  }
  return (
    <PageBody className="pb-16">
      <JobHeader job={job} back={back} />
      <JobColumns job={job} />
    </PageBody>
  )
}

function MissingJob({ back }: { back: React.ReactNode }) {
  return (
    <PageBody>
      <PageHeader title={jobNotFound} back={back} />
      <EmptyState title="There is no job here" action={<ButtonLink to="/matches">See your matches</ButtonLink>}>
        The address may be incomplete, or the job was never published.
      </EmptyState>
    </PageBody>
  )
}

/** On phones the gate comes straight after the score; the two columns then stand as one in this order. */
function JobColumns({ job }: { job: JobForCandidate }) {
  return (
    <div className="grid gap-10 max-lg:flex max-lg:flex-col lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-12">
      <div className="grid content-start gap-12 max-lg:contents">
        <div className="grid gap-6 max-lg:order-1">
          <Suspense fallback={null}>
            {job.application?.decline && <DeclinedCard job={job} />}
            {job.application?.stage === 'interview' && <Proposals job={job} />}
          </Suspense>
          <FitCard job={job} />
        </div>
        <div className="grid gap-12 max-lg:order-3">
          <ExpectationsTable expectations={job.expectations} />
          <AboutRole description={job.description} />
          <AboutCompany company={job.company} />
        </div>
      </div>
      <aside className="grid content-start gap-8 max-lg:contents">
        <div className="max-lg:order-2">
          <GateCard job={job} />
        </div>
        <div className="grid gap-8 max-lg:order-4">
          <WhoSeesWhat job={job} />
          <ReportRole job={job} />
        </div>
      </aside>
    </div>
  )
}
