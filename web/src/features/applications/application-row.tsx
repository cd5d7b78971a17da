import { ChevronRight } from 'lucide-react'
import type { ApplicationListItem } from '#domain/applications/schema.ts'
import { type Stage, stageLabels } from '#domain/applications/states.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { initialsOf } from '../../ui/initials-of.ts'
import { TextLink } from '../../ui/text-button.tsx'
import { Tile } from '../../ui/tile.tsx'
import { ShutBadge } from './shut-badge.tsx'

const tones: Record<Stage, BadgeTone> = {
  applied: 'plain',
  in_review: 'plain',
  shortlisted: 'good',
  interview: 'good',
  offer: 'good',
  closed: 'plain',
}

/** One application: which job, where it stands, what has happened, what comes next. */
export function ApplicationRow({ item: { application, job, timeline } }: { item: ApplicationListItem }) {
  const [company = ''] = job.companyDisplay.split(' · ')
  const label = job.companyRevealed ? job.companyDisplay : company
  const needs = application.actions.find((action) => action === 'take_quiz' || action === 'send')
  return (
    <li className="flex gap-4 border-t border-line py-5 last:border-b">
      {job.companyRevealed ? <Tile kind="known" initials={initialsOf(label)} /> : <Tile kind="hidden" />}
      <div className="grid min-w-0 flex-1 gap-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <TextLink to="/job/$id" params={{ id: job.id }} className="text-md font-strong">
            {job.title}
          </TextLink>
          <Badge tone={tones[application.stage]}>{stageLabels[application.stage]}</Badge>
          {application.stage !== 'closed' && <ShutBadge standing={job.standing} />}
        </div>
        <p className="text-sm text-ink-soft">{[label, job.location].filter(Boolean).join(' · ')}</p>
        <ol
          aria-label="What happened so far"
          className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-soft"
        >
          {timeline.map((entry, at) => (
            <li key={`${entry.label} ${entry.at}`} className="inline-flex items-center gap-2">
              {at > 0 && <Icon of={ChevronRight} />}
              <span>
                {entry.label}{' '}
                <time dateTime={entry.at} title={exact.format(new Date(entry.at))}>
                  {short.format(new Date(entry.at))}
                </time>
              </span>
            </li>
          ))}
        </ol>
        {application.endReason && <p className="text-sm">{application.endReason}</p>}
        {needs && (
          <div className="pt-1">
            {needs === 'take_quiz' ? (
              <ButtonLink to="/job/$id/quiz" params={{ id: job.id }} variant="tonal" size="sm">
                Take the quiz
              </ButtonLink>
            ) : (
              <ButtonLink to="/job/$id" params={{ id: job.id }} variant="tonal" size="sm">
                Send or withdraw
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </li>
  )
}

const short = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' })
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' })
