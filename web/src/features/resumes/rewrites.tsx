import { Check } from 'lucide-react'
import type { RewriteSuggestion } from '#domain/resumes/analysis-schema.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { WordDiff } from '../../ui/word-diff.tsx'
import { ModelMark } from './model-mark.tsx'
import { SourceLines } from './source-lines.tsx'
import { useAcceptRewrite } from './use-draft-change.ts'

type RewritesProps = { resumeId: string; rewrites: RewriteSuggestion[]; appliedIds: readonly string[] }

export function Rewrites({ resumeId, rewrites, appliedIds }: RewritesProps) {
  return (
    <ul className="grid gap-8">
      {rewrites.map((rewrite) => (
        <Rewrite key={rewrite.id} resumeId={resumeId} rewrite={rewrite} isAccepted={appliedIds.includes(rewrite.id)} />
      ))}
    </ul>
  )
}

type RewriteProps = { resumeId: string; rewrite: RewriteSuggestion; isAccepted: boolean }

function Rewrite({ resumeId, rewrite, isAccepted }: RewriteProps) {
  const accept = useAcceptRewrite(resumeId)
  const { id, section, targetRole, before, after, notes, isByModel, edits, lines } = rewrite
  return (
    <li className="grid max-w-184 break-inside-avoid gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="text-md">{section}</h3>
        {targetRole && <span className="text-sm text-ink-soft">for {targetRole}</span>}
        {isByModel && <ModelMark />}
      </div>
      <WordDiff before={before} after={after} />
      <p className="text-sm text-ink-soft">{notes}</p>
      <SourceLines resumeId={resumeId} lines={lines} what={`for ${section}`} />
      {isAccepted ? (
        <p className="inline-flex items-center gap-2 text-sm text-good">
          <Icon of={Check} /> In your draft
        </p>
      ) : (
        edits.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            className="justify-self-start"
            busy={accept.isPending}
            onClick={() => accept.mutate({ id: resumeId, rewriteId: id })}
          >
            Accept this rewrite
          </Button>
        )
      )}
    </li>
  )
}
