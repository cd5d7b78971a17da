import { useQuery } from '@tanstack/react-query'
import type { CandidateInterview } from '#domain/interviews/schema.ts'
import { readProblem } from '../../api-error.ts'
import { Badge } from '../../ui/badge.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton, Waiting } from '../../ui/skeleton.tsx'
import { TextLink } from '../../ui/text-button.tsx'
import { interviewsQuery } from './queries.ts'

/** Interviews over all applications, what is open first, for `/dashboard#interviews`. */
export function InterviewsSection() {
  const { data: interviews, error, isFetching, refetch } = useQuery(interviewsQuery)
  return (
    <section id="interviews" aria-labelledby="interviews-heading">
      <h2 id="interviews-heading" className="mb-4 text-2xl">
        Interviews
      </h2>
      {!interviews && !error && (
        <Waiting label="Loading your interviews">
          <Skeleton className="h-12 w-full" />
        </Waiting>
      )}
      {error && !interviews && (
        <ErrorState
          title="Your interviews did not load"
          description={readProblem(error).message}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {interviews?.length === 0 && (
        <p className="text-ink-soft">None yet. Times that an employer proposes to you stand here.</p>
      )}
      {interviews && interviews.length > 0 && (
        <ul className="grid">
          {interviews.map((interview) => (
            <InterviewRow key={interview.id} interview={interview} />
          ))}
        </ul>
      )}
    </section>
  )
}

function InterviewRow({ interview }: { interview: CandidateInterview }) {
  const { jobId, jobTitle, companyDisplay, state } = interview
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-4 last:border-b">
      <div className="grid min-w-0 gap-0.5">
        <TextLink to="/job/$id" params={{ id: jobId }} className="text-md font-strong">
          {jobTitle}
        </TextLink>
        <p className="text-sm text-ink-soft wrap-anywhere">{companyDisplay}</p>
      </div>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        {state === 'proposed' && <Badge tone="action">Choose a time</Badge>}
        <span className="tabular">{whenWords(interview)}</span>
      </p>
    </li>
  )
}

const moment = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})

function whenWords({ state, startsAt, times }: CandidateInterview): string {
  const agreed = startsAt ? moment.format(new Date(startsAt)) : ''
  if (state === 'others_asked') return 'You asked for other times'
  if (state === 'proposed') return `${times.length} ${times.length === 1 ? 'time' : 'times'} proposed`
  return state === 'held' ? `Held ${agreed}` : agreed
}
