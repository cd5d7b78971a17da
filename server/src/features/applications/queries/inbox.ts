import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { InboxInput } from '#domain/applications/schema.ts'
import type { RevealingJob } from '#domain/reveals/gates.ts'
import type { Connection } from '../../../db/open.ts'
import type { Employer } from '../../../http/session.ts'
import { companies } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { jobApplicants } from '../tables.ts'
import { type ApplicantRow, applicantsPerPage, isInGroup, isNamed } from './applicants.ts'

export type InboxRow = { applicant: ApplicantRow; job: RevealingJob & { id: string; title: string } }

/** Everybody who applied to any role of this employer, newest first. */
export async function readInbox(
  db: Connection,
  actor: Employer,
  { jobId, show = 'all', search, cursor }: InboxInput,
): Promise<{ rows: InboxRow[]; nextCursor: string | null }> {
  const found = await db
    .select({
      applicant: jobApplicants,
      at: sql<string>`${jobApplicants.submittedAt}::text`,
      job: { id: jobs.id, title: jobs.title, isAnonymous: jobs.isAnonymous, policy: jobs.anonymityRevealPolicy },
    })
    .from(jobApplicants)
    .innerJoin(jobs, eq(jobs.id, jobApplicants.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        eq(companies.ownerUserId, actor.id),
        jobId ? eq(jobApplicants.jobId, jobId) : undefined,
        isInGroup(show),
        isNamed(search),
        isBehind(cursor),
      ),
    )
    .orderBy(desc(jobApplicants.submittedAt), desc(jobApplicants.id))
    .limit(applicantsPerPage + 1)
  const rows = found.slice(0, applicantsPerPage)
  const last = rows.at(-1)
  const nextCursor = found.length > rows.length && last ? writeCursor([last.at, last.applicant.id]) : null
  return { rows, nextCursor }
}

/** The moment as the database writes it: a JavaScript date would lose the microseconds and with them a row. */
const place = z.tuple([z.string().check(z.regex(/^[\d:. +-]{10,40}$/)), z.uuid()])

function writeCursor(last: z.infer<typeof place>): string {
  return Buffer.from(JSON.stringify(last)).toString('base64url')
}

/** A cursor that is not ours begins at the top: it only says where to go on. */
function isBehind(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  try {
    const [at, id] = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return sql`(${jobApplicants.submittedAt}, ${jobApplicants.id}) < (${at}::timestamptz, ${id}::uuid)`
  } catch {
    return undefined
  }
}
