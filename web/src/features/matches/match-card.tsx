import { ChevronDown, KeyRound } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import type { MatchCard as MatchCardView } from '#domain/matches/schema.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { SmileMeter } from '../../ui/smile-meter.tsx'
import { TagList } from '../../ui/tag-list.tsx'
import { TextButton, TextLink } from '../../ui/text-button.tsx'
import { CompanyLine, FactsLine } from './job-facts.tsx'
import { MatchActions } from './match-actions.tsx'

/** Most cards stay closed; what opens one comes with the first that is opened. */
const MatchBreakdownPanel = lazy(async () => ({
  default: (await import('./match-breakdown-panel.tsx')).MatchBreakdownPanel,
}))

/** Where the tags of the specification end (section 9). */
const tagsShown = 6
const gapPrefix = 'Gap: '

export function MatchCard({ card, resumeId }: { card: MatchCardView; resumeId: string | null }) {
  const { job, scores, missing } = card
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <Card as="article" lift={isOpen} padded={false} aria-labelledby={`${id}-title`} className="overflow-clip">
      <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-4 px-4 pt-5 pb-4 md:grid-cols-[4.5rem_minmax(0,1fr)_10.25rem] md:gap-6 md:px-6 md:pt-6">
        <SmileMeter
          value={scores.composite}
          label="Composite"
          caption={scores.composite === null ? 'No score yet' : undefined}
          size={72}
        />
        <div className="grid gap-2">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h2 id={`${id}-title`} className="text-xl">
              <TextLink
                to="/job/$id"
                params={{ id: job.id }}
                className="inline text-xl leading-snug font-heading text-ink"
              >
                {job.title}
              </TextLink>
            </h2>
            {job.badges.includes('New') && <Badge tone="action">New</Badge>}
            {scores.gate === 'fail' && <Badge tone="warn">Stretch</Badge>}
          </div>
          <CompanyLine job={job} />
          <FactsLine job={job} />
          {scores.rationale.length > 0 && (
            <TagList columns={2} className="mt-1" tags={scores.rationale.slice(0, tagsShown).map(asTag)} />
          )}
          {scores.composite === null && (
            <p className="text-sm text-ink-soft">
              <b className="text-ink">Not enough data for a score.</b> {missingWords(missing)}
            </p>
          )}
        </div>
        <MatchActions card={card} resumeId={resumeId} isOpen={isOpen} lockId={`${id}-lock`} />
      </div>
      {scores.composite !== null && (
        <>
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-2 border-t border-line px-4 py-2 text-sm md:gap-x-5 md:px-6">
            <dl className="tabular flex gap-2.5 md:gap-5">
              <Score name="AI fit" value={scores.ai} />
              <Score name="Trust" value={scores.trust} />
            </dl>
            {scores.mutual > 0 && <Badge tone="brand">+{scores.mutual} mutual</Badge>}
            <TextButton
              className="ml-auto"
              aria-expanded={isOpen}
              aria-controls={`${id}-breakdown`}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? <CloseWords /> : `Why ${scores.composite}`}
              <Icon of={ChevronDown} className={classNames('transition-transform', isOpen && 'rotate-180')} />
            </TextButton>
          </div>
          <div id={`${id}-breakdown`} hidden={!isOpen}>
            {isOpen && (
              <Suspense fallback={<Skeleton className="h-80" />}>
                <MatchBreakdownPanel job={job} />
              </Suspense>
            )}
          </div>
        </>
      )}
      {job.lock && (
        <p
          id={`${id}-lock`}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-veil bg-locked-soft px-4 py-2.5 text-sm leading-snug text-ink md:px-6"
        >
          <Icon of={KeyRound} className="text-locked" />
          <span className="min-w-0 flex-1">{job.lock}</span>
          <TextLink to="/job/$id" params={{ id: job.id }} hash="gate" className="max-md:hidden">
            See how to unlock
          </TextLink>
        </p>
      )}
    </Card>
  )
}

function CloseWords() {
  return (
    <span>
      Close<span className="max-md:sr-only"> breakdown</span>
    </span>
  )
}

function Score({ name, value }: { name: string; value: number | null }) {
  return (
    <div className="flex items-baseline gap-1 md:gap-1.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-display text-md leading-none font-strong">{value ?? '–'}</dd>
    </div>
  )
}

function asTag(text: string) {
  return { text, gap: text.startsWith(gapPrefix) }
}

const partWords = {
  skills: 'the skills it asks for',
  title: 'a title to compare',
  experience: 'a text to compare',
  seniority: 'the level',
} as const

function missingWords(missing: MatchCardView['missing']): string {
  if (missing.length === 0) return 'It lies far from your résumé and preferences, or says too little.'
  const words = missing.map((part) => partWords[part])
  return `Not known yet: ${new Intl.ListFormat('en').format(words)}.`
}
