import { aiFitOf, type FitSources, fitSources } from './ai-fit.ts'
import { algorithmVersion } from './algorithm-version.ts'
import { aiPartsOf, type MatchBreakdown } from './breakdown.ts'
import { composite } from './composite.ts'
import { checkGates, type Gate, type GateState, overallGate } from './gates.ts'
import type { MatchCandidate, MatchJob, OtherSideTrust } from './inputs.ts'
import { mutualBoost } from './mutual.ts'
import { type Change, raiseList } from './raise.ts'
import { rationaleTags } from './rationale.ts'
import { mustHaves } from './skills-coverage.ts'

export type MatchScore = {
  /** Integers 0 to 100; null is "Not enough data". */
  ai: number | null
  trust: number
  /** 0 to 10. */
  mutual: number
  composite: number | null
  gate: GateState
  /** Share of the must-haves met, 0 to 1; the first tie-breaker. */
  mustHaveCoverage: number
  rationale: string[]
  parts: MatchBreakdown
  algorithmVersion: string
}

/** A pair with its figures, before they are put in words: enough to tell whether it is worth listing. */
export type WeighedMatch = {
  sources: FitSources
  gates: readonly Gate[]
  figures: ReturnType<typeof figures>
  parts: Pick<MatchBreakdown, 'aiParts' | 'mustHaves'>
}

/** Scores one pair. The same input gives the same score every time; nothing is read but what is handed in. */
export function scoreMatch(candidate: MatchCandidate, job: MatchJob, trust: OtherSideTrust): MatchScore {
  return explainMatch(weighMatch(candidate, job, trust), candidate, job, trust)
}

export function weighMatch(candidate: MatchCandidate, job: MatchJob, trust: OtherSideTrust): WeighedMatch {
  const sources = fitSources(candidate, job)
  const gates = checkGates(candidate.preferences, job)
  const found = figures(sources, gates, candidate, trust)
  return { sources, gates, figures: found, parts: { aiParts: aiPartsOf(found.fit), mustHaves: found.musts } }
}

/** Why a pair has its score and what would raise it; most of the work of a score, so it is done for those that are listed. */
export function explainMatch(
  { sources, gates, figures: { score, fit, musts, mutual }, parts }: WeighedMatch,
  candidate: MatchCandidate,
  job: MatchJob,
  trust: OtherSideTrust,
): MatchScore {
  const scoreOf = (one: FitSources, under: readonly Gate[]) => figures(one, under, candidate, trust).score
  const scoreWith = (change: Change) =>
    'skills' in change
      ? scoreOf({ ...sources, skills: change.skills, heldSkills: sources.heldSkills + 1 }, gates)
      : scoreOf(sources, checkGates(change.preferences, job))
  return {
    ai: fit.score,
    trust: trust.value,
    mutual: mutual.points,
    composite: score,
    gate: overallGate(gates),
    mustHaveCoverage: musts.of === 0 ? 0 : musts.met / musts.of,
    rationale: rationaleTags(fit, gates, job, musts),
    parts: {
      ...parts,
      skills: fit.skills.map(({ name, importance, state, through }) => ({ name, importance, state, through })),
      closestTitle: fit.title && { title: fit.title.through, isDesired: fit.title.isDesired },
      gates: [...gates],
      preferences: mutual.preferences,
      isTrustedEmployer: trust.isTrustedEmployer,
      raise: raiseList(candidate, fit, gates, job, (change) => gain(score, scoreWith(change))),
    },
    algorithmVersion,
  }
}

function figures(
  sources: FitSources,
  gates: readonly Gate[],
  { desiredTitles }: MatchCandidate,
  trust: OtherSideTrust,
) {
  const fit = aiFitOf(sources)
  const musts = mustHaves(fit.skills)
  const mutual = mutualBoost(gates, fit.title, desiredTitles.length > 0, musts)
  return { fit, musts, mutual, score: composite(fit.score, trust, mutual.points) }
}

function gain(before: number | null, after: number | null): number {
  return before === null || after === null ? 0 : after - before
}
