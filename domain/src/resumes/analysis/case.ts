import type { AtsChecks, QuickFix } from '../analysis-schema.ts'
import type { LayoutFacts } from '../layout-facts.ts'
import type { ResumeReading } from '../reading.ts'
import type { Bullet } from './bullets.ts'
import { type Evidence, overallScore } from './score.ts'
import type { TargetRole } from './target-roles.ts'

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
  today: string
}

/** What a fix changes in the evidence; its points follow from the formula. */
export type DraftFix = Omit<QuickFix, 'pointsGained' | 'impact'> & { change: (evidence: Evidence) => Evidence }

export function gainOf(evidence: Evidence, change: (evidence: Evidence) => Evidence): number {
  return overallScore(change(evidence)) - overallScore(evidence)
}

/** Facts the person has given: the résumé's text and the answers. Nothing else may enter a suggestion (decisions.md D.19). */
export function sourcesOf(one: Case): string[] {
  return [one.reading.text, ...one.answers.values()]
}
