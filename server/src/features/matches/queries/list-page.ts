import { and, asc, desc, eq, ne, not, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { matchPageSize } from '#domain/matches/limits.ts'
import { type MatchListInput, matchSort } from '#domain/matches/schema.ts'
import type { MatchSort } from '#domain/matches/sorts.ts'
import { builtOnce, unnamed } from '../../../db/built-once.ts'
import type { Connection } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { matches } from '../tables.ts'
import { hasApplied, isPassed, isSaved, revealed } from './beside.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { readShownJobs, type ShownJobRow } from './shown-jobs.ts'

const columns = {
  jobId: matches.jobId,
  composite: matches.composite,
  ai: matches.ai,
  trust: matches.trust,
  mutual: matches.mutual,
  gate: matches.gate,
  rationale: matches.rationale,
  mustHaveCoverage: matches.mustHaveCoverage,
  /** As the database writes it: a JavaScript date would lose the microseconds and with them a row. */
  publishedAt: sql<string>`${matches.jobPublishedAt}::text`,
  /** Only where there is no figure is it needed to say why. */
  aiParts: sql<unknown>`case when ${matches.ai} is null then ${matches.parts}->'aiParts' end`,
  isSaved: isSaved(matches),
  hasApplied: hasApplied(matches),
  revealed: revealed(matches),
}

export type ListedMatch = Awaited<ReturnType<typeof readRows>>[number]
export type MatchListPage = { matches: { match: ListedMatch; job: ShownJobRow }[]; nextCursor: string | null }

/** One page in two statements: the stored rows in order, then their jobs. Null for a cursor of another list. */
export async function readMatchPage(
  db: Connection,
  actor: Candidate,
  { sort = 'composite', unlockedOnly = false, stretch = false, cursor }: MatchListInput,
): Promise<MatchListPage | null> {
  const after = cursor === undefined ? null : readCursor(place, cursor)
  if (cursor !== undefined && after?.sort !== sort) return null
  const from = after === null ? 'the start' : after.value === null ? 'what has no figure' : 'a figure'
  const rows = await readRows(db, { sort, unlockedOnly, stretch, from }, { candidateId: actor.id, ...after })
  const page = rows.slice(0, matchPageSize)
  const found = await readShownJobs(
    db,
    page.map((row) => row.jobId),
  )
  const byId = new Map(found.map((job) => [job.id, job]))
  const last = page.at(-1)
  return {
    matches: page.flatMap((match) => {
      const job = byId.get(match.jobId)
      return job ? [{ match, job }] : []
    }),
    nextCursor: rows.length > page.length && last ? cursorAt(last, sort) : null,
  }
}

const sorted = { composite: matches.composite, ai: matches.ai, trust: matches.trust } as const

/** A kind of page: each has one statement, whoever reads it. */
type Kind = {
  sort: MatchSort
  unlockedOnly: boolean
  stretch: boolean
  from: 'the start' | 'a figure' | 'what has no figure'
}

function readRows(db: Connection, kind: Kind, values: { candidateId: string } & Partial<Place>) {
  return builtOnce(db, `matches ${Object.values(kind).join(' ')}`, () => selectRows(db, kind)).execute(values)
}

function selectRows(db: Connection, { sort, unlockedOnly, stretch, from }: Kind) {
  const shown = and(
    eq(matches.candidateId, sql.placeholder('candidateId')),
    eq(matches.isListed, true),
    not(isPassed(matches)),
    unlockedOnly ? eq(matches.isLocked, false) : undefined,
    stretch ? undefined : ne(matches.gate, 'fail'),
    from === 'the start' ? undefined : isAfter(sort, from),
  )
  // Trust is never null; naming nulls there would keep the index from being used.
  const first = sort === 'trust' ? desc(matches.trust) : sql`${sorted[sort]} desc nulls last`
  return db
    .select(columns)
    .from(matches)
    .where(shown)
    .orderBy(first, desc(matches.mustHaveCoverage), desc(matches.jobPublishedAt), asc(matches.jobId))
    .limit(matchPageSize + 1)
    .prepare(unnamed)
}

const place = z.object({
  sort: matchSort,
  value: z.nullable(z.int()),
  coverage: z.number(),
  publishedAt: z.string().check(z.regex(/^[\d:. +-]{10,40}$/)),
  jobId: z.uuid(),
})
type Place = z.infer<typeof place>

function cursorAt(row: ListedMatch, sort: MatchSort): string {
  const { jobId, publishedAt, mustHaveCoverage: coverage } = row
  return writeCursor({ sort, value: row[sort], coverage, publishedAt, jobId } satisfies Place)
}

/** Behind the place of the cursor, whose values are filled in for each page. */
function isAfter(sort: MatchSort, from: 'a figure' | 'what has no figure'): SQL {
  const [value, coverage, publishedAt, jobId] = ['value', 'coverage', 'publishedAt', 'jobId'].map((name) =>
    sql.placeholder(name),
  )
  const column = sorted[sort]
  const tie = sql`(${matches.mustHaveCoverage}, ${matches.jobPublishedAt}) < (${coverage}::real, ${publishedAt}::timestamptz)
    or ((${matches.mustHaveCoverage}, ${matches.jobPublishedAt}) = (${coverage}::real, ${publishedAt}::timestamptz)
      and ${matches.jobId} > ${jobId}::uuid)`
  if (from === 'what has no figure') return sql`(${column} is null and (${tie}))`
  return sql`(${column} < ${value} or ${column} is null or (${column} = ${value} and (${tie})))`
}
