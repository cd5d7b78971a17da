import type { Gate } from './gates.ts'
import type { TitleFit } from './title-fit.ts'

export type Mutual = {
  points: number
  preferences: { met: number; of: number }
  mustHaves: { met: number; of: number }
}

/** A title this close counts as what was asked for. */
const wantedTitle = 0.6
const highest = 10

/** Decisions.md F.35: the harmonic mean of what each side gets of what it stated; half of it earns nothing yet. */
export function mutualBoost(
  gates: readonly Gate[],
  title: TitleFit | null,
  hasDesiredTitles: boolean,
  mustHaves: { met: number; of: number },
): Mutual {
  const stated = gates.filter((gate) => gate.isStated)
  const isTitleMet = hasDesiredTitles && title !== null && title.isDesired && title.share >= wantedTitle
  const preferences = {
    met: stated.filter((gate) => gate.state === 'pass').length + (isTitleMet ? 1 : 0),
    of: stated.length + (hasDesiredTitles ? 1 : 0),
  }
  const p = preferences.of === 0 ? 0 : preferences.met / preferences.of
  const q = mustHaves.of === 0 ? 0 : mustHaves.met / mustHaves.of
  const h = p + q === 0 ? 0 : (2 * p * q) / (p + q)
  return { points: Math.round(highest * Math.max(0, (h - 0.5) / 0.5)), preferences, mustHaves }
}
