import { Check } from 'lucide-react'
import type { QuickFix } from '#domain/resumes/analysis-schema.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MeasuredBar } from '../../ui/measured-bar.tsx'
import { useApplyFix } from './use-apply-fix.ts'

type QuickWinProps = {
  resumeId: string
  fix: QuickFix
  scale: { points: number; minutes: number }
  isApplied: boolean
  onPreview: () => void
}

export function QuickWin({ resumeId, fix, scale, isApplied, onPreview }: QuickWinProps) {
  const apply = useApplyFix(resumeId)
  const canApply = fix.edits.length > 0
  const hasPreview = fix.beforeSnippet !== null && fix.afterSnippet !== null
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line p-4 first:border-t-0 md:grid-cols-[7rem_1fr_auto] md:p-5">
      <div className="grid grid-cols-[3.5rem_auto] content-start items-center gap-x-3 gap-y-1.5">
        <MeasuredBar label="Points gained" value={fix.pointsGained} max={scale.points} tone="gain" />
        <strong className="tabular text-sm">+{fix.pointsGained}</strong>
        <MeasuredBar label="Minutes" value={fix.estMinutes} max={scale.minutes} tone="second" />
        <span className="tabular text-xs whitespace-nowrap text-ink-soft">{fix.estMinutes} min</span>
      </div>
      <div>
        <h3 className="text-lg">{fix.title}</h3>
        <p className="mt-1 text-sm text-ink-soft">{fix.rationale}</p>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {hasPreview && (
          <Button variant="bare" size="sm" onClick={onPreview}>
            Preview
          </Button>
        )}
        {isApplied ? (
          <span className="inline-flex min-h-9 items-center gap-2 px-3 text-sm text-good">
            <Icon of={Check} /> In your draft
          </span>
        ) : (
          canApply && (
            <Button
              variant="quiet"
              size="sm"
              busy={apply.isPending}
              onClick={() => apply.mutate({ id: resumeId, fixId: fix.id })}
            >
              Apply
            </Button>
          )
        )}
      </div>
    </li>
  )
}
