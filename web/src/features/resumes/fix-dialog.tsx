import type { QuickFix } from '#domain/resumes/analysis-schema.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { WordDiff } from '../../ui/word-diff.tsx'
import { useApplyFix } from './use-apply-fix.ts'

type FixDialogProps = { resumeId: string; fix: QuickFix | null; isApplied: boolean; onClose: () => void }

/** Before and after, word by word, before anything is written. */
export function FixDialog({ resumeId, fix, isApplied, onClose }: FixDialogProps) {
  const apply = useApplyFix(resumeId, onClose)
  const canApply = fix !== null && fix.edits.length > 0 && !isApplied
  return (
    <Dialog
      open={fix !== null}
      onClose={onClose}
      title={fix?.title ?? ''}
      description={fix?.rationale}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Close
          </Button>
          {canApply && (
            <Button busy={apply.isPending} onClick={() => apply.mutate({ id: resumeId, fixId: fix.id })}>
              Apply This Fix
            </Button>
          )}
        </>
      }
    >
      {fix && (
        <>
          <WordDiff before={fix.beforeSnippet ?? ''} after={fix.afterSnippet ?? ''} />
          <p className="mt-4 text-sm text-ink-soft">
            Nothing is invented: every figure is yours, and a blank in brackets waits for you to fill it.
          </p>
        </>
      )}
    </Dialog>
  )
}
