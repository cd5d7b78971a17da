import { type SQL, sql } from 'drizzle-orm'
import { acceptedModes, periodsPerYear } from '#domain/matches/gates.ts'
import type { CandidatePreferences } from '#domain/matches/inputs.ts'
import { regionsAround } from '#domain/taxonomy/places.ts'
import { jobs } from '../../jobs/tables.ts'

/**
 * In a statement over `jobs`: what may pass the gates. It lets through whatever the gates call a pass or unknown, and of
 * places a few more; the exact answer is given when the pair is scored.
 */
export function mayPassGates(wanted: CandidatePreferences): SQL {
  const conditions = [modePasses(wanted), typePasses(wanted), payPasses(wanted), placeMayPass(wanted)]
  return sql.join([sql`true`, ...conditions.filter((one) => one !== null)], sql` and `)
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

function placeMayPass({ places, isOpenToRelocation }: CandidatePreferences): SQL | null {
  if (places.length === 0 || isOpenToRelocation) return null
  const regions = places.map(regionsAround)
  if (regions.includes(null)) return null
  const known = [...new Set(regions.flatMap((one) => one ?? []))]
  return sql`(${jobs.workMode} = 'remote' or ${jobs.placeRegion} is null or ${jobs.placeRegion} = any(${sql.param(known)}::text[]))`
}
