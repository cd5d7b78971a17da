import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/open.ts'
import { applications } from '../../applications/tables.ts'
import { jobSkills, jobs } from '../../jobs/tables.ts'
import { dismissedJobs, savedJobs } from '../tables.ts'
import { isNotHiddenFrom } from './hidden.ts'
import { mayPassGates } from './may-pass.ts'
import { distance, isOfModel } from './near-vector.ts'
import type { ScoredCandidate } from './scored-candidates.ts'

/** Beside what may pass the gates, the best of all: "Show stretch jobs" lists them. */
const shareOfStretch = 0.25

/**
 * The jobs worth scoring: near by text, by title or by must-haves, so that a bad vector can't hide a good job. What fails
 * the gates, was passed or is hidden takes nobody's place, so that the first page is never short of what is there.
 */
export async function findNearJobs(db: Connection, candidate: ScoredCandidate, most: number): Promise<string[]> {
  const { id, side } = candidate
  const isOpen = sql`${jobs.state} = 'published' and not ${isPassedBy(id)} and ${await isNotHiddenFrom(db, id)}`
  const searches = [
    ...threeSearches(candidate, sql`${isOpen} and ${mayPassGates(side.preferences)}`, most),
    ...threeSearches(candidate, isOpen, Math.ceil(most * shareOfStretch)),
  ]
  const { rows } = await db.execute<{ id: string }>(sql.join(searches, sql` union `))
  return rows.map((row) => row.id)
}

function threeSearches({ families, skills, embedding, embeddingModel }: ScoredCandidate, condition: SQL, most: number) {
  const byTitle = sql`(select ${jobs.id} as id from ${jobs}
    where ${condition} and ${jobs.titleFamily} = any(${sql.param(families)}::text[])
    order by ${jobs.publishedAt} desc, ${jobs.id} limit ${most})`
  const bySkills = sql`(select ${jobs.id} as id from ${jobs} join ${jobSkills} on ${jobSkills.jobId} = ${jobs.id}
    where ${condition} and ${jobSkills.importance} = 'must_have' and ${jobSkills.skill} = any(${sql.param(skills)}::text[])
    group by ${jobs.id} order by count(*) desc, ${jobs.id} limit ${most})`
  if (!embedding || !embeddingModel) return [byTitle, bySkills]
  const byText = sql`(select ${jobs.id} as id from ${jobs}
    where ${condition} and ${isOfModel(jobs.embeddingModel, embeddingModel)}
    order by ${distance(jobs.embedding, embedding)} limit ${most})`
  return [byText, byTitle, bySkills]
}

function isPassedBy(candidateId: string): SQL {
  return sql`${jobs.id} in (select ${dismissedJobs.jobId} from ${dismissedJobs}
    where ${dismissedJobs.candidateId} = ${candidateId})`
}

/** Open jobs the candidate has saved, applied to or passed: their scores are kept whatever they are, for the day they are looked at. */
export async function findOwnJobs(db: Connection, candidateId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select ${jobs.id} as id from ${jobs}
    where ${jobs.state} = 'published' and (
      ${jobs.id} in (select ${savedJobs.jobId} from ${savedJobs} where ${savedJobs.candidateId} = ${candidateId})
      or ${jobs.id} in (select ${applications.jobId} from ${applications} where ${applications.candidateId} = ${candidateId})
      or ${isPassedBy(candidateId)})`)
  return rows.map((row) => row.id)
}
