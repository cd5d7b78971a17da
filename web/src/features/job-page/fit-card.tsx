import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import type { JobForCandidate } from '#domain/applications/schema.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Icon } from '../../ui/icon.tsx'
import { SmileMeter } from '../../ui/smile-meter.tsx'
import { TagList } from '../../ui/tag-list.tsx'
import { TextButton } from '../../ui/text-button.tsx'
import { FitBreakdown } from './fit-breakdown.tsx'

/** The score of this pair, in one sentence first, with everything it is made of behind it. */
export function FitCard({ job }: { job: JobForCandidate }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { match } = job
  const rationale = match?.scores.rationale ?? []
  return (
    <Card as="section" aria-label="Your fit" className="grid gap-6">
      <div className="flex gap-x-8 gap-y-4 max-md:flex-col">
        <SmileMeter value={match?.scores.composite ?? null} label="Composite" size={120} className="self-start" />
        <div className="grid content-start gap-3">
          <h2 className="text-2xl">{headingOf(job)}</h2>
          <p className="text-ink-soft">{sentenceOf(job)}</p>
          {rationale.length > 0 && <TagList tags={rationale.map(asTag)} columns={2} />}
          {match?.parts && (
            <TextButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Close the breakdown' : 'Open the breakdown'}
              <Icon of={ChevronDown} className={classNames('transition-transform', isOpen && 'rotate-180')} />
            </TextButton>
          )}
        </div>
      </div>
      {match?.parts && (
        <div id={id} hidden={!isOpen}>
          {isOpen && <FitBreakdown jobId={job.id} opened={{ scores: match.scores, parts: match.parts }} />}
        </div>
      )}
    </Card>
  )
}

function asTag(text: string) {
  return { text, gap: text.startsWith('Gap: ') }
}

/** Counted on the same rows as the table below it, so that the two never disagree. */
function headingOf({ match, expectations, resumeId }: JobForCandidate): string {
  if (!match || resumeId === null) return 'Not scored yet'
  const musts = expectations.filter((one) => one.group === 'must_have')
  if (musts.length === 0) return match.scores.composite === null ? 'Not enough data' : 'Your fit'
  const partly = musts.filter((one) => one.verdict === 'partly').length
  const brought = musts.filter((one) => one.verdict === 'met').length + partly
  const inPart = partly === 0 ? '' : partly === brought ? ', in part' : `, ${partly} in part`
  if (brought < musts.length) return `You bring ${brought} of ${musts.length} must-haves${inPart}`
  return musts.length === 1
    ? `You bring the one must-have${inPart}`
    : `You bring all ${musts.length} must-haves${inPart}`
}

function sentenceOf({ match }: JobForCandidate): string {
  if (!match) return 'Upload a résumé and your fit with this job is shown here.'
  const { ai, trust, mutual } = match.scores
  const figures = [
    ai === null ? 'AI fit: not enough data' : `AI fit ${ai}`,
    `employer trust ${trust}`,
    mutual > 0 && `mutual +${mutual}`,
    match.parts?.isTrustedEmployer && 'Trusted Employer +3',
  ]
  const [raise] = match.parts?.raise ?? []
  const gain = raise ? ` ${raise.text}: +${raise.points}.` : ''
  return `${figures.filter(Boolean).join(', ')}.${gain}`
}
