import type { ReactNode } from 'react'
import { newBadge } from '#domain/applications/candidate-badges.ts'
import { isShortlisted } from '#domain/applications/rules.ts'
import type { RankedCandidate } from '#domain/applications/schema.ts'
import { stageLabels, stageOf } from '#domain/applications/states.ts'
import type { EmployerInterview } from '#domain/interviews/schema.ts'
import { codeNameInitials } from '#domain/reveals/code-names.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { SmileMeter } from '../../ui/smile-meter.tsx'
import { TagList } from '../../ui/tag-list.tsx'
import { Tile } from '../../ui/tile.tsx'
import { experienceWords } from '../applications/experience-words.ts'
import { CandidateEvidence } from './candidate-evidence.tsx'
import { CardStanding } from './card-standing.tsx'

type CandidateCardProps = {
  jobId: string
  candidate: RankedCandidate
  interview: EmployerInterview | undefined
  actions: ReactNode
  /** The box that puts this candidate beside another. */
  compare?: ReactNode
}

/** One applicant: who, as far as that is known, the figures, why, and what can be done. */
export function CandidateCard({ jobId, candidate, interview, actions, compare }: CandidateCardProps) {
  const { isRevealed, name, state } = candidate
  return (
    <Card as="article" padded={false} aria-label={name}>
      <div className="flex items-center gap-3 border-b border-line px-4 py-5 md:gap-4 md:px-6">
        <Tile kind={isRevealed ? 'second' : 'hidden'} size="lg" initials={codeNameInitials(name)} />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h2 className="text-xl hyphens-auto wrap-anywhere">{name}</h2>
          <p className="text-sm text-ink-soft">{experienceWords(candidate)}</p>
        </div>
        <SmileMeter value={candidate.composite} label="Composite" size={72} className="flex-none" />
      </div>
      <div className="grid gap-4 px-4 py-4 md:px-6 md:pb-6">
        <Figures candidate={candidate} />
        <div className="flex flex-wrap gap-2">
          {isShortlisted(state) && state !== 'hired' && <Badge tone="action">{stageLabels[stageOf(state)]}</Badge>}
          {state === 'declined' && <Badge>Declined</Badge>}
          {state === 'hired' && <Badge tone="good">Hired</Badge>}
          {candidate.badges.map((badge) => (
            <Badge key={badge} tone={tones[badge] ?? 'good'}>
              {badge}
            </Badge>
          ))}
        </div>
        {candidate.rationale.length > 0 && (
          <div className="grid gap-2">
            <h3 className="font-text text-sm font-strong tracking-body">Why this match?</h3>
            <TagList tags={candidate.rationale.map(asTag)} columns={2} />
            {candidate.composite !== null && <CandidateEvidence jobId={jobId} candidate={candidate} />}
          </div>
        )}
        <CardStanding candidate={candidate} interview={interview} />
        {actions}
        {compare}
      </div>
    </Card>
  )
}

const tones: Record<string, BadgeTone> = { [newBadge]: 'action', 'Quiz passed': 'plain' }

function asTag(text: string) {
  return { text, gap: text.startsWith('Gap: ') }
}

function Figures({ candidate: { aiScore, trustScore, mutualBoost, badges } }: { candidate: RankedCandidate }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
      <dl className="flex gap-5">
        <div className="flex items-baseline gap-2">
          <dt className="text-ink-soft">AI Fit</dt>
          <dd className="tabular text-md font-strong">{aiScore ?? 'Not enough data'}</dd>
        </div>
        <div className="flex items-baseline gap-2">
          <dt className="text-ink-soft">Trust</dt>
          <dd className="tabular text-md font-strong">{badges.includes(newBadge) ? newBadge : trustScore}</dd>
        </div>
      </dl>
      {mutualBoost > 0 && <Badge tone="brand">+{mutualBoost} mutual</Badge>}
    </div>
  )
}
