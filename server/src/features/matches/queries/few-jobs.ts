import { type SQL, sql } from 'drizzle-orm'
import { familiesLike } from '#domain/matches/families-like.ts'
import { jobSkills, jobs } from '../../jobs/tables.ts'
import type { LimitsOfWays } from './many-jobs.ts'
import { isFoundByMustHave, mayPassGates } from './may-pass.ts'
import { isOfModel, tooFar, written } from './near-vector.ts'
import type { ScoredCandidate } from './scored-candidates.ts'
import { foundJob } from './scored-jobs.ts'

/**
 * Few jobs are looked through once: each is weighed against the wishes and the vector a single time for all searches.
 */
export function searchByLookingThrough(candidate: ScoredCandidate, isOpen: SQL, { byText, byWord }: LimitsOfWays): SQL {
  const { families } = candidate
  const ofWord = byWord.most + byWord.stretch
  const near = (among: SQL, limit: number) =>
    sql`(select id, written, company from open where ${among} and distance < ${tooFar} order by distance limit ${limit})`
  return sql`with open as materialized (
      select ${foundJob}, ${jobs.titleFamily} as family, ${jobs.publishedAt} as published,
        (${mayPassGates(candidate.side.preferences)}) is true as fits, ${distanceTo(candidate)} as distance
      from ${jobs} where ${isOpen}), found as (
    ${near(sql`fits`, byText.most)} union ${near(sql`not fits`, byText.stretch)}
    union (select id, written, company from open where family = any(${sql.param([...families, ...familiesLike(families)])}::text[])
      order by fits desc, family = any(${sql.param(families)}::text[]) desc, published desc, id limit ${ofWord})
    union (select open.id, open.written, open.company from open join ${jobSkills} on ${jobSkills.jobId} = open.id
      where ${isFoundByMustHave} and ${jobSkills.skill} = any(${sql.param(candidate.skills)}::text[])
      group by open.id, open.written, open.company, open.fits order by open.fits desc, count(*) desc, open.id limit ${ofWord}))
    select id, written, company from found`
}

function distanceTo({ embedding, embeddingModel }: ScoredCandidate): SQL {
  if (!embedding || !embeddingModel) return sql`null::float8`
  return sql`case when ${isOfModel(jobs.embeddingModel, embeddingModel)} then ${jobs.embedding} <=> ${written(embedding)}::halfvec end`
}
