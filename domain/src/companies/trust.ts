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

export function employerTrust(evidence: EmployerEvidence): number {
  const earned =
    (evidence.isDomainVerified ? 40 : 0) +
    (evidence.isPayShown ? 10 : 0) +
    (evidence.isProfileComplete ? 10 : 0) +
    (evidence.isOwnerConfirmed ? 10 : 0) +
    20 * ((evidence.repliesInTime + 1) / (evidence.repliesDue + 2)) +
    (evidence.upheldReports === 0 ? 10 : 0) -
    costOfReport * evidence.upheldReports
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
