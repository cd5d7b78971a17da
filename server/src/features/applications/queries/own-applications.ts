import { and, asc, desc, eq, getTableColumns, inArray, lt, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Connection } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { companies } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { readLedger } from '../../reveals/queries.ts'
import type { ApplicationKey, ApplicationRow } from '../commands/move.ts'
import { applicationEvents, applications } from '../tables.ts'

export const applicationsPerPage = 20

/** The state an application had before it was declined: what its candidate goes on seeing until the decline is told. */
const decline = sql<ApplicationRow['state'] | null>`(
  select ${applicationEvents.fromState} from ${applicationEvents}
  where ${applicationEvents.candidateId} = ${applications.candidateId}
    and ${applicationEvents.applicationId} = ${applications.id} and ${applicationEvents.toState} = 'declined'
  order by ${applicationEvents.at} desc, ${applicationEvents.sequence} desc limit 1)`

/** A selected expression loses the table names of its own columns in a query over one table; one level deeper they stay. */
const stateBefore = sql<ApplicationRow['state'] | null>`${decline}`

export const ownColumns = { ...getTableColumns(applications), stateBefore }
export type OwnRow = ApplicationRow & { stateBefore: ApplicationRow['state'] | null }

/** Where an application stood when it was declined. */
export async function readStateBeforeDecline(db: Connection, key: ApplicationKey) {
  const [row] = await db
    .select({ stateBefore })
    .from(applications)
    .where(and(eq(applications.candidateId, key.candidateId), eq(applications.id, key.id)))
  return row?.stateBefore ?? null
}

/** The one application of this candidate to this job. */
export async function findOwnApplication(db: Connection, actor: Candidate, jobId: string): Promise<OwnRow | undefined> {
  const [row] = await db
    .select(ownColumns)
    .from(applications)
    .where(and(eq(applications.candidateId, actor.id), eq(applications.jobId, jobId)))
  return row
}

/** An application with what its view needs beside it. */
export async function readOwnStep(db: Connection, actor: Candidate, jobId: string) {
  const row = await findOwnApplication(db, actor, jobId)
  const [job] = await readJobs(db, [jobId])
  return row && job ? { row, job, ledger: await readLedger(db, actor.id, [jobId]) } : null
}

export async function findJobId(db: Connection, key: ApplicationKey): Promise<string | null> {
  const [row] = await db
    .select({ jobId: applications.jobId })
    .from(applications)
    .where(and(eq(applications.candidateId, key.candidateId), eq(applications.id, key.id)))
  return row?.jobId ?? null
}

const shownJob = {
  id: jobs.id,
  title: jobs.title,
  location: jobs.location,
  state: jobs.state,
  expiresAt: jobs.expiresAt,
  isAnonymous: jobs.isAnonymous,
  policy: jobs.anonymityRevealPolicy,
  quizThreshold: jobs.applicationQuizThreshold,
  companyDisplay: jobs.companyDisplay,
  companyName: companies.name,
}

/** A page of what this candidate has applied to, newest first: applications, then their jobs, events and ledger by id. */
export async function readOwnApplications(db: Connection, actor: Candidate, cursor: string | undefined) {
  const after = readCursor(cursor)
  const rows = await db
    .select(ownColumns)
    .from(applications)
    .where(
      and(
        eq(applications.candidateId, actor.id),
        after
          ? or(
              lt(applications.createdAt, after.at),
              and(eq(applications.createdAt, after.at), lt(applications.id, after.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(applications.createdAt), desc(applications.id))
    .limit(applicationsPerPage + 1)
  const page = rows.slice(0, applicationsPerPage)
  const last = page.at(-1)
  const jobIds = page.map((row) => row.jobId)
  return {
    applications: page,
    jobs: await readJobs(db, jobIds),
    events: await readEvents(
      db,
      actor,
      page.map((row) => row.id),
    ),
    ledger: await readLedger(db, actor.id, jobIds),
    nextCursor: rows.length > page.length && last ? writeCursor(last) : null,
  }
}

export async function readJobs(db: Connection, jobIds: readonly string[]) {
  if (jobIds.length === 0) return []
  return db
    .select(shownJob)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(inArray(jobs.id, [...jobIds]))
}

export type OwnEvent = Awaited<ReturnType<typeof readEvents>>[number]

async function readEvents(db: Connection, actor: Candidate, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return []
  return db
    .select({
      applicationId: applicationEvents.applicationId,
      fromState: applicationEvents.fromState,
      toState: applicationEvents.toState,
      at: applicationEvents.at,
    })
    .from(applicationEvents)
    .where(
      and(eq(applicationEvents.candidateId, actor.id), inArray(applicationEvents.applicationId, [...applicationIds])),
    )
    .orderBy(asc(applicationEvents.at), asc(applicationEvents.sequence))
}

const place = z.object({ at: z.iso.datetime(), id: z.uuid() })

function writeCursor(row: ApplicationRow): string {
  return Buffer.from(JSON.stringify({ at: row.createdAt.toISOString(), id: row.id })).toString('base64url')
}

/** A cursor that is not ours begins at the top: it only says where to go on. */
function readCursor(cursor: string | undefined): { at: Date; id: string } | null {
  if (cursor === undefined) return null
  try {
    const read = place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()))
    return { at: new Date(read.at), id: read.id }
  } catch {
    return null
  }
}
