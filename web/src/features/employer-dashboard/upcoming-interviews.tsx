import { useQuery } from '@tanstack/react-query'
import type { EmployerInterview } from '#domain/interviews/schema.ts'
import { TextLink } from '../../ui/text-button.tsx'
import { allInterviewsQuery } from '../matched-candidates/queries.ts'

/** Interviews that lie ahead or are being agreed on, soonest first. */
export function UpcomingInterviews() {
  const { data: interviews = [] } = useQuery(allInterviewsQuery)
  const open = interviews.filter((one) => one.state !== 'held')
  if (open.length === 0) return null
  return (
    <section aria-labelledby="upcoming-interviews" className="grid gap-2">
      <h3 id="upcoming-interviews" className="text-lg">
        Interviews
      </h3>
      <ul className="grid border-b border-line">
        {open.map((interview) => (
          <li
            key={interview.id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line py-2.5"
          >
            <p className="min-w-0 wrap-anywhere">
              <TextLink
                to="/candidates"
                search={{ jobId: interview.jobId, search: interview.candidate }}
                className="font-strong"
              >
                {interview.candidate}
              </TextLink>{' '}
              <span className="text-sm text-ink-soft">{interview.jobTitle}</span>
            </p>
            <p className="tabular text-sm">{whenWords(interview)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function whenWords({ state, startsAt, times }: EmployerInterview): string {
  if (state === 'others_asked') return 'Asks for other times'
  if (state === 'proposed') return `${times.length} ${times.length === 1 ? 'time' : 'times'} proposed`
  const format = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
  return startsAt ? new Intl.DateTimeFormat(undefined, format).format(new Date(startsAt)) : ''
}
