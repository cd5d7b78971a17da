import type { MatchBreakdown } from '../matches/breakdown.ts'
import type { Gate } from '../matches/gates.ts'
import { gapPrefix, rationaleLimits } from '../matches/rationale.ts'

const fitting: Record<Gate['kind'], string> = {
  work_mode: 'Wants to work as you offer',
  place: 'Fits your place',
  employment_type: 'Wants this kind of employment',
  pay: 'Within your pay range',
}

/** What a candidate wants to earn is theirs: a gap in pay is not told to the employer. */
const gaps: Partial<Record<Gate['kind'], string>> = { work_mode: 'work mode', place: 'place' }

/** The same reasons as on the candidate's card, in the words of the other side (decisions.md F.39). */
export function employerRationale(parts: MatchBreakdown): string[] {
  const missing = gapsOf(parts)
  const room = rationaleLimits.tags - Math.min(missing.length, 2)
  return [...positives(parts).slice(0, room), ...missing].slice(0, rationaleLimits.tags).map(shorten)
}

function positives({ mustHaves, closestTitle, gates, aiParts, skills }: MatchBreakdown): string[] {
  const level = aiParts.find((part) => part.name === 'seniority')
  const shown = skills.find((skill) => skill.state === 'met' && skill.importance === 'nice')
  const stated = gates.filter((gate) => gate.isStated && gate.state === 'pass')
  return [
    mustHaves.met > 0 && `${mustHaves.met} of ${mustHaves.of} must-haves`,
    closestTitle && !closestTitle.isDesired && `Has worked as ${closestTitle.title}`,
    level?.points != null && level.points >= level.maximum * 0.99 && 'Level as you ask',
    ...stated.map((gate) => fitting[gate.kind]),
    shown && `${shown.name}, a nice-to-have`,
  ].filter((tag): tag is string => Boolean(tag))
}

function gapsOf({ skills, gates }: MatchBreakdown): string[] {
  const missing = (importance: 'must_have' | 'nice') =>
    skills.filter((skill) => skill.state === 'missing' && skill.importance === importance).map((skill) => skill.name)
  const failed = gates.flatMap((gate) => (gate.state === 'fail' ? (gaps[gate.kind] ?? []) : []))
  return [...missing('must_have'), ...failed, ...missing('nice')].map((gap) => `${gapPrefix}${gap}`)
}

function shorten(tag: string): string {
  const { characters } = rationaleLimits
  return tag.length <= characters ? tag : `${tag.slice(0, characters - 1).trimEnd()}…`
}
