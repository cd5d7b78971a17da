import type { AiFit } from './ai-fit.ts'
import type { Gate } from './gates.ts'
import type { MatchCandidate, MatchJob } from './inputs.ts'
import { type CoveredSkill, coverWith } from './skills-coverage.ts'

/** What is different: the skills as they would be covered, or what the candidate would accept. */
export type Change = { skills: readonly CoveredSkill[] } | { preferences: MatchCandidate['preferences'] }

const shown = 3

/**
 * Up to three true changes with the points each would bring, from the same formula (decisions.md F.40).
 * A missing skill is never advice to claim it: the sentence says "if you have it".
 */
export function raiseList(
  { preferences }: MatchCandidate,
  fit: AiFit,
  gates: readonly Gate[],
  job: MatchJob,
  gainOf: (change: Change) => number,
): { points: number; text: string }[] {
  return [...skillChanges(fit), ...placeChanges(preferences, gates, job)]
    .map(({ text, change }) => ({ points: gainOf(change), text }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, shown)
}

type Advice = { text: string; change: Change }

function skillChanges({ skills }: AiFit): Advice[] {
  return skills.flatMap(({ name, state }) => {
    if (state === 'met') return []
    const text = state === 'listed' ? `Show ${name} inside a dated role` : `Add ${name} to your résumé, if you have it`
    return [{ text, change: { skills: coverWith(skills, name) } }]
  })
}

function placeChanges(
  preferences: MatchCandidate['preferences'],
  gates: readonly Gate[],
  { place }: MatchJob,
): Advice[] {
  if (!place || gates.find((gate) => gate.kind === 'place')?.state !== 'fail') return []
  return [
    {
      text: `Add ${place} to your places, if you would work there`,
      change: { preferences: { ...preferences, places: [...preferences.places, place] } },
    },
  ]
}
