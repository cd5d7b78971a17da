import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { matchBreakdown } from '#domain/matches/breakdown.ts'
import { matchPageSize } from '#domain/matches/limits.ts'
import type { Connection } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { profiles } from '../../profiles/tables.ts'
import { resumes } from '../../resumes/tables.ts'
import { dismissedJobs, matches, savedJobs } from '../tables.ts'
import { compositeOf, hasApplied, isPassed, revealed } from './beside.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { readShownJobs } from './shown-jobs.ts'

/** A stored match with all that its score is made of; null where this pair was never scored. */
export async function findMatch(db: Connection, actor: Candidate, jobId: string) {
  const [match] = await db
    .select()
    .from(matches)
    .where(and(eq(matches.candidateId, actor.id), eq(matches.jobId, jobId)))
  const parts = matchBreakdown.safeParse(match?.parts)
  return match && parts.success ? { match, parts: parts.data } : null
}

export type SavedRow = Awaited<ReturnType<typeof readSaved>>['rows'][number]

export async function readSaved(db: Connection, actor: Candidate, cursor: string | undefined) {
  const rows = await db
    .select({
      id: savedJobs.id,
      jobId: savedJobs.jobId,
      note: savedJobs.note,
      at: sql<string>`${savedJobs.createdAt}::text`,
      savedAt: savedJobs.createdAt,
      composite: compositeOf(savedJobs),
      hasApplied: hasApplied(savedJobs),
      revealed: revealed(savedJobs),
    })
    .from(savedJobs)
    .where(and(eq(savedJobs.candidateId, actor.id), isOlder(savedJobs, cursor)))
    .orderBy(desc(savedJobs.createdAt), desc(savedJobs.id))
    .limit(matchPageSize + 1)
  return withJobs(db, rows)
}

export type PassedRow = Awaited<ReturnType<typeof readPassed>>['rows'][number]

export async function readPassed(db: Connection, actor: Candidate, cursor: string | undefined) {
  const rows = await db
    .select({
      id: dismissedJobs.id,
      jobId: dismissedJobs.jobId,
      at: sql<string>`${dismissedJobs.createdAt}::text`,
      passedAt: dismissedJobs.createdAt,
      revealed: revealed(dismissedJobs),
    })
    .from(dismissedJobs)
    .where(and(eq(dismissedJobs.candidateId, actor.id), isOlder(dismissedJobs, cursor)))
    .orderBy(desc(dismissedJobs.createdAt), desc(dismissedJobs.id))
    .limit(matchPageSize + 1)
  return withJobs(db, rows)
}

/** The figures above the list and of the dashboard. */
export async function readSummary(db: Connection, actor: Candidate, now: Date) {
  const weekAgo = new Date(now.getTime() - 7 * 24 * 60 * 60 * 1000).toISOString()
  const fits = sql`${matches.gate} <> 'fail'`
  const [counts] = await db
    .select({
      fitting: sql<number>`(count(*) filter (where ${fits}))::int`,
      stretch: sql<number>`(count(*) filter (where not ${fits}))::int`,
      newThisWeek: sql<number>`(count(*) filter (where ${fits} and ${matches.jobPublishedAt} > ${weekAgo}))::int`,
    })
    .from(matches)
    .where(and(eq(matches.candidateId, actor.id), eq(matches.isListed, true), sql`not ${isPassed(matches)}`))
  const [profile] = await db.select({ prefsSetAt: profiles.prefsSetAt }).from(profiles).where(eq(profiles.id, actor.id))
  const [resume] = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.candidateId, actor.id), eq(resumes.isActive, true)))
  return {
    ...(counts ?? { fitting: 0, stretch: 0, newThisWeek: 0 }),
    saved: await db.$count(savedJobs, eq(savedJobs.candidateId, actor.id)),
    passed: await db.$count(dismissedJobs, eq(dismissedJobs.candidateId, actor.id)),
    prefsSetAt: profile?.prefsSetAt ?? null,
    resumeId: resume?.id ?? null,
  }
}

type Dated = { id: string; jobId: string; at: string }

async function withJobs<Row extends Dated>(db: Connection, found: Row[]) {
  const page = found.slice(0, matchPageSize)
  const shown = await readShownJobs(
    db,
    page.map((row) => row.jobId),
  )
  const byId = new Map(shown.map((job) => [job.id, job]))
  const rows = page.flatMap((row) => {
    const job = byId.get(row.jobId)
    return job ? [{ ...row, job }] : []
  })
  const last = page.at(-1)
  return { rows, nextCursor: found.length > page.length && last ? writeCursor({ at: last.at, id: last.id }) : null }
}

const place = z.object({ at: z.string().check(z.regex(/^[\d:. +-]{10,40}$/)), id: z.uuid() })

function isOlder(table: typeof savedJobs | typeof dismissedJobs, cursor: string | undefined): SQL | undefined {
  const after = cursor === undefined ? null : readCursor(place, cursor)
  return after ? sql`(${table.createdAt}, ${table.id}) < (${after.at}::timestamptz, ${after.id}::uuid)` : undefined
}
