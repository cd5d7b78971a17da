import type { AtsChecks, QuickFix } from '../analysis-schema.ts'
import type { LayoutFacts } from '../layout-facts.ts'
import type { ResumeReading } from '../reading.ts'
import type { Bullet } from './bullets.ts'
import { type Evidence, overallScore } from './score.ts'
import type { TargetRole } from './target-roles.ts'
import type { TruthGuard } from './truth-guard.ts'

/** Everything the rules of one analysis look at. */
export type Case = {
  reading: ResumeReading
  layout: LayoutFacts
  bullets: readonly Bullet[]
  checks: AtsChecks
  evidence: Evidence
  targets: readonly TargetRole[]
  missing: readonly string[]
  isEnglish: boolean
  /** By the id of the question. */
  answers: ReadonlyMap<string, string>
  /** Over the résumé's text and the answers: nothing else may enter a suggestion (decisions.md D.19). */
  guard: TruthGuard
  today: string
}

/** What a fix changes in the evidence; its points follow from the formula. */
export type DraftFix = Omit<QuickFix, 'pointsGained' | 'impact' | 'isByModel'> & {
  change: (evidence: Evidence) => Evidence
}

export function gainOf(evidence: Evidence, change: (evidence: Evidence) => Evidence): number {
  return overallScore(change(evidence)) - overallScore(evidence)
}
