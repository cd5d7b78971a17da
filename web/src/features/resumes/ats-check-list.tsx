import { CircleAlert, CircleCheck } from 'lucide-react'
import type { AtsChecks } from '#domain/resumes/analysis-schema.ts'
import { Icon } from '../../ui/icon.tsx'
import { SourceLines } from './source-lines.tsx'

type AtsCheckListProps = { resumeId: string; checks: AtsChecks; total: number }

/** What scanning software makes of the file, with the points of each check. */
export function AtsCheckList({ resumeId, checks, total }: AtsCheckListProps) {
  return (
    <section aria-labelledby="ats-checks">
      <h2 id="ats-checks" className="mb-3 text-xl">
        ATS compatibility checks
      </h2>
      <ul>
        {Object.values(checks).map((check) => (
          <li key={check.label} className="flex items-start gap-3 border-t border-line py-3">
            <Icon
              of={check.passed ? CircleCheck : CircleAlert}
              label={check.passed ? 'Passed' : 'To mend'}
              className={check.passed ? 'mt-0.5 text-good' : 'mt-0.5 text-warn'}
            />
            <div className="min-w-0">
              <p className="text-sm">{check.label}</p>
              <p className="text-xs text-ink-soft">{check.note}</p>
              {!check.passed && <SourceLines resumeId={resumeId} lines={check.lines} what={`for ${check.label}`} />}
            </div>
            <p className="tabular ml-auto text-sm whitespace-nowrap">
              <strong>{Math.round(check.points)}</strong>
              {check.points < check.outOf && <span className="text-xs text-ink-soft"> of {check.outOf}</span>}
            </p>
          </li>
        ))}
      </ul>
      <p className="tabular flex justify-between border-t-2 border-ink py-3 text-sm font-strong">
        <span>ATS readiness</span> {total}
      </p>
    </section>
  )
}
