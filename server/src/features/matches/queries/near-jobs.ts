import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/open.ts'
import { applications } from '../../applications/tables.ts'
import { companies } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { dismissedJobs, savedJobs } from '../tables.ts'
import { searchByLookingThrough } from './few-jobs.ts'
import { isNoneOf } from './hidden.ts'
import { areManyJobs } from './job-count.ts'
import { type FoundJob, readFoundJobs } from './known-jobs.ts'
import { type Limits, searchByIndexes } from './many-jobs.ts'
import type { ScoredCandidate } from './scored-candidates.ts'
import { type ScoredJob, stampOf } from './scored-jobs.ts'
import { withUpheldReports } from './shown-jobs.ts'

/** Titles and must-haves are there for what a vector does not find: half as many are enough of each. */
const shareOfWord = 0.5
/** Beside what may pass the gates, the best of what does not: "Show stretch jobs" lists them. */
export const shareOfStretch = 0.25

/**
 * The jobs worth scoring, as matching sees them: near by text, by title or by must-haves, so that a bad vector can't hide a
 * good job. What fails the gates, was passed or is hidden takes nobody's place, so that the first page is never short of
 * what is there.
 */
export async function readNearJobs(
  db: Connection,
  candidate: ScoredCandidate,
  { most, now }: { most: number; now: Date },
): Promise<ScoredJob[]> {
  const isOpen = sql`${jobs.state} = 'published' and not ${isPassedBy(candidate.id)} and ${isNoneOf(candidate.hidden)}`
  const limits = { byText: withStretch(most), byWord: withStretch(Math.ceil(most * shareOfWord)) }
  const searches = (await areManyJobs(db, now))
    ? searchByIndexes(candidate, isOpen, limits)
    : [searchByLookingThrough(candidate, isOpen, limits)]
  const found = await Promise.all(searches.map((search) => db.execute<FoundJob>(withStamp(search))))
  const each = new Map(found.flatMap(({ rows }) => rows.map((job) => [job.id, job] as const)))
  return readFoundJobs(db, [...each.values()])
}

function withStretch(most: number): Limits {
  return { most, stretch: Math.ceil(most * shareOfStretch) }
}

function withStamp(search: SQL): SQL {
  return sql`select found.id, ${stampOf(sql`found.written::text`)} as stamp from (${search}) as found
    join ${companies} on ${companies.id} = found.company ${withUpheldReports}`
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
