import type { OtherSideTrust } from './inputs.ts'

/** Decisions.md F.36 and K.62. */
const aiShare = 0.75
const trustShare = 0.25
const trustedEmployerPoints = 3
const highest = 100

/** What a score is put together from, in whole points; together they may be more than a score can be. */
export type CompositeParts = { ai: number; trust: number; mutual: number; trusted: number }

export function composite(ai: number | null, trust: OtherSideTrust, mutual: number): number | null {
  if (ai === null) return null
  const parts = compositeParts(ai, trust, mutual)
  return Math.min(highest, parts.ai + parts.trust + parts.mutual + parts.trusted)
}

/** The two shares are rounded once, as their sum; the AI fit's share is rounded and trust has the rest. */
export function compositeParts(ai: number, trust: OtherSideTrust, mutual: number): CompositeParts {
  const both = Math.round(aiShare * ai + trustShare * trust.value)
  const fromAi = Math.round(aiShare * ai)
  return {
    ai: fromAi,
    trust: both - fromAi,
    mutual,
    trusted: trust.isTrustedEmployer ? trustedEmployerPoints : 0,
  }
}
