import { sql } from 'drizzle-orm'
import type { Connection } from '../../../db/open.ts'
import { applications } from '../../applications/tables.ts'
import { jobSkills, jobs } from '../../jobs/tables.ts'
import { savedJobs } from '../tables.ts'
import { isHiddenFrom } from './hidden.ts'
import type { ScoredCandidate } from './scored-candidates.ts'

/** The jobs worth scoring: near by text, by title or by must-haves, so that a bad vector can't hide a good job. */
export async function findNearJobs(db: Connection, candidate: ScoredCandidate, most: number): Promise<string[]> {
  const { id, families, skills, embedding, embeddingModel } = candidate
  const isOpen = sql`${jobs.state} = 'published' and not ${isHiddenFrom(sql`${id}::uuid`)}`
  const near = embedding
    ? sql`(select ${jobs.id} as id from ${jobs}
        where ${isOpen} and ${jobs.embeddingModel} = ${embeddingModel}
        order by ${jobs.embedding} <=> ${`[${embedding.join(',')}]`}::halfvec limit ${most}) union`
    : sql``
  const { rows } = await db.execute<{ id: string }>(sql`
    ${near}
    (select ${jobs.id} as id from ${jobs}
      where ${isOpen} and ${jobs.titleFamily} = any(${sql.param(families)}::text[])
      order by ${jobs.publishedAt} desc limit ${most})
    union
    (select ${jobs.id} as id from ${jobs} join ${jobSkills} on ${jobSkills.jobId} = ${jobs.id}
      where ${isOpen} and ${jobSkills.importance} = 'must_have' and ${jobSkills.skill} = any(${sql.param(skills)}::text[])
      group by ${jobs.id} order by count(*) desc, ${jobs.id} limit ${most})`)
  return rows.map((row) => row.id)
}

/** Open jobs the candidate has saved or applied to: their scores are kept whatever they are. */
export async function findOwnJobs(db: Connection, candidateId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${jobs.id} as id from ${jobs}
    where ${jobs.state} = 'published' and (
      ${jobs.id} in (select ${savedJobs.jobId} from ${savedJobs} where ${savedJobs.candidateId} = ${candidateId})
      or ${jobs.id} in (select ${applications.jobId} from ${applications} where ${applications.candidateId} = ${candidateId}))`)
  return rows.map((row) => row.id)
}
