import { Check, ShieldCheck } from 'lucide-react'
import type { QuickFix } from '#domain/resumes/analysis-schema.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MeasuredBar } from '../../ui/measured-bar.tsx'
import { WordDiff } from '../../ui/word-diff.tsx'
import { ModelMark } from './model-mark.tsx'
import { neverInvented } from './never-invented.ts'
import { SourceLines } from './source-lines.tsx'
import { useApplyFix } from './use-draft-change.ts'

/** A change of the file's looks can't be written into a text. */
const byHand = 'Do this one in the program your résumé was written in.'

type QuickWinProps = {
  resumeId: string
  fix: QuickFix
  scale: { points: number; minutes: number }
  isApplied: boolean
  /** The best bargain shows its change at once. */
  isOpen: boolean
  onPreview: () => void
}

export function QuickWin({ resumeId, fix, scale, isApplied, isOpen, onPreview }: QuickWinProps) {
  const apply = useApplyFix(resumeId)
  const canApply = fix.edits.length > 0
  const hasPreview = fix.beforeSnippet !== null || fix.afterSnippet !== null
  return (
    <li className="grid gap-x-6 gap-y-3 border-t border-line p-4 first:border-t-0 md:grid-cols-[7rem_1fr_auto] md:p-5">
      <div className="grid grid-cols-[3.5rem_auto] content-start items-center gap-x-3 gap-y-1.5">
        <MeasuredBar label="Points gained" value={fix.pointsGained} max={scale.points} tone="gain" />
        <strong className="tabular text-sm">+{fix.pointsGained}</strong>
        <MeasuredBar label="Minutes" value={fix.estMinutes} max={scale.minutes} tone="second" />
        <span className="tabular text-xs whitespace-nowrap text-ink-soft">{fix.estMinutes} min</span>
      </div>
      <div>
        <h3 className="text-lg">
          {fix.title} {fix.isByModel && <ModelMark />}
        </h3>
        <p className="mt-1 text-sm text-ink-soft">{fix.rationale}</p>
        {!canApply && !isApplied && <p className="mt-1 text-sm">{byHand}</p>}
        <SourceLines resumeId={resumeId} lines={fix.lines} what={`for ${fix.title}`} />
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
              variant={isOpen ? 'tonal' : 'quiet'}
              size="sm"
              busy={apply.isPending}
              onClick={() => apply.mutate({ id: resumeId, fixId: fix.id })}
            >
              Apply
            </Button>
          )
        )}
      </div>
      {isOpen && hasPreview && (
        <div className="grid gap-3 rounded-control border border-line bg-raised p-4 md:col-span-3">
          <WordDiff before={fix.beforeSnippet ?? ''} after={fix.afterSnippet ?? ''} />
          <p className="flex items-start gap-2 text-xs text-ink-soft">
            <Icon of={ShieldCheck} /> {neverInvented}
          </p>
        </div>
      )}
    </li>
  )
}
