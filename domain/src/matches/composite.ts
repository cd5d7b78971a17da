import type { OtherSideTrust } from './inputs.ts'

/** Decisions.md F.36 and K.62. */
const aiShare = 0.75
const trustShare = 0.25
const trustedEmployerPoints = 3

export function composite(ai: number | null, trust: OtherSideTrust, mutual: number): number | null {
  if (ai === null) return null
  const extra = trust.isTrustedEmployer ? trustedEmployerPoints : 0
  return Math.min(100, Math.round(aiShare * ai + trustShare * trust.value) + mutual + extra)
}
