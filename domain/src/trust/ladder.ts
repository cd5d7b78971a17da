import { type CountedVouch, candidateTrust, type TrustEvidence } from './candidate-trust.ts'

export type RungId = 'email' | 'vouches' | 'employment' | 'months' | 'consistency'

/** One thing that counts: what it brings now, what it can bring at most, and the best next act with its points. */
export type Rung = {
  id: RungId
  earned: number
  most: number
  next: { act: string; points: number } | null
}

const bestVouch: CountedVouch = { relation: 'manager', isCompanyAddress: true, yearsAgo: 0 }
const most = { email: 5, vouches: 45, employment: 35, months: 10, consistency: 5 } as const
const vouchPlaces = 3
/** Beyond three, a verified job brings no more points of its own. */
const jobPlaces = 3
const monthsOfAJob = 24

/**
 * What counts, in the order of what a person would do first. The points of each act come from the formula itself, as the
 * difference it would make to this person (decisions.md F.33). `asked` are the vouches that have been asked for and do not
 * count yet: when they take all places, the next act is no further question but the best of them.
 */
export function trustLadder(evidence: TrustEvidence, asked: readonly CountedVouch[] = []): Rung[] {
  const now = candidateTrust(evidence)
  const gain = (change: Partial<TrustEvidence>) => candidateTrust({ ...evidence, ...change }).total - now.total
  const counted = evidence.vouches.length
  const mayAsk = counted + asked.length < vouchPlaces
  const withVouch = Math.max(
    ...(mayAsk ? [bestVouch] : asked).map((vouch) => gain({ vouches: [...evidence.vouches, vouch] })),
  )
  const withJob = gain({ verifiedJobs: evidence.verifiedJobs + 1 })
  const openMonths = evidence.allMonths - evidence.verifiedMonths
  const withMonths = gain({ verifiedMonths: evidence.verifiedMonths + Math.min(openMonths, monthsOfAJob) })
  const months = evidence.allMonths === 0 ? 0 : most.months * Math.min(1, evidence.verifiedMonths / evidence.allMonths)
  return [
    rung(
      'email',
      evidence.isEmailConfirmed ? most.email : 0,
      'Confirm your e-mail address',
      gain({ isEmailConfirmed: true }),
    ),
    rung(
      'vouches',
      now.vouches,
      mayAsk ? vouchAct(counted + asked.length) : 'A vouch you have asked for, once it counts',
      counted < vouchPlaces ? withVouch : 0,
    ),
    rung('employment', now.employment, jobAct(evidence.verifiedJobs), evidence.verifiedJobs < jobPlaces ? withJob : 0),
    rung('months', months, 'Verify more of the time on your résumé', openMonths > 0 ? withMonths : 0),
    rung(
      'consistency',
      evidence.hasContradiction ? 0 : most.consistency,
      'Settle the job whose dates do not match',
      gain({ hasContradiction: false }),
    ),
  ]
}

/** The most that each open rung would bring now, largest first. */
export function nextSteps(rungs: readonly Rung[]): { act: string; points: number }[] {
  const open = rungs.flatMap(({ next }) => next ?? [])
  return open.sort((a, b) => b.points - a.points)
}

function rung(id: RungId, earned: number, act: string, points: number): Rung {
  return { id, earned: Math.round(earned * 10) / 10, most: most[id], next: points > 0 ? { act, points } : null }
}

function vouchAct(count: number) {
  if (count === 0) return 'Ask a former manager to vouch for you'
  return count === 1 ? 'Ask a second person to vouch' : 'Ask a third person to vouch'
}

function jobAct(count: number) {
  return count === 0 ? 'Have a past job verified' : 'Have another job verified'
}
