import { type SQL, sql } from 'drizzle-orm'
import { familiesLike } from '#domain/matches/families-like.ts'
import { jobSkills, jobs } from '../../jobs/tables.ts'
import { gatesByMode, isFoundByMustHave, type ModeGates } from './may-pass.ts'
import { isOfModel, tooFar, written } from './near-vector.ts'
import type { ScoredCandidate } from './scored-candidates.ts'
import { foundJob } from './scored-jobs.ts'

/** How many: of those that may pass the gates, and of those that do not. */
export type Limits = { most: number; stretch: number }
/** How many by their text, and how many in either of the other two ways. */
export type LimitsOfWays = { byText: Limits; byWord: Limits }

/**
 * Many jobs are asked for by their indexes, in three statements beside each other. Of what does not fit only a few are
 * wanted: they would be read and scored for nothing.
 */
export function searchByIndexes(candidate: ScoredCandidate, isOpen: SQL, limits: LimitsOfWays): SQL[] {
  const gates = gatesByMode(candidate.side.preferences)
  return [nearByText, ofTitle, withMustHaves].flatMap((search) => search(candidate, { isOpen, gates, ...limits }) ?? [])
}

type Search = LimitsOfWays & { isOpen: SQL; gates: readonly ModeGates[] }

function nearByText(
  { embedding, embeddingModel }: ScoredCandidate,
  { isOpen, gates, byText: limits }: Search,
): SQL | null {
  if (!embedding || !embeddingModel) return null
  const type = sql.raw(`halfvec(${embedding.length})`)
  // Sent once for all the places it stands in.
  const nearness = sql`(${jobs.embedding}::${type}) <=> (select vector from wanted)`
  const best = bestOfModes(gates, limits, {
    within: ({ condition }, limit) => sql`select ${foundJob}, ${nearness} as place from ${jobs}
        where ${isOpen} and ${condition} and ${isOfModel(jobs.embeddingModel, embeddingModel)}
        order by ${nearness} limit ${limit}`,
    order: sql`place`,
    among: sql`place < ${tooFar}`,
  })
  return sql`with wanted as materialized (select ${written(embedding)}::${type} as vector) ${best}`
}

/** The newest of one's own families of titles, then those of families like them. */
function ofTitle({ families }: ScoredCandidate, { isOpen, gates, byWord: limits }: Search): SQL | null {
  if (families.length === 0) return null
  const all = [...families, ...familiesLike(families)]
  return bestOfModes(gates, limits, {
    within: ({ condition }, limit) => sql`select newest.*, asked.at > ${families.length} as is_of_other
        from unnest(${sql.param(all)}::text[]) with ordinality as asked(family, at) cross join lateral (
          select ${foundJob}, ${jobs.publishedAt} as place from ${jobs}
          where ${isOpen} and ${jobs.titleFamily} = asked.family and ${condition}
          order by ${jobs.publishedAt} desc, ${jobs.id} limit ${limit}) as newest`,
    order: sql`is_of_other, place desc, id`,
    among: sql`true`,
  })
}

/** Jobs of one way of working, with what else must hold. */
type Part = { foundAs: SQL; condition: SQL }
type Ranking = { within(part: Part, limit: number): SQL; order: SQL; among: SQL }

/** The best of what passes and the best of what does not, each put together from the ways of working. */
function bestOfModes(gates: readonly ModeGates[], { most, stretch }: Limits, { within, order, among }: Ranking): SQL {
  const best = (name: 'passes' | 'fails', limit: number) => {
    const parts = gates.flatMap(({ isOfMode, foundAs, [name]: others }) =>
      others ? [sql`(${within({ foundAs, condition: sql`${isOfMode} and ${others}` }, limit)})`] : [],
    )
    if (parts.length === 0) return []
    return [
      sql`(select id, written, company from (${sql.join(parts, sql` union all `)}) as found where ${among} order by ${order} limit ${limit})`,
    ]
  }
  return sql.join([...best('passes', most), ...best('fails', stretch)], sql` union all `)
}

/** Times what is wanted, of those with most must-haves met: leaves enough that are open and fit, and the rest rank low. */
const lookedUpTimes = 4
/** What half of all postings ask for says little and would be counted for seconds: of each skill only so many are looked at. */
const countedTimes = 60

function withMustHaves({ skills }: ScoredCandidate, { isOpen, gates, byWord: limits }: Search): SQL | null {
  if (skills.length === 0) return null
  // The skills come first and their jobs one by one: left to itself the planner reads all jobs there are.
  return bestOfModes(gates, limits, {
    within: ({ foundAs, condition }, limit) => sql`select open.*, named.met as place from (
          select one.id, count(*) as met from unnest(${sql.param(skills)}::text[]) as held cross join lateral (
            select ${jobSkills.jobId} as id from ${jobSkills}
            where ${isFoundByMustHave} and ${jobSkills.foundAs} = ${foundAs} and ${jobSkills.skill} = held
            order by ${jobSkills.jobId} limit ${Math.ceil((countedTimes * limit) / skills.length)}) as one
          group by one.id order by met desc, one.id limit ${lookedUpTimes * limit}) as named
        cross join lateral (select ${foundJob} from ${jobs} where ${jobs.id} = named.id and ${isOpen} and ${condition} offset 0) as open
        order by named.met desc, named.id limit ${limit}`,
    order: sql`place desc, id`,
    among: sql`true`,
  })
}
