import { and, desc, eq } from 'drizzle-orm'
import type { HiddenIdentity } from '#domain/jobs/leaks.ts'
import type { Connection } from '../../db/open.ts'
import type { Employer } from '../../http/session.ts'
import { users } from '../accounts/tables.ts'
import { companies } from '../companies/tables.ts'
import { jobs } from './tables.ts'

export type JobRow = typeof jobs.$inferSelect
/** A job with what must not be recognised in it. */
export type OwnJob = { job: JobRow; identity: HiddenIdentity }

/** A job of this employer's company, or nothing: a foreign id is told apart from a missing one by nobody. */
export async function findOwnJob(db: Connection, employer: Employer, jobId: string): Promise<OwnJob | null> {
  const [row] = await ownJobs(db)
    .where(and(eq(jobs.id, jobId), eq(companies.ownerUserId, employer.id)))
    .limit(1)
  return row ? toOwnJob(row) : null
}

/** The same, held until the end of the transaction, so that two tabs change it one after the other. */
export async function lockOwnJob(db: Connection, employer: Employer, jobId: string): Promise<OwnJob | null> {
  const [row] = await ownJobs(db)
    .where(and(eq(jobs.id, jobId), eq(companies.ownerUserId, employer.id)))
    .for('update', { of: jobs })
  return row ? toOwnJob(row) : null
}

/** A job for the server's own work, after the caller has settled whose it is. */
export async function readJob(db: Connection, jobId: string): Promise<OwnJob | null> {
  const [row] = await ownJobs(db).where(eq(jobs.id, jobId)).limit(1)
  return row ? toOwnJob(row) : null
}

/** All roles of this employer, newest first. */
export async function listOwnJobs(db: Connection, employer: Employer): Promise<OwnJob[]> {
  const rows = await ownJobs(db).where(eq(companies.ownerUserId, employer.id)).orderBy(desc(jobs.createdAt), jobs.id)
  return rows.map(toOwnJob)
}

/** What an employer's own postings must not give away. */
export async function findIdentity(db: Connection, employer: Employer): Promise<HiddenIdentity | null> {
  const [row] = await db
    .select(identityFields)
    .from(companies)
    .innerJoin(users, eq(users.id, companies.ownerUserId))
    .where(eq(companies.ownerUserId, employer.id))
  return row ? toIdentity(row) : null
}

const identityFields = {
  companyName: companies.name,
  website: companies.website,
  verifiedDomain: companies.verifiedDomain,
  ownerName: users.name,
}

function ownJobs(db: Connection) {
  return db
    .select({ job: jobs, ...identityFields })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(users, eq(users.id, companies.ownerUserId))
}

type IdentityRow = { companyName: string; website: string | null; verifiedDomain: string | null; ownerName: string }

function toOwnJob(row: IdentityRow & { job: JobRow }): OwnJob {
  return { job: row.job, identity: toIdentity(row) }
}

function toIdentity({ companyName, website, verifiedDomain, ownerName }: IdentityRow): HiddenIdentity {
  return { companyName, website, verifiedDomain, people: [ownerName] }
}
