import type { ReactNode } from 'react'
import type { ShownJob } from '#domain/matches/schema.ts'
import { classNames } from '../../ui/class-names.ts'
import { TextLink } from '../../ui/text-button.tsx'
import { ShutBadge } from '../applications/shut-badge.tsx'
import { CompanyLine, FactsLine } from './job-facts.tsx'

type JobRowProps = {
  job: ShownJob
  note: readonly (string | null | false)[]
  action: ReactNode
  children?: ReactNode
}

/** A job in a list of one's own. */
export function JobRow({ job, note, action, children }: JobRowProps) {
  const notes = note.filter((one): one is string => Boolean(one))
  return (
    <li className="flex items-start gap-4 border-t border-line py-4 last:border-b">
      <div className={classNames('grid min-w-0 flex-1 gap-1.5', job.standing !== 'open' && 'text-ink-soft')}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TextLink to="/job/$id" params={{ id: job.id }} className="text-md font-strong">
            {job.title}
          </TextLink>
          <ShutBadge standing={job.standing} />
        </div>
        <CompanyLine job={job} />
        <FactsLine job={job} />
        {notes.length > 0 && <p className="text-xs text-ink-soft">{notes.join(' · ')}</p>}
        {children}
      </div>
      {action}
    </li>
  )
}
