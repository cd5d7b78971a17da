import type { JobForCandidate } from '#domain/applications/schema.ts'
import { ladder } from '#domain/reveals/ladder.ts'
import { StepList } from '../../ui/step-list.tsx'

const stepStates = { done: 'done', now: 'active', later: 'locked' } as const

/** The gates of this job, one under the other. */
export function GateSteps({ job }: { job: JobForCandidate }) {
  const { application } = job
  const steps = ladder(
    { isAnonymous: job.isAnonymous, policy: job.anonymityRevealPolicy, quizThreshold: job.applicationQuizThreshold },
    {
      state: application?.state ?? null,
      hasPassedQuiz: application?.hasPassedQuiz ?? false,
      isCompanyRevealed: job.companyRevealed,
      isNameRevealed: job.ledger.some((entry) => entry.kind === 'candidate'),
    },
  )
  return (
    <StepList
      label="How this one works"
      steps={steps.map((step) => ({
        id: step.title,
        title: step.title,
        hint: step.text,
        state: stepStates[step.status],
      }))}
    />
  )
}
