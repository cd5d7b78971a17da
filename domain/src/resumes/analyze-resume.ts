import { atsReadiness, checkAts } from './analysis/ats-checks.ts'
import { bulletsOf } from './analysis/bullets.ts'
import type { Case } from './analysis/case.ts'
import { keywordGaps } from './analysis/keyword-gaps.ts'
import { askQuestions } from './analysis/questions.ts'
import { afterFixes, quickFixes } from './analysis/quick-fixes.ts'
import { redFlags } from './analysis/red-flags.ts'
import { rewriteSuggestions } from './analysis/rewrites.ts'
import { completeness, evidenceOf, overallScore, scoreParts, tellsResults } from './analysis/score.ts'
import { sectionFeedback } from './analysis/section-feedback.ts'
import { badgesOf, topWins } from './analysis/strengths.ts'
import { targetRoles } from './analysis/target-roles.ts'
import { isEnglish } from './analysis/text-language.ts'
import { truthGuard } from './analysis/truth-guard.ts'
import { oneLineSummary, summaryText } from './analysis/verdict.ts'
import { weakestBullets } from './analysis/wording-fixes.ts'
import { analysisVersion, type ResumeAnalysis } from './analysis-schema.ts'
import type { LayoutFacts } from './layout-facts.ts'
import type { ResumeReading } from './reading.ts'

/** Results asked for; the other questions are about gaps and skills. */
const mostAsked = 3

export type AnalysisInput = {
  reading: ResumeReading
  layout: LayoutFacts
  desiredTitles: readonly string[]
  answers: readonly { questionId: string; answer: string }[]
  /** YYYY-MM-DD */
  today: string
}

/** The whole analysis by rules; every score can be recomputed by hand (decisions.md D.18, D.19). */
export function analyzeResume({ reading, layout, desiredTitles, answers, today }: AnalysisInput): ResumeAnalysis {
  const bullets = bulletsOf(reading)
  const checks = checkAts(reading, layout)
  const ats = atsReadiness(checks, layout)
  const complete = completeness(reading)
  const english = isEnglish(reading.text)
  const evidence = evidenceOf(bullets, ats, complete.share, english)
  const targets = targetRoles(reading, desiredTitles)
  const one: Case = {
    reading,
    layout,
    bullets,
    checks,
    evidence,
    targets,
    missing: complete.missing,
    isEnglish: english,
    answers: new Map(
      answers.filter(({ answer }) => answer.trim() !== '').map(({ questionId, answer }) => [questionId, answer]),
    ),
    guard: truthGuard([reading.text, ...answers.map(({ answer }) => answer)]),
    today,
  }
  const fixes = quickFixes(one)
  const gaps = keywordGaps(reading, targets)
  return {
    version: analysisVersion,
    overallScore: overallScore(evidence),
    atsReadiness: ats,
    overallAfterFixes: overallScore(afterFixes(one, fixes)),
    oneLineSummary: oneLineSummary(one, fixes),
    summary: summaryText(one),
    estTimeToImproveMinutes: fixes.reduce((sum, fix) => sum + fix.estMinutes, 0),
    parts: scoreParts(evidence, bullets, complete.missing, reading),
    topWins: topWins(one),
    badges: badgesOf(one, ats),
    quickFixes: fixes,
    keywordsFor: targets.flatMap((target) => (target.family ? [target.title] : [])),
    keywordGaps: gaps,
    atsChecks: checks,
    questions: askQuestions(reading, tellsResults(one) ? [] : weakestBullets(bullets).slice(0, mostAsked), gaps, today),
    redFlags: redFlags(reading, layout, today),
    rewriteSuggestions: rewriteSuggestions(one),
    sectionFeedback: sectionFeedback(one),
    leftOut: reading.hiddenText,
  }
}
