import { useQuery } from '@tanstack/react-query'
import { applicationMessages } from '#domain/applications/messages.ts'
import type { JobForCandidate, OwnApplication } from '#domain/applications/schema.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { SmileFace } from '../../ui/smile-face.tsx'
import { TextLink } from '../../ui/text-button.tsx'
import { betterFitsQuery, secondLookMutation } from '../applications/queries.ts'
import { useStep } from './use-step.ts'

type Declined = OwnApplication & { decline: NonNullable<OwnApplication['decline']> }

/** A decline that was told: the reason, the gap, what fits better, and the way to a second look by a person. */
export function DeclinedCard({ job }: { job: JobForCandidate }) {
  const { application } = job
  return application?.decline ? <Told application={{ ...application, decline: application.decline }} /> : null
}

function Told({ application }: { application: Declined }) {
  const { reason, gap, secondLookAt } = application.decline
  const secondLook = useStep(secondLookMutation, applicationMessages.secondLookAsked)
  return (
    <Card as="section" aria-labelledby="declined" className="grid gap-5">
      <div className="grid gap-2">
        <h2 id="declined" className="text-xl">
          Not this time
        </h2>
        <p>
          The reason the employer gave: <b className="font-strong">{reason}</b>.
        </p>
        {gap && <p className="text-ink-soft">The gap they saw: {gap}, which is a must-have of this job.</p>}
      </div>
      <BetterFits applicationId={application.id} gap={gap} />
      <div className="grid justify-items-start gap-2">
        {secondLookAt ? (
          <p role="status">
            You asked for a second look. If the employer changes the decision, you hear of it by mail.
          </p>
        ) : (
          <>
            <Button
              variant="quiet"
              size="sm"
              busy={secondLook.isPending}
              onClick={() => secondLook.mutate(application.id)}
            >
              {secondLook.isPending ? 'Asking…' : 'Ask for a second look'}
            </Button>
            <p className="text-sm text-ink-soft">
              A person at the employer reads your snapshot again. You can ask once.
            </p>
          </>
        )}
      </div>
    </Card>
  )
}

function BetterFits({ applicationId, gap }: { applicationId: string; gap: string | null }) {
  const { data: jobs = [] } = useQuery(betterFitsQuery(applicationId))
  if (jobs.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">{gap ? `Jobs that fit you and do not need ${gap}` : 'Jobs that fit you better'}</h3>
      <ul className="grid border-b border-line">
        {jobs.map((job) => (
          <li key={job.id} className="flex items-center gap-3 border-t border-line py-2.5">
            <SmileFace value={job.composite} />
            <div className="min-w-0 flex-1">
              <TextLink to="/job/$id" params={{ id: job.id }} className="font-strong">
                {job.title}
              </TextLink>
              <p className="text-sm text-ink-soft">{[job.companyDisplay, job.location].filter(Boolean).join(' · ')}</p>
            </div>
            {job.composite !== null && <span className="tabular font-strong">{job.composite}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
