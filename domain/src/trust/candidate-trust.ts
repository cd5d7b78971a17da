/** A confirmed vouch, as far as it counts. Held and flagged ones are not handed in. */
export type CountedVouch = {
  relation: 'manager' | 'peer' | 'direct_report' | 'client' | 'mentor' | 'other'
  isCompanyAddress: boolean
  /** Years since they last worked together. */
  yearsAgo: number
}

export type TrustEvidence = {
  vouches: readonly CountedVouch[]
  verifiedJobs: number
  isEmailConfirmed: boolean
  hasContradiction: boolean
  verifiedMonths: number
  allMonths: number
}

/** Every figure here is of decisions.md F.33. */
const relationWeight = { manager: 1, client: 0.9, direct_report: 0.8, peer: 0.7, mentor: 0.6, other: 0.5 } as const
const freeMailWeight = 0.6
const longAgoWeight = 0.8
const recentYears = 5
const countedVouches = 3
const jobPoints = [0, 20, 30, 35] as const

export function vouchWeight({ relation, isCompanyAddress, yearsAgo }: CountedVouch): number {
  return (
    relationWeight[relation] * (isCompanyAddress ? 1 : freeMailWeight) * (yearsAgo <= recentYears ? 1 : longAgoWeight)
  )
}

/** The parts of a candidate's trust, before shrinking. */
export function candidateTrust(evidence: TrustEvidence) {
  const best = evidence.vouches
    .map(vouchWeight)
    .sort((a, b) => b - a)
    .slice(0, countedVouches)
  const vouches = Math.min(45, 15 * best.reduce((sum, weight) => sum + weight, 0))
  const employment = jobPoints[Math.min(3, evidence.verifiedJobs)] ?? 0
  const consistency =
    (evidence.isEmailConfirmed ? 5 : 0) +
    (evidence.hasContradiction ? 0 : 5) +
    (evidence.allMonths === 0 ? 0 : 10 * Math.min(1, evidence.verifiedMonths / evidence.allMonths))
  return { vouches, employment, consistency, total: Math.round(vouches + employment + consistency) }
}
