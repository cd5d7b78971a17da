import type { AiFit } from './ai-fit.ts'
import type { Gate } from './gates.ts'
import type { MatchJob } from './inputs.ts'

/** Specification section 9: at most 6 tags, each under 50 characters. */
export const rationaleLimits = { tags: 6, characters: 49 } as const
export const gapPrefix = 'Gap: '

const modeTags = { remote: 'Remote, as you asked', hybrid: 'Hybrid, as you asked', onsite: 'On-site, as you asked' }
const closeTitle = 0.6
const sameLevel = 0.99

/** Why this match, in a few words: what speaks for it first, and at least one gap where there is one (F.39). */
export function rationaleTags(
  fit: AiFit,
  gates: readonly Gate[],
  job: MatchJob,
  mustHaves: { met: number; of: number },
): string[] {
  const gaps = [...missingSkills(fit), ...failedGates(gates)]
  const positives = positiveTags(fit, gates, job, mustHaves)
  const room = rationaleLimits.tags - Math.min(gaps.length, 2)
  return [...positives.slice(0, room), ...gaps].slice(0, rationaleLimits.tags).map(shorten)
}

function positiveTags(fit: AiFit, gates: readonly Gate[], job: MatchJob, mustHaves: { met: number; of: number }) {
  const passes = (kind: Gate['kind']) =>
    gates.some((gate) => gate.kind === kind && gate.isStated && gate.state === 'pass')
  const closest = fit.title && fit.title.share >= closeTitle ? fit.title : null
  return [
    mustHaves.of > 0 && mustHaves.met > 0 && `${mustHaves.met} of ${mustHaves.of} must-haves`,
    closest && (closest.isDesired ? `Close to “${closest.through}”` : `Like your work as ${closest.through}`),
    passes('work_mode') && job.workMode && modeTags[job.workMode],
    passes('place') && job.workMode !== 'remote' && job.place && `In ${job.place}`,
    passes('pay') && 'Pay meets your minimum',
    fit.shares.seniority !== null && fit.shares.seniority >= sameLevel && 'Your level',
    passes('employment_type') && job.employmentType && capitalised(job.employmentType),
  ].filter((tag): tag is string => Boolean(tag))
}

function missingSkills(fit: AiFit): string[] {
  const missing = fit.skills.filter((skill) => skill.state === 'missing')
  const musts = missing.filter((skill) => skill.importance === 'must_have')
  return [...musts, ...missing.filter((skill) => skill.importance === 'nice')].map(
    (skill) => `${gapPrefix}${skill.name}`,
  )
}

const gateGaps = { work_mode: 'work mode', place: 'place', employment_type: 'employment type', pay: 'pay' } as const

function failedGates(gates: readonly Gate[]): string[] {
  return gates.filter((gate) => gate.state === 'fail').map((gate) => `${gapPrefix}${gateGaps[gate.kind]}`)
}

function shorten(tag: string): string {
  const { characters } = rationaleLimits
  return tag.length <= characters ? tag : `${tag.slice(0, characters - 1).trimEnd()}…`
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
