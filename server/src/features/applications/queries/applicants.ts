import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { type CandidateGroup } from '#domain/applications/candidate-groups.ts'
import { statesOfGroup } from '#domain/applications/group-states.ts'
import type { CandidateSort, RankInput } from '#domain/applications/schema.ts'
import type { Connection, Transaction } from '../../../db/open.ts'
import { jobApplicants } from '../tables.ts'

export type ApplicantRow = typeof jobApplicants.$inferSelect

const columns = getTableColumns(jobApplicants)

/** Those who have withdrawn, or were closed without a decision, are no longer shown to the employer. */
const shown = isInGroup('all')

export function isInGroup(group: CandidateGroup): SQL {
  return inArray(jobApplicants.state, [...statesOfGroup(group)])
}

/** By the name that the employer may know: a hidden name is not found by any of its letters. */
export function isNamed(search: string | undefined): SQL | undefined {
  if (!search) return undefined
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql`case when ${jobApplicants.isNameRevealed} then coalesce(${jobApplicants.revealedName}, ${jobApplicants.codeName})
    else ${jobApplicants.codeName} end ilike ${pattern}`
}

export const applicantsPerPage = 20

/** One page of a job's candidates, best first. Every sort ends in must-have coverage, then age: never in chance. */
export async function readRankedApplicants(
  db: Connection,
  { jobId, sort = 'composite', show = 'all', search, cursor }: RankInput,
): Promise<{ rows: ApplicantRow[]; nextCursor: string | null }> {
  const after = readCursor(cursor)
  const score = jobApplicants[sort]
  const rows = await db
    .select(columns)
    .from(jobApplicants)
    .where(
      and(eq(jobApplicants.jobId, jobId), isInGroup(show), isNamed(search), after ? behind(score, after) : undefined),
    )
    .orderBy(
      sql`${score} desc nulls last`,
      sql`${jobApplicants.mustHaveCoverage} desc`,
      jobApplicants.submittedAt,
      jobApplicants.id,
    )
    .limit(applicantsPerPage + 1)
  const page = rows.slice(0, applicantsPerPage)
  const last = page.at(-1)
  return { rows: page, nextCursor: rows.length > page.length && last ? writeCursor(last, sort) : null }
}

/** Only where the employer may still see this person. */
export async function findApplicant(db: Connection, jobId: string, id: string): Promise<ApplicantRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(jobApplicants)
    .where(and(eq(jobApplicants.jobId, jobId), eq(jobApplicants.id, id), shown))
  return row
}

/** Also one who has withdrawn: for what is told of the withdrawal itself. */
export async function findListedApplicant(
  tx: Transaction,
  jobId: string,
  id: string,
): Promise<ApplicantRow | undefined> {
  const [row] = await tx
    .select(columns)
    .from(jobApplicants)
    .where(and(eq(jobApplicants.jobId, jobId), eq(jobApplicants.id, id)))
  return row
}

const place = z.tuple([z.nullable(z.int()), z.number(), z.iso.datetime(), z.uuid()])
type Place = z.infer<typeof place>

function writeCursor(row: ApplicantRow, sort: CandidateSort): string {
  const last: Place = [row[sort], row.mustHaveCoverage, row.submittedAt.toISOString(), row.id]
  return Buffer.from(JSON.stringify(last)).toString('base64url')
}

/** A cursor that is not ours begins at the top rather than with an error: it only says where to go on. */
function readCursor(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
  } catch {
    return null
  }
}

function behind(score: (typeof jobApplicants)[CandidateSort], [value, coverage, at, id]: Place): SQL {
  const older = sql`(${jobApplicants.submittedAt}, ${jobApplicants.id}) > (${at}::timestamptz, ${id}::uuid)`
  const coverageHere = sql`${coverage}::real`
  const tie = sql`(${jobApplicants.mustHaveCoverage} < ${coverageHere} or (${jobApplicants.mustHaveCoverage} = ${coverageHere} and ${older}))`
  if (value === null) return sql`(${score} is null and ${tie})`
  return sql`(${score} is null or ${score} < ${value} or (${score} = ${value} and ${tie}))`
}
