import { aiFit, aiWeights } from './ai-fit.ts'
import type { MatchCandidate, MatchJob } from './inputs.ts'

/** The AI fit before rounding, 0 to 1, for ordering many jobs of which most have too little data for a figure. */
export function preciseRank(candidate: MatchCandidate, job: MatchJob): number {
  const { shares } = aiFit(candidate, job)
  return Object.entries(aiWeights).reduce(
    (sum, [name, weight]) => sum + weight * (shares[name as keyof typeof aiWeights] ?? 0),
    0,
  )
}
