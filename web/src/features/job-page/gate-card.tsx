import { ShieldCheck } from 'lucide-react'
import { shutSentences } from '#domain/applications/job-standing.ts'
import type { JobForCandidate } from '#domain/applications/schema.ts'
import { stageLabels } from '#domain/applications/states.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Note } from '../../ui/note.tsx'
import { ApplicationSteps } from './application-steps.tsx'
import { ApplyButton } from './apply-button.tsx'
import { GateSteps } from './gate-steps.tsx'
import { KeepOrPass } from './keep-or-pass.tsx'

/** How this job is applied to: its gate as steps, and the one button that comes next. */
export function GateCard({ job }: { job: JobForCandidate }) {
  const { application } = job
  return (
    <Card as="section" lift id="gate" aria-labelledby="gate-heading" className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="gate-heading" className="text-xl">
          How this one works
        </h2>
        {application && <Badge tone="action">{stageLabels[application.stage]}</Badge>}
      </div>
      <GateSteps job={job} />
      {application ? <ApplicationSteps job={job} application={application} /> : <ApplyButton job={job} />}
      <KeepOrPass job={job} />
      <Note icon={ShieldCheck}>{promiseOf(job)}</Note>
    </Card>
  )
}

/** What holds at this moment, said beside the button. */
function promiseOf({ application, standing }: JobForCandidate): string {
  if (application) {
    const rest =
      application.sentAt === null ? 'Nothing has reached the employer.' : 'Later edits to your résumé do not change it.'
    const kept = `A fixed résumé snapshot is used. ${rest}`
    return standing === 'open' ? kept : `${shutSentences[standing]} ${kept}`
  }
  return standing === 'open' ? 'Your résumé stays private until you apply.' : shutSentences[standing]
}
