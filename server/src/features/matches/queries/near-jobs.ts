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
  const fits = mayPassGates(side.preferences)
  const stretch = Math.ceil(most * shareOfStretch)
  const searches = [
    ...byText(candidate, sql`${isOpen} and ${fits}`, most),
    ...byText(candidate, isOpen, stretch),
    byTitle(candidate, { isOpen, fits }, most + stretch),
    bySkills(candidate, { isOpen, fits }, most + stretch),
  ]
  const { rows } = await db.execute<{ id: string }>(sql.join(searches, sql` union `))
  return rows.map((row) => row.id)
}

function byText({ embedding, embeddingModel }: ScoredCandidate, condition: SQL, most: number): SQL[] {
  if (!embedding || !embeddingModel) return []
  return [
    sql`(select ${jobs.id} as id from ${jobs}
      where ${condition} and ${isOfModel(jobs.embeddingModel, embeddingModel)}
      order by ${distance(jobs.embedding, embedding)} limit ${most})`,
  ]
}

type Conditions = { isOpen: SQL; fits: SQL }

/** What may pass the gates comes first; what does not only fills the places that are left. */
function byTitle({ families }: ScoredCandidate, { isOpen, fits }: Conditions, most: number): SQL {
  return sql`(select ${jobs.id} as id from ${jobs}
    where ${isOpen} and ${jobs.titleFamily} = any(${sql.param(families)}::text[])
    order by ((${fits}) is true) desc, ${jobs.publishedAt} desc, ${jobs.id} limit ${most})`
}

function bySkills({ skills }: ScoredCandidate, { isOpen, fits }: Conditions, most: number): SQL {
  return sql`(select ${jobs.id} as id from ${jobs} join ${jobSkills} on ${jobSkills.jobId} = ${jobs.id}
    where ${isOpen} and ${jobSkills.importance} = 'must_have' and ${jobSkills.skill} = any(${sql.param(skills)}::text[])
    group by ${jobs.id} order by ((${fits}) is true) desc, count(*) desc, ${jobs.id} limit ${most})`
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
