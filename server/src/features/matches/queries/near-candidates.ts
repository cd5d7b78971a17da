import { sql } from 'drizzle-orm'
import { familiesLike } from '#domain/matches/families-like.ts'
import { allTitleFamilies } from '#domain/taxonomy/title-families.ts'
import { findTitle } from '#domain/taxonomy/titles.ts'
import type { Connection } from '../../../db/open.ts'
import { jobs } from '../../jobs/tables.ts'
import { profiles } from '../../profiles/tables.ts'
import { resumes } from '../../resumes/tables.ts'
import { matches } from '../tables.ts'
import { isHiddenFrom } from './hidden.ts'
import { distance, isOfModel } from './near-vector.ts'
import type { ScoredJob } from './scored-jobs.ts'

/** The people worth scoring for a job: near by text, by what they want or by skills, and all who have it in their list. */
export async function findNearCandidates(db: Connection, job: ScoredJob, most: number): Promise<string[]> {
  const { embedding, embeddingModel, side } = job
  const mustHaves = side.requiredSkills.filter((skill) => skill.importance === 'must_have').map((skill) => skill.name)
  const near =
    embedding && embeddingModel
      ? sql`(select ${resumes.candidateId} as id from ${resumes}
        where ${resumes.isActive} and ${isOfModel(resumes.embeddingModel, embeddingModel)}
        order by ${distance(resumes.embedding, embedding)} limit ${most}) union`
      : sql``
  const { rows } = await db.execute<{ id: string }>(sql`
    select found.id from (
      ${near}
      (select ${resumes.candidateId} as id from ${resumes}
        where ${resumes.isActive} and ${resumes.skills} && ${sql.param(mustHaves)}::text[] limit ${most})
      union
      (select ${profiles.id} as id from ${profiles}
        where exists (select 1 from unnest(${profiles.desiredTitles}) as wanted
          where lower(wanted) = any(${sql.param(waysToWrite(side.title))}::text[])) limit ${most})
      union
      (select ${matches.candidateId} as id from ${matches} where ${matches.jobId} = ${job.id})
    ) as found
    where not exists (select 1 from ${jobs} where ${jobs.id} = ${job.id} and ${isHiddenFrom(sql`found.id`)})`)
  return rows.map((row) => row.id)
}

/** How a title may be written that was wished for and is this one or like it, in lower case. */
function waysToWrite(title: string): string[] {
  const family = findTitle(title)?.family.name
  const families = family ? [family, ...familiesLike([family])] : []
  const known = allTitleFamilies.filter(({ name }) => families.includes(name))
  return [title, ...known.flatMap(({ name, synonyms }) => [name, ...synonyms])].map((one) => one.toLowerCase())
}
