import { candidateTrust } from '#domain/trust/candidate-trust.ts'
import { day } from '../applications/history.ts'
import type { PersonRows } from '../rows/person-rows.ts'

/** Mailboxes that anybody can open; the others of the demo belong to a company. */
const freeMail = /@(?:mail|post)\.example$/
const year = 365 * day
const month = year / 12

/** The raw trust and the number of things behind it, as the profile stores them (decisions.md F.33, F.34). */
export function trustOf({ user, vouches, employment }: PersonRows, yearsExperience: number | null, now: Date) {
  const confirmed = vouches.filter((vouch) => vouch.state === 'confirmed')
  const verified = employment.filter((one) => one.status === 'verified')
  const { total } = candidateTrust({
    vouches: confirmed.map((vouch) => ({
      relation: vouch.relation ?? 'peer',
      isCompanyAddress: !freeMail.test(vouch.voucherEmail),
      yearsAgo: vouch.workedUntil ? (now.getTime() - Date.parse(vouch.workedUntil)) / year : 0,
    })),
    verifiedJobs: verified.length,
    isEmailConfirmed: user.emailVerified ?? false,
    hasContradiction: employment.some((one) => one.status === 'disputed'),
    verifiedMonths: verified.reduce((sum, one) => sum + monthsOf(one.startDate, one.endDate, now), 0),
    allMonths: (yearsExperience ?? 0) * 12,
  })
  return { trustScore: total, trustEvidence: confirmed.length + verified.length }
}

function monthsOf(start: string | null | undefined, end: string | null | undefined, now: Date): number {
  if (!start) return 0
  return ((end ? Date.parse(end) : now.getTime()) - Date.parse(start)) / month
}
