import type { DraftChange } from '#domain/resumes/schema.ts'
import { Badge } from '../../ui/badge.tsx'
import { WordDiff } from '../../ui/word-diff.tsx'
import { ModelMark } from './model-mark.tsx'

/** What is different from the résumé, and where each change comes from (decisions.md D.20). */
export function DraftChanges({ changes }: { changes: DraftChange[] }) {
  return (
    <section aria-labelledby="draft-changes">
      <h2 id="draft-changes" className="text-xl">
        Changes
      </h2>
      {changes.length === 0 ? (
        <p className="mt-2 text-sm text-ink-soft">None yet.</p>
      ) : (
        <ol className="mt-2">
          {changes.map((change) => (
            <li key={change.key} className="grid gap-2 border-t border-line py-4">
              <h3 className="text-md break-words">{change.title}</h3>
              <p className="flex flex-wrap gap-2">
                <Badge>{change.source}</Badge>
                {change.isByModel && <ModelMark />}
              </p>
              {change.edits.map(({ before, after }) => (
                <div key={before + after} className="text-sm break-words">
                  <WordDiff before={before} after={after} />
                </div>
              ))}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
