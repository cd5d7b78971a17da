export type CandidateFacts = {
  hasManagerVouch: boolean
  confirmedVouches: number
  verifiedJobs: number
  mustHaves: { met: number; of: number }
  hasPassedQuiz: boolean
}

export const newBadge = 'New'
const manyVouches = 3

/** What stands on a candidate's card, strongest first (decisions.md F.38). */
export function candidateBadges(facts: CandidateFacts): string[] {
  const { confirmedVouches, verifiedJobs, mustHaves } = facts
  const badges: string[] = []
  if (facts.hasManagerVouch) badges.push('Manager-vouched')
  if (confirmedVouches >= manyVouches) badges.push('3 vouches')
  if (verifiedJobs > 0) badges.push('Verified employment')
  if (mustHaves.of > 0 && mustHaves.met === mustHaves.of) badges.push('All must-haves met')
  if (facts.hasPassedQuiz) badges.push('Quiz passed')
  if (confirmedVouches + verifiedJobs === 0) badges.push(newBadge)
  return badges
}
