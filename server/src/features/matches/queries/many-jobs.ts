import { type SQL, sql } from 'drizzle-orm'
import { jobSkills, jobs } from '../../jobs/tables.ts'
import { gatesByMode, type ModeGates, mayPassGates } from './may-pass.ts'
import { distance, isOfModel, tooFar } from './near-vector.ts'
import type { ScoredCandidate } from './scored-candidates.ts'

/** How many of each way of searching: of those that may pass the gates, and of those that do not. */
export type Limits = { most: number; stretch: number }

/**
 * Many jobs are asked for by their indexes, in three statements beside each other. Of what does not fit only a few are
 * wanted: they would be read and scored for nothing.
 */
export function searchByIndexes(candidate: ScoredCandidate, isOpen: SQL, limits: Limits): SQL[] {
  const gates = gatesByMode(candidate.side.preferences)
  return [byText, byTitle, byMustHaves].flatMap((search) => search(candidate, { isOpen, gates, ...limits }) ?? [])
}

type Search = Limits & { isOpen: SQL; gates: readonly ModeGates[] }

function byText({ embedding, embeddingModel }: ScoredCandidate, { isOpen, gates, most, stretch }: Search): SQL | null {
  if (!embedding || !embeddingModel) return null
  const nearness = distance(jobs.embedding, embedding)
  return bestOfModes(
    gates,
    { most, stretch },
    {
      within: (condition, limit) => sql`select ${jobs.id} as id, ${nearness} as place from ${jobs}
        where ${isOpen} and ${condition} and ${isOfModel(jobs.embeddingModel, embeddingModel)}
        order by ${nearness} limit ${limit}`,
      order: sql`place`,
      among: sql`place < ${tooFar}`,
    },
  )
}

function byTitle({ families }: ScoredCandidate, { isOpen, gates, most, stretch }: Search): SQL | null {
  if (families.length === 0) return null
  return bestOfModes(
    gates,
    { most: most + stretch, stretch },
    {
      within: (condition, limit) => sql`select newest.id, newest.place
        from unnest(${sql.param(families)}::text[]) as family cross join lateral (
          select ${jobs.id} as id, ${jobs.publishedAt} as place from ${jobs}
          where ${isOpen} and ${jobs.titleFamily} = family and ${condition}
          order by ${jobs.publishedAt} desc, ${jobs.id} limit ${limit}) as newest`,
      order: sql`place desc, id`,
      among: sql`true`,
    },
  )
}

type Ranking = { within(condition: SQL, limit: number): SQL; order: SQL; among: SQL }

/** The best of what passes and the best of what does not, each put together from the ways of working. */
function bestOfModes(gates: readonly ModeGates[], { most, stretch }: Limits, { within, order, among }: Ranking): SQL {
  const best = (conditions: readonly (SQL | null)[], limit: number) => {
    const parts = conditions.flatMap((one) => (one ? [sql`(${within(one, limit)})`] : []))
    if (parts.length === 0) return []
    return [
      sql`(select id from (${sql.join(parts, sql` union all `)}) as found where ${among} order by ${order} limit ${limit})`,
    ]
  }
  const those = (name: 'passes' | 'fails') => gates.map((gate) => gate[name] && sql`${gate.isOfMode} and ${gate[name]}`)
  return sql.join([...best(those('passes'), most), ...best(those('fails'), stretch)], sql` union all `)
}

/** Times what is wanted, of those with most must-haves met: leaves enough that are open and fit, and the rest rank low. */
const lookedUpTimes = 4
/** What half of all postings ask for says little and would be counted for seconds: of each skill only so many are looked at. */
const countedAtMost = 60_000

function byMustHaves({ skills, side }: ScoredCandidate, { isOpen, most, stretch }: Search): SQL | null {
  if (skills.length === 0) return null
  const ofEach = Math.ceil(countedAtMost / skills.length)
  const best = (among: SQL, limit: number) =>
    sql`(select id from asked where ${among} order by met desc, id limit ${limit})`
  // The skills come first and their jobs one by one: left to itself the planner reads all jobs there are.
  return sql`with asked as materialized (
      select named.id, named.met, open.fits from (select one.id, count(*) as met
        from unnest(${sql.param(skills)}::text[]) as held cross join lateral (
          select ${jobSkills.jobId} as id from ${jobSkills}
          where ${jobSkills.importance} = 'must_have' and ${jobSkills.skill} = held
          order by ${jobSkills.jobId} limit ${ofEach}) as one
        group by one.id order by met desc, one.id limit ${lookedUpTimes * most}) as named
      cross join lateral (select (${mayPassGates(side.preferences)}) is true as fits from ${jobs}
        where ${jobs.id} = named.id and ${isOpen} offset 0) as open)
    ${best(sql`fits`, most + stretch)} union all ${best(sql`not fits`, stretch)}`
}
