/** What the trust of an employer is made of (decisions.md F.37). */
export type EmployerEvidence = {
  isDomainVerified: boolean
  isPayShown: boolean
  isProfileComplete: boolean
  isOwnerConfirmed: boolean
  repliesInTime: number
  repliesDue: number
  upheldReports: number
}

const costOfReport = 25

/** How long an upheld report counts. */
export const reportDays = 180

export const employerTrustParts = ['domain', 'replies', 'pay', 'profile', 'owner', 'reports'] as const
export type EmployerTrustPart = (typeof employerTrustParts)[number]

/** The most that each part brings; upheld reports can take more away than their absence gives. */
export const employerTrustMost: Record<EmployerTrustPart, number> = {
  domain: 40,
  replies: 20,
  pay: 10,
  profile: 10,
  owner: 10,
  reports: 10,
}

export function employerTrustPoints(evidence: EmployerEvidence): Record<EmployerTrustPart, number> {
  const most = employerTrustMost
  return {
    domain: evidence.isDomainVerified ? most.domain : 0,
    replies: most.replies * ((evidence.repliesInTime + 1) / (evidence.repliesDue + 2)),
    pay: evidence.isPayShown ? most.pay : 0,
    profile: evidence.isProfileComplete ? most.profile : 0,
    owner: evidence.isOwnerConfirmed ? most.owner : 0,
    reports: evidence.upheldReports === 0 ? most.reports : -costOfReport * evidence.upheldReports,
  }
}

export function employerTrust(evidence: EmployerEvidence): number {
  const earned = Object.values(employerTrustPoints(evidence)).reduce((sum, points) => sum + points, 0)
  return Math.max(0, Math.min(100, Math.round(earned)))
}

/** Too few answers to judge; until then a verified company without complaints has the benefit of the doubt. */
const fewAnswers = 3
const goodShare = 0.6

export function isTrustedEmployer(
  evidence: Pick<EmployerEvidence, 'isDomainVerified' | 'repliesInTime' | 'repliesDue' | 'upheldReports'>,
): boolean {
  if (!evidence.isDomainVerified || evidence.upheldReports > 0) return false
  return evidence.repliesDue < fewAnswers || evidence.repliesInTime / evidence.repliesDue >= goodShare
}
