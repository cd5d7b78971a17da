import type { QuickFix } from '#domain/resumes/analysis-schema.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { WordDiff } from '../../ui/word-diff.tsx'
import { neverInvented } from './never-invented.ts'
import { useApplyFix } from './use-draft-change.ts'

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
          <ul className="grid gap-5">
            {changesOf(fix).map(({ before, after }) => (
              <li key={before + after}>
                <WordDiff before={before} after={after} />
              </li>
            ))}
          </ul>
          <p className="mt-4 text-sm text-ink-soft">{neverInvented}</p>
        </>
      )}
    </Dialog>
  )
}

/** Each place that would change; a fix that only shows what is meant has its one example. */
function changesOf(fix: QuickFix): { before: string; after: string }[] {
  return fix.edits.length > 1 ? fix.edits : [{ before: fix.beforeSnippet ?? '', after: fix.afterSnippet ?? '' }]
}
