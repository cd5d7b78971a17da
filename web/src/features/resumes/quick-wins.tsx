import { type ReactNode, useState } from 'react'
import type { QuickFix } from '#domain/resumes/analysis-schema.ts'
import { FixDialog } from './fix-dialog.tsx'
import { QuickWin } from './quick-win.tsx'

type QuickWinsProps = { resumeId: string; fixes: QuickFix[]; appliedIds: readonly string[] }

/** Effort against gain, best bargain first. */
export function QuickWins({ resumeId, fixes, appliedIds }: QuickWinsProps) {
  const [shownId, setShownId] = useState<string | null>(null)
  const shown = fixes.find((fix) => fix.id === shownId)
  const scale = {
    points: Math.max(1, ...fixes.map((fix) => fix.pointsGained)),
    minutes: Math.max(1, ...fixes.map((fix) => fix.estMinutes)),
  }
  return (
    <section aria-labelledby="quick-wins">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-2">
        <h2 id="quick-wins" className="text-2xl">
          Quick Wins
        </h2>
        {fixes.length > 0 && (
          <p aria-hidden="true" className="flex gap-4 text-xs text-ink-soft">
            <Key className="bg-brand inset-ring inset-ring-brand-edge">points gained</Key>
            <Key className="bg-data-2">minutes</Key>
          </p>
        )}
        <p className="w-full text-sm text-ink-soft">
          Sorted by what you gain for the time. Your upload is never changed: fixes go into a draft.
        </p>
      </div>
      {fixes.length === 0 ? (
        <p className="rounded-card border border-line bg-surface p-6">Nothing quick is left to mend. Well done.</p>
      ) : (
        <ul className="rounded-card border border-line bg-surface shadow-lift">
          {fixes.map((fix, at) => (
            <QuickWin
              key={fix.id}
              resumeId={resumeId}
              fix={fix}
              scale={scale}
              isOpen={at === 0}
              isApplied={appliedIds.includes(fix.id)}
              onPreview={() => setShownId(fix.id)}
            />
          ))}
        </ul>
      )}
      <FixDialog
        resumeId={resumeId}
        fix={shown ?? null}
        isApplied={shown !== undefined && appliedIds.includes(shown.id)}
        onClose={() => setShownId(null)}
      />
    </section>
  )
}

function Key({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span className={`h-2.5 w-3 rounded-xs ${className}`} /> {children}
    </span>
  )
}
