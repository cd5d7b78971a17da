export type BadgeFacts = {
  isTrustedEmployer: boolean
  isPayShown: boolean
  replyDaysMedian: number | null
  publishedAt: Date | null
  isCompanyKnown: boolean
}

/** A job is new for its first week. */
const newDays = 7
const day = 24 * 60 * 60 * 1000

/** What stands under a job's title (decisions.md F.38). A reply time could be looked up, so it is hidden with the company (K.61). */
export function jobBadges(facts: BadgeFacts, now: Date): string[] {
  const badges: string[] = []
  if (facts.isTrustedEmployer) badges.push('Trusted Employer')
  if (facts.isPayShown) badges.push('Pay shown')
  if (facts.isCompanyKnown && facts.replyDaysMedian !== null) badges.push(replyBadge(facts.replyDaysMedian))
  if (facts.publishedAt !== null && now.getTime() - facts.publishedAt.getTime() < newDays * day) badges.push('New')
  return badges
}

function replyBadge(days: number): string {
  return days <= 1 ? 'Replies in about a day' : `Replies in about ${days} days`
}
