import type { TrustEvidence } from './candidate-trust.ts'
import type { EmploymentState, Relation } from './states.ts'

/** What is stored about a candidate, as far as trust is made of it. Held vouches are not handed in. */
export type TrustFacts = {
  vouches: readonly { relation: Relation; isCompanyAddress: boolean; workedUntil: string | null }[]
  employment: readonly {
    status: EmploymentState
    company: string
    startDate: string | null
    endDate: string | null
  }[]
  /** The dated roles of the active résumé; months are written YYYY-MM. */
  roles: readonly { employer: string | null; start: string | null; end: string | null; isCurrent: boolean }[]
  isEmailConfirmed: boolean
  /** YYYY-MM-DD */
  today: string
}

/** Dates on a résumé are often a season off; more than this is another story. */
const toleratedMonths = 3

/** Turns what is stored into what the formula counts (decisions.md F.33). */
export function gatherEvidence({ vouches, employment, roles, isEmailConfirmed, today }: TrustFacts): TrustEvidence {
  const now = monthNumber(today)
  const verified = employment.filter((one) => one.status === 'verified')
  const told = monthsOf(roles.map((role) => spanOf(role.start, role.isCurrent ? null : role.end, now)))
  const proved = monthsOf(verified.map((one) => spanOf(one.startDate, one.endDate, now)))
  const all = new Set([...told, ...proved])
  return {
    vouches: vouches.map(({ relation, isCompanyAddress, workedUntil }) => ({
      relation,
      isCompanyAddress,
      yearsAgo: workedUntil === null ? 0 : Math.max(0, (now - monthNumber(workedUntil)) / 12),
    })),
    verifiedJobs: verified.length,
    isEmailConfirmed,
    hasContradiction:
      employment.some((one) => one.status === 'disputed') || verified.some((one) => contradicts(one, roles, now)),
    verifiedMonths: proved.size,
    allMonths: all.size,
  }
}

type Span = [from: number, until: number] | null

function spanOf(start: string | null, end: string | null, now: number): Span {
  return start === null ? null : [monthNumber(start), end === null ? now : monthNumber(end)]
}

/** Months that are covered at least once; overlaps count once. */
function monthsOf(spans: readonly Span[]): Set<number> {
  const months = new Set<number>()
  for (const span of spans) {
    if (span) for (let month = span[0]; month <= span[1]; month++) months.add(month)
  }
  return months
}

function contradicts(job: TrustFacts['employment'][number], roles: TrustFacts['roles'], now: number): boolean {
  const own = roles.filter(
    (role) => role.start !== null && role.employer !== null && isSame(role.employer, job.company),
  )
  if (own.length === 0) return false
  const spans = own.flatMap((role) => {
    const span = spanOf(role.start, role.isCurrent ? null : role.end, now)
    return span ? [span] : []
  })
  const from = Math.min(...spans.map(([start]) => start))
  const until = Math.max(...spans.map(([, end]) => end))
  const startsElsewhere = job.startDate !== null && Math.abs(monthNumber(job.startDate) - from) > toleratedMonths
  const endsElsewhere = job.endDate !== null && Math.abs(monthNumber(job.endDate) - until) > toleratedMonths
  return startsElsewhere || endsElsewhere
}

function isSame(one: string, other: string): boolean {
  const plain = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
  return plain(one) === plain(other)
}

/** Months since year 0, of YYYY-MM or YYYY-MM-DD. */
function monthNumber(date: string): number {
  return Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1
}
