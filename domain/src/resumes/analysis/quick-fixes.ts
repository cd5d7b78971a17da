import type { QuickFix } from '../analysis-schema.ts'
import { type Case, type DraftFix, gainOf } from './case.ts'
import { layoutFixes } from './layout-fixes.ts'
import { wordingFixes } from './wording-fixes.ts'

const mostFixes = 8

/** Quick wins, the most points for the time first. */
export function quickFixes(one: Case): QuickFix[] {
  const drafts = [...wordingFixes(one), ...layoutFixes(one)].filter((draft) => isTrue(one, draft))
  const graded = drafts
    .map((draft) => ({ draft, gain: gainOf(one.evidence, draft.change) }))
    .filter(({ gain }) => gain >= 1)
  graded.sort(
    (a, b) =>
      b.gain / b.draft.estMinutes - a.gain / a.draft.estMinutes ||
      b.gain - a.gain ||
      a.draft.id.localeCompare(b.draft.id),
  )
  return graded.slice(0, mostFixes).map(({ draft, gain }) => toFix(draft, gain))
}

/** Whatever a fix would write or show has to pass the guard (decisions.md D.19). */
function isTrue(one: Case, { afterSnippet, edits }: DraftFix): boolean {
  return [afterSnippet ?? '', ...edits.map((edit) => edit.after)].every((text) => one.guard(text).length === 0)
}

function toFix({ change: _change, ...fix }: DraftFix, gain: number): QuickFix {
  return { ...fix, isByModel: false, pointsGained: gain, impact: gain >= 5 ? 'high' : gain >= 3 ? 'medium' : 'low' }
}

/** The evidence once all of these fixes are done, for "would take Overall from 71 to about 87". */
export function afterFixes(one: Case, fixes: readonly QuickFix[]): Case['evidence'] {
  const chosen = new Set(fixes.map((fix) => fix.id))
  const drafts: DraftFix[] = [...wordingFixes(one), ...layoutFixes(one)].filter((draft) => chosen.has(draft.id))
  return drafts.reduce((evidence, draft) => draft.change(evidence), one.evidence)
}
