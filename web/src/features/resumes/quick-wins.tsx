import { useState } from 'react'
import type { QuickFix } from '#domain/resumes/analysis-schema.ts'
import { FixDialog } from './fix-dialog.tsx'
import { QuickWin } from './quick-win.tsx'

type QuickWinsProps = { resumeId: string; fixes: QuickFix[]; appliedFixIds: string[] }

/** Effort against gain, best bargain first. */
export function QuickWins({ resumeId, fixes, appliedFixIds }: QuickWinsProps) {
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
        <p className="w-full text-sm text-ink-soft">
          Sorted by what you gain for the time. Your upload is never changed: fixes go into a draft.
        </p>
      </div>
      {fixes.length === 0 ? (
        <p className="rounded-card border border-line bg-surface p-6">Nothing quick is left to mend. Well done.</p>
      ) : (
        <ul className="rounded-card border border-line bg-surface shadow-lift">
          {fixes.map((fix) => (
            <QuickWin
              key={fix.id}
              resumeId={resumeId}
              fix={fix}
              scale={scale}
              isApplied={appliedFixIds.includes(fix.id)}
              onPreview={() => setShownId(fix.id)}
            />
          ))}
        </ul>
      )}
      <FixDialog
        resumeId={resumeId}
        fix={shown ?? null}
        isApplied={shown !== undefined && appliedFixIds.includes(shown.id)}
        onClose={() => setShownId(null)}
      />
    </section>
  )
}
