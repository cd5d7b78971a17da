import { ChevronDown } from 'lucide-react'
import type { ResumeAnalysis, ScorePart } from '#domain/resumes/analysis-schema.ts'
import { Icon } from '../../ui/icon.tsx'
import { MeasuredBar } from '../../ui/measured-bar.tsx'
import { SourceLines } from './source-lines.tsx'

type ScorePartsProps = { resumeId: string; analysis: ResumeAnalysis }

/** What the overall score is made of; the columns are as wide as the parts weigh. */
export function ScoreParts({ resumeId, analysis }: ScorePartsProps) {
  return (
    <details open className="group/parts mt-8 border-y border-line py-4">
      <summary className="flex min-h-target items-center gap-2 text-sm font-medium text-action">
        <Icon of={ChevronDown} className="transition-transform group-open/parts:rotate-180" />
        What {analysis.overallScore} is made of
      </summary>
      <dl className="mt-2 grid gap-x-6 gap-y-4 md:grid-cols-[35fr_30fr_20fr_15fr]">
        {analysis.parts.map((part) => (
          <Part key={part.key} part={part} resumeId={resumeId} />
        ))}
      </dl>
    </details>
  )
}

function Part({ part, resumeId }: { part: ScorePart; resumeId: string }) {
  return (
    <div className="grid content-start gap-1.5">
      <dt className="text-sm">{part.label}</dt>
      <dd className="grid gap-1.5">
        <span className="tabular">
          {part.points === null ? (
            <span className="text-ink-soft">Not graded</span>
          ) : (
            <>
              <strong className="text-lg">{Math.round(part.points)}</strong>{' '}
              <span className="text-xs text-ink-soft">of {part.outOf}</span>
            </>
          )}
        </span>
        <MeasuredBar label={part.label} value={part.points ?? 0} max={part.outOf} />
        <span className="text-xs text-ink-soft">{part.note}</span>
        <SourceLines resumeId={resumeId} lines={part.lines} what={`for ${part.label}`} />
        {part.key === 'ats' && (
          <a href="#ats-checks" className="text-xs print:hidden">
            See the six checks
          </a>
        )}
      </dd>
    </div>
  )
}
