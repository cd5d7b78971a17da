import { type SQL, sql } from 'drizzle-orm'
import { acceptedModes, periodsPerYear } from '#domain/matches/gates.ts'
import type { CandidatePreferences, MatchJob } from '#domain/matches/inputs.ts'
import { regionsAround } from '#domain/taxonomy/places.ts'
import { jobSkills, jobs } from '../../jobs/tables.ts'

/**
 * In a statement over `jobs`: what may pass the gates. It lets through whatever the gates call a pass or unknown, and of
 * places a few more; the exact answer is given when the pair is scored.
 */
export function mayPassGates(wanted: CandidatePreferences): SQL {
  return all([modePasses(wanted), typePasses(wanted), payPasses(wanted), placeMayPass(wanted)])
}

/** In a statement over `jobSkills`, in the words of their index: rows of open jobs alone. */
export const isFoundByMustHave = sql`${jobSkills.importance} = 'must_have' and ${jobSkills.foundAs} <> 'none'`

type Mode = MatchJob['workMode']
const modes: readonly Mode[] = ['remote', 'hybrid', 'onsite', null]

/** The jobs of one way of working: in which of them the other gates may pass; null where none passes or none fails. */
export type ModeGates = { isOfMode: SQL; foundAs: SQL; passes: SQL | null; fails: SQL | null }

/**
 * The same gates, one way of working after the other. Each has an index of its own, so that a search for the one wished for
 * does not wade through the others; written into the statement, or the planner would not use it.
 */
export function gatesByMode(wanted: CandidatePreferences): ModeGates[] {
  return modes.map((mode) => {
    const isOfMode = mode === null ? sql`${jobs.workMode} is null` : sql`${jobs.workMode} = ${sql.raw(`'${mode}'`)}`
    const foundAs = sql.raw(`'${mode ?? 'unsaid'}'`)
    if (!isAccepted(mode, wanted)) return { isOfMode, foundAs, passes: null, fails: sql`true` }
    const place = mode === 'remote' ? null : regionMayPass(wanted)
    const others = [typePasses(wanted), payPasses(wanted), place].filter((one) => one !== null)
    const passes = all(others)
    return { isOfMode, foundAs, passes, fails: others.length === 0 ? null : sql`(${passes}) is not true` }
  })
}

function all(conditions: readonly (SQL | null)[]): SQL {
  return sql.join([sql`true`, ...conditions.filter((one) => one !== null)], sql` and `)
}

function isAccepted(mode: Mode, { workPreference }: CandidatePreferences): boolean {
  if (mode === null || workPreference === null || workPreference === 'any') return true
  const accepted: readonly Mode[] = acceptedModes[workPreference]
  return accepted.includes(mode)
}

function modePasses({ workPreference }: CandidatePreferences): SQL | null {
  if (workPreference === null || workPreference === 'any') return null
  return sql`(${jobs.workMode} is null or ${jobs.workMode} = any(${sql.param([...acceptedModes[workPreference]])}::text[]))`
}

function typePasses({ employmentTypes }: CandidatePreferences): SQL | null {
  if (employmentTypes.length === 0 || employmentTypes.includes('any')) return null
  return sql`(${jobs.employmentTypeRead} is null or ${jobs.employmentTypeRead} = any(${sql.param([...employmentTypes])}::text[]))`
}

function payPasses({ pay }: CandidatePreferences): SQL | null {
  if (!pay) return null
  const periods = Object.entries(periodsPerYear).map(([period, count]) => sql`when ${period} then ${count}::bigint`)
  const highest = sql`coalesce(${jobs.payMaximum}, ${jobs.payMinimum})`
  return sql`(${highest} is null or ${jobs.payPeriod} is null or ${jobs.payCurrency} is distinct from ${pay.currency}
    or ${highest} * (case ${jobs.payPeriod} ${sql.join(periods, sql` `)} end) >= ${pay.minimum})`
}

function placeMayPass(wanted: CandidatePreferences): SQL | null {
  const region = regionMayPass(wanted)
  return region && sql`(${jobs.workMode} = 'remote' or ${region})`
}

/** Of jobs that are not remote. */
function regionMayPass({ places, isOpenToRelocation }: CandidatePreferences): SQL | null {
  if (places.length === 0 || isOpenToRelocation) return null
  const regions = places.map(regionsAround)
  if (regions.includes(null)) return null
  const known = [...new Set(regions.flatMap((one) => one ?? []))]
  return sql`(${jobs.placeRegion} is null or ${jobs.placeRegion} = any(${sql.param(known)}::text[]))`
}
