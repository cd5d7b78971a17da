import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { RevealKind } from '#domain/applications/ledger.ts'
import { matchPageSize } from '#domain/matches/limits.ts'
import type { BrowseInput } from '#domain/matches/schema.ts'
import { parsePlace } from '#domain/taxonomy/places.ts'
import type { Connection } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { applications } from '../../applications/tables.ts'
import { companies } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { profiles } from '../../profiles/tables.ts'
import { reveals } from '../../reveals/tables.ts'
import { dismissedJobs, matches, savedJobs } from '../tables.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { isHiddenFrom } from './hidden.ts'
import { readShownJobs, type ShownJobRow } from './shown-jobs.ts'

export type OpenJob = {
  job: ShownJobRow
  match: ScoredRow | null
  isSaved: boolean
  hasApplied: boolean
  revealed: RevealKind[]
}

const place = z.object({
  rank: z.int(),
  publishedAt: z.string().check(z.regex(/^[\d:. +-]{10,40}$/)),
  id: z.uuid(),
  text: z.string(),
})

/** Every open job that the words and the sieve leave, best first, then newest. Null for a cursor of another search. */
export async function readOpenJobs(db: Connection, actor: Candidate, input: BrowseInput, now: Date) {
  const text = input.text ?? ''
  const after = input.cursor === undefined ? null : readCursor(place, input.cursor)
  if (input.cursor !== undefined && after?.text !== text) return null
  const rank = rankOf(text)
  // As the database writes it: a JavaScript date would lose the microseconds and with them a row.
  const publishedAt = sql<string>`${jobs.publishedAt}::text`
  const found = await db
    .select({ id: jobs.id, rank: rank.as('rank'), publishedAt })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        eq(jobs.state, 'published'),
        sql`${jobs.expiresAt} > ${now.toISOString()}::timestamptz`,
        text === '' ? undefined : saysIt(text),
        ...sieve(input, actor),
        not(isHiddenFrom(sql`${actor.id}::uuid`)),
        sql`not exists (select 1 from ${dismissedJobs}
          where ${dismissedJobs.candidateId} = ${actor.id}::uuid and ${dismissedJobs.jobId} = ${jobs.id})`,
        after
          ? sql`(${rank}, ${jobs.publishedAt}, ${jobs.id}) < (${after.rank}::int, ${after.publishedAt}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(sql`${rank} desc`, sql`${jobs.publishedAt} desc`, sql`${jobs.id} desc`)
    .limit(matchPageSize + 1)
  const page = found.slice(0, matchPageSize)
  const last = page.at(-1)
  return {
    jobs: await besideJobs(
      db,
      actor,
      page.map((row) => row.id),
    ),
    nextCursor: found.length > page.length && last ? writeCursor({ ...last, text }) : null,
  }
}

function queryOf(text: string): SQL {
  return sql`websearch_to_tsquery('english', ${text})`
}

/**
 * In the words of the posting, or in the company's name where it is no secret: the name of a hidden company finds nothing
 * of it (decisions.md A.2).
 */
function saysIt(text: string): SQL {
  return sql`(${jobs.search} @@ ${queryOf(text)}
    or (not ${jobs.isAnonymous} and to_tsvector('simple', ${companies.name}) @@ websearch_to_tsquery('simple', ${text})))`
}

/** Whole numbers, so that the next page begins exactly where this one ended. */
function rankOf(text: string): SQL<number> {
  return text === '' ? sql<number>`0::int` : sql<number>`(ts_rank(${jobs.search}, ${queryOf(text)}) * 1000)::int`
}

const yearly = sql`(coalesce(${jobs.payMaximum}, ${jobs.payMinimum})::bigint
  * case ${jobs.payPeriod} when 'month' then 12 when 'week' then 52 when 'day' then 260 when 'hour' then 2080 else 1 end)`

function sieve({ modes, types, levels, payMinimum, place: written }: BrowseInput, actor: Candidate) {
  return [
    modes?.length ? inArray(jobs.workMode, modes) : undefined,
    types?.length ? inArray(jobs.employmentTypeRead, types) : undefined,
    levels?.length ? inArray(jobs.seniorityRead, levels) : undefined,
    written ? liesIn(written) : undefined,
    payMinimum
      ? sql`${yearly} >= ${payMinimum} and ${jobs.payCurrency} =
          coalesce((select ${profiles.payCurrency} from ${profiles} where ${profiles.id} = ${actor.id}::uuid), 'USD')`
      : undefined,
  ]
}

/** By what was read of the place; where nothing could be read, by the words as they stand. */
function liesIn(written: string): SQL {
  const read = parsePlace(written)
  if (read?.city) {
    const inRegion = read.region ? sql` and lower(${jobs.placeRegion}) = lower(${read.region})` : sql``
    return sql`(lower(${jobs.placeCity}) = lower(${read.city})${inRegion})`
  }
  if (read?.region) return sql`lower(${jobs.placeRegion}) = lower(${read.region})`
  return sql`strpos(lower(${jobs.location}), lower(${written})) > 0`
}

type ScoredRow = Awaited<ReturnType<typeof readScores>>[number]

/** The jobs of a page with what this candidate has to do with each. */
async function besideJobs(db: Connection, actor: Candidate, ids: string[]): Promise<OpenJob[]> {
  if (ids.length === 0) return []
  const shown = new Map((await readShownJobs(db, ids)).map((job) => [job.id, job]))
  const scores = new Map((await readScores(db, actor, ids)).map((row) => [row.jobId, row]))
  const saved = await jobIds(db, savedJobs, actor, ids)
  const applied = await jobIds(db, applications, actor, ids)
  const ledger = await db
    .select({ jobId: reveals.jobId, kind: reveals.kind })
    .from(reveals)
    .where(and(eq(reveals.candidateId, actor.id), inArray(reveals.jobId, ids)))
  return ids.flatMap((id) => {
    const job = shown.get(id)
    if (!job) return []
    const revealed = ledger.filter((line) => line.jobId === id).map((line) => line.kind)
    return [{ job, match: scores.get(id) ?? null, isSaved: saved.has(id), hasApplied: applied.has(id), revealed }]
  })
}

function readScores(db: Connection, actor: Candidate, ids: string[]) {
  return db
    .select({
      jobId: matches.jobId,
      composite: matches.composite,
      ai: matches.ai,
      trust: matches.trust,
      mutual: matches.mutual,
      gate: matches.gate,
      rationale: matches.rationale,
      aiParts: sql<unknown>`case when ${matches.ai} is null then ${matches.parts}->'aiParts' end`,
    })
    .from(matches)
    .where(and(eq(matches.candidateId, actor.id), inArray(matches.jobId, ids)))
}

async function jobIds(db: Connection, table: typeof savedJobs | typeof applications, actor: Candidate, ids: string[]) {
  const rows = await db
    .select({ jobId: table.jobId })
    .from(table)
    .where(and(eq(table.candidateId, actor.id), inArray(table.jobId, ids)))
  return new Set(rows.map((row) => row.jobId))
}
