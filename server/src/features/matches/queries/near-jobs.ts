import { type SQL, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/open.ts'
import { applications } from '../../applications/tables.ts'
import { jobSkills, jobs } from '../../jobs/tables.ts'
import { dismissedJobs, savedJobs } from '../tables.ts'
import { type HiddenCompany, hiddenCompaniesOf, isNoneOf } from './hidden.ts'
import { mayPassGates } from './may-pass.ts'
import { distance, isOfModel, tooFar, written } from './near-vector.ts'
import type { ScoredCandidate } from './scored-candidates.ts'

/** Beside what may pass the gates, the best of all: "Show stretch jobs" lists them. */
const shareOfStretch = 0.25
/** Beyond this many rows an index over the vectors is worth keeping, see docs/scale.md. */
const lookedThroughAtMost = 60_000

/**
 * The jobs worth scoring: near by text, by title or by must-haves, so that a bad vector can't hide a good job. What fails
 * the gates, was passed or is hidden takes nobody's place, so that the first page is never short of what is there.
 */
export async function findNearJobs(db: Connection, candidate: ScoredCandidate, most: number): Promise<string[]> {
  const { hidden, isLarge } = await readSurroundings(db, candidate.id)
  const isOpen = sql`${jobs.state} = 'published' and not ${isPassedBy(candidate.id)} and ${hidden}`
  const fits = sql`(${mayPassGates(candidate.side.preferences)}) is true`
  const stretch = Math.ceil(most * shareOfStretch)
  const search = isLarge ? byIndexes : byLookingThrough
  const searches = search(candidate, { isOpen, fits }, { most, stretch })
  const found = await Promise.all(searches.map((one) => db.execute<{ id: string }>(one)))
  return [...new Set(found.flatMap(({ rows }) => rows.map(({ id }) => id)))]
}

type Conditions = { isOpen: SQL; fits: SQL }
type Limits = { most: number; stretch: number }

/** Few jobs are looked through once: each is weighed against the wishes and the vector a single time for all searches. */
function byLookingThrough(candidate: ScoredCandidate, { isOpen, fits }: Conditions, { most, stretch }: Limits): SQL[] {
  const near = (among: SQL, limit: number) =>
    sql`(select id from open where ${among} and distance < ${tooFar} order by distance limit ${limit})`
  const search = sql`with open as materialized (
      select ${jobs.id} as id, ${jobs.titleFamily} as family, ${jobs.publishedAt} as published, ${fits} as fits,
        ${distanceTo(candidate)} as distance
      from ${jobs} where ${isOpen})
    ${near(sql`fits`, most)} union ${near(sql`not fits`, stretch)}
    union (select id from open where family = any(${sql.param(candidate.families)}::text[])
      order by fits desc, published desc, id limit ${most + stretch})
    union (select open.id from open join ${jobSkills} on ${jobSkills.jobId} = open.id
      where ${isMustHaveOf(candidate)}
      group by open.id, open.fits order by open.fits desc, count(*) desc, open.id limit ${most + stretch})`
  return [search]
}

function distanceTo({ embedding, embeddingModel }: ScoredCandidate): SQL {
  if (!embedding || !embeddingModel) return sql`null::float8`
  return sql`case when ${isOfModel(jobs.embeddingModel, embeddingModel)} then ${jobs.embedding} <=> ${written(embedding)}::halfvec end`
}

/** Of those with most must-haves met; eight times what is wanted leaves enough that are open and fit. */
const lookedUpAtMost = 2_000

/**
 * Many jobs are asked for by their indexes, in two statements beside each other, because the vectors take as long as all the
 * rest. Of what does not fit only a few are wanted: they would be read and scored for nothing.
 */
function byIndexes(candidate: ScoredCandidate, { isOpen, fits }: Conditions, { most, stretch }: Limits): SQL[] {
  const byTitle = (among: SQL, limit: number) =>
    sql`(select ${jobs.id} as id from ${jobs}
      where ${isOpen} and ${among} and ${jobs.titleFamily} = any(${sql.param(candidate.families)}::text[])
      order by ${jobs.publishedAt} desc, ${jobs.id} limit ${limit})`
  const byMustHaves = (among: SQL, limit: number) =>
    sql`(select id from asked where ${among} order by met desc, id limit ${limit})`
  const nearest = [
    ...byText(candidate, sql`${isOpen} and ${fits}`, most),
    ...byText(candidate, sql`${isOpen} and not ${fits}`, stretch),
  ]
  const spokenFor = [
    byTitle(fits, most + stretch),
    byTitle(sql`not ${fits}`, stretch),
    byMustHaves(sql`fits`, most + stretch),
    byMustHaves(sql`not fits`, stretch),
  ]
  // The skills come first and their jobs one by one: left to itself the planner reads all jobs there are.
  const asked = sql`with asked as materialized (
      select named.id, named.met, open.fits from (select ${jobSkills.jobId} as id, count(*) as met from ${jobSkills}
        where ${isMustHaveOf(candidate)} group by ${jobSkills.jobId} order by met desc, ${jobSkills.jobId} limit ${lookedUpAtMost}) as named
      cross join lateral (select ${fits} as fits from ${jobs} where ${jobs.id} = named.id and ${isOpen} offset 0) as open)`
  const byWords = sql`${asked} ${sql.join(spokenFor, sql` union `)}`
  return nearest.length === 0 ? [byWords] : [sql.join(nearest, sql` union all `), byWords]
}

function byText({ embedding, embeddingModel }: ScoredCandidate, condition: SQL, most: number): SQL[] {
  if (!embedding || !embeddingModel) return []
  const nearness = distance(jobs.embedding, embedding)
  return [
    sql`(select near.id from (select ${jobs.id} as id, ${nearness} as distance from ${jobs}
      where ${condition} and ${isOfModel(jobs.embeddingModel, embeddingModel)}
      order by ${nearness} limit ${most}) as near where near.distance < ${tooFar})`,
  ]
}

function isMustHaveOf({ skills }: ScoredCandidate): SQL {
  return sql`${jobSkills.importance} = 'must_have' and ${jobSkills.skill} = any(${sql.param(skills)}::text[])`
}

/** What the planner counted last is near enough to choose a way, and costs nothing to ask. */
async function readSurroundings(db: Connection, candidateId: string) {
  const { rows } = await db.execute<HiddenCompany & { estimate: number }>(sql`
    select greatest(reltuples, 0)::float8 as estimate, hidden.*
    from pg_class left join lateral (${hiddenCompaniesOf(candidateId)}) as hidden on true
    where pg_class.oid = 'jobs'::regclass`)
  const hidden = rows.filter((row) => row.company_id !== null)
  return { hidden: isNoneOf(hidden), isLarge: (rows[0]?.estimate ?? 0) > lookedThroughAtMost }
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
