import { aiFit } from './ai-fit.ts'
import { type AiPartName, aiWeights } from './ai-weights.ts'
import type { MatchCandidate, MatchJob } from './inputs.ts'

/** The AI fit before rounding, 0 to 100, for ordering many jobs of which some have too little data for a figure. */
export function preciseRank(candidate: MatchCandidate, job: MatchJob): number {
  const { shares, maxima } = aiFit(candidate, job)
  const names = Object.keys(aiWeights) as AiPartName[]
  return names.reduce((sum, name) => sum + maxima[name] * (shares[name] ?? 0), 0)
}
