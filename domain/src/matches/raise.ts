import type { AiFit } from './ai-fit.ts'
import type { Gate } from './gates.ts'
import type { MatchCandidate, MatchJob } from './inputs.ts'

type Change = { text: string; candidate: MatchCandidate }

const shown = 3

/**
 * Up to three true changes with the points each would bring, from the same formula (decisions.md F.40).
 * A missing skill is never advice to claim it: the sentence says "if you have it".
 */
export function raiseList(
  candidate: MatchCandidate,
  fit: AiFit,
  gates: readonly Gate[],
  job: MatchJob,
  gainOf: (changed: MatchCandidate) => number,
): { points: number; text: string }[] {
  return [...skillChanges(candidate, fit), ...preferenceChanges(candidate, gates, job)]
    .map(({ text, candidate: changed }) => ({ points: gainOf(changed), text }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, shown)
}

function skillChanges(candidate: MatchCandidate, fit: AiFit): Change[] {
  return fit.skills.flatMap(({ name, state }) => {
    if (state === 'listed') return [{ text: `Show ${name} inside a dated role`, candidate: withSkill(candidate, name) }]
    if (state === 'missing' || state === 'neighbour') {
      return [{ text: `Add ${name} to your résumé, if you have it`, candidate: withSkill(candidate, name) }]
    }
    return []
  })
}

function preferenceChanges(candidate: MatchCandidate, gates: readonly Gate[], job: MatchJob): Change[] {
  const place = gates.find((gate) => gate.kind === 'place')
  if (place?.state !== 'fail' || !job.place) return []
  const { preferences } = candidate
  const wider = { ...preferences, places: [...preferences.places, job.place] }
  return [
    {
      text: `Add ${job.place} to your places, if you would work there`,
      candidate: { ...candidate, preferences: wider },
    },
  ]
}

function withSkill(candidate: MatchCandidate, name: string): MatchCandidate {
  const others = candidate.skills.filter((skill) => skill.name.toLowerCase() !== name.toLowerCase())
  return { ...candidate, skills: [...others, { name, isShownInRole: true }] }
}
