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

/** Scores one pair. The same input gives the same score every time; nothing is read but what is handed in. */
export function scoreMatch(candidate: MatchCandidate, job: MatchJob, trust: OtherSideTrust): MatchScore {
  const sources = fitSources(candidate, job)
  const gates = checkGates(candidate.preferences, job)
  const figuresOf = (one: FitSources, under: readonly Gate[]) => figures(one, under, candidate, trust)
  const { score, fit, musts, mutual } = figuresOf(sources, gates)
  const scoreWith = (change: Change) =>
    'skills' in change
      ? figuresOf({ ...sources, skills: change.skills, heldSkills: sources.heldSkills + 1 }, gates).score
      : figuresOf(sources, checkGates(change.preferences, job)).score
  return {
    ai: fit.score,
    trust: trust.value,
    mutual: mutual.points,
    composite: score,
    gate: overallGate(gates),
    mustHaveCoverage: musts.of === 0 ? 0 : musts.met / musts.of,
    rationale: rationaleTags(fit, gates, job, musts),
    parts: {
      aiParts: aiPartsOf(fit),
      skills: fit.skills.map(({ name, importance, state, through }) => ({ name, importance, state, through })),
      closestTitle: fit.title && { title: fit.title.through, isDesired: fit.title.isDesired },
      gates,
      preferences: mutual.preferences,
      mustHaves: musts,
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
