import { type SQL, sql } from 'drizzle-orm'
import { jobSkills, jobs } from '../../jobs/tables.ts'
import type { Limits } from './many-jobs.ts'
import { isFoundByMustHave, mayPassGates } from './may-pass.ts'
import { isOfModel, tooFar, written } from './near-vector.ts'
import type { ScoredCandidate } from './scored-candidates.ts'

/**
 * Few jobs are looked through once: each is weighed against the wishes and the vector a single time for all searches.
 */
export function searchByLookingThrough(candidate: ScoredCandidate, isOpen: SQL, { most, stretch }: Limits): SQL {
  const near = (among: SQL, limit: number) =>
    sql`(select id from open where ${among} and distance < ${tooFar} order by distance limit ${limit})`
  return sql`with open as materialized (
      select ${jobs.id} as id, ${jobs.titleFamily} as family, ${jobs.publishedAt} as published,
        (${mayPassGates(candidate.side.preferences)}) is true as fits, ${distanceTo(candidate)} as distance
      from ${jobs} where ${isOpen}), found as (
    ${near(sql`fits`, most)} union ${near(sql`not fits`, stretch)}
    union (select id from open where family = any(${sql.param(candidate.families)}::text[])
      order by fits desc, published desc, id limit ${most + stretch})
    union (select open.id from open join ${jobSkills} on ${jobSkills.jobId} = open.id
      where ${isFoundByMustHave} and ${jobSkills.skill} = any(${sql.param(candidate.skills)}::text[])
      group by open.id, open.fits order by open.fits desc, count(*) desc, open.id limit ${most + stretch}))
    select id from found`
}

function distanceTo({ embedding, embeddingModel }: ScoredCandidate): SQL {
  if (!embedding || !embeddingModel) return sql`null::float8`
  return sql`case when ${isOfModel(jobs.embeddingModel, embeddingModel)} then ${jobs.embedding} <=> ${written(embedding)}::halfvec end`
}
