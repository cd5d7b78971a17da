import type { JobForCandidate } from '#domain/applications/schema.ts'
import type { MatchBreakdown } from '#domain/matches/breakdown.ts'
import { BreakdownBar, type BreakdownPart } from '../../ui/breakdown-bar.tsx'
import { MeasuredBar } from '../../ui/measured-bar.tsx'
import { RaiseList } from '../../ui/raise-list.tsx'

type Match = NonNullable<JobForCandidate['match']>

const partNames = { skills: 'Skills', title: 'Title', experience: 'Experience', seniority: 'Seniority' }

/** The composite as one bar that adds up, the AI fit by its parts, and what would raise it. */
export function FitBreakdown({ match, parts }: { match: Match; parts: MatchBreakdown }) {
  const raises = parts.raise.map(({ points, text }) => ({ points, act: text }))
  return (
    <div className="grid gap-6 border-t border-line pt-6">
      {match.ai !== null && match.composite !== null && (
        <BreakdownBar title={`Composite ${match.composite}`} parts={compositeParts(match, match.ai, parts)} />
      )}
      <div className="grid gap-3">
        <h3 className="font-text text-md font-strong tracking-body">AI fit{match.ai !== null && ` ${match.ai}`}</h3>
        <ul className="grid gap-2 text-sm">
          {parts.aiParts.map((part) => (
            <li key={part.name} className="grid grid-cols-[6rem_1fr_auto] items-center gap-3">
              <span>{partNames[part.name]}</span>
              <MeasuredBar label={partNames[part.name]} value={part.points ?? 0} max={part.maximum} />
              <span className="tabular text-ink-soft">
                {part.points === null ? 'No data' : `${part.points} of ${part.maximum}`}
              </span>
            </li>
          ))}
        </ul>
      </div>
      {raises.length > 0 && <RaiseList raises={raises} />}
    </div>
  )
}

/** decisions.md F.36: three quarters of the AI fit, one of trust, then what both sides add. */
function compositeParts(match: Match, ai: number, parts: MatchBreakdown): BreakdownPart[] {
  const rounded = Math.round(0.75 * ai + 0.25 * match.trust)
  const fromAi = Math.round(0.75 * ai)
  const bar: BreakdownPart[] = [
    { label: `¾ of AI fit ${ai}`, points: fromAi, tone: 'data' },
    { label: `¼ of trust ${match.trust}`, points: rounded - fromAi, tone: 'second' },
  ]
  if (match.mutual > 0) bar.push({ label: 'Mutual', points: match.mutual, figure: `+${match.mutual}`, tone: 'gain' })
  if (parts.isTrustedEmployer) bar.push({ label: 'Trusted Employer', points: 3, figure: '+3', tone: 'gain' })
  return bar
}
