import { and, eq, or, sql } from 'drizzle-orm'
import type { Connection } from '../../../db/open.ts'
import { users } from '../../accounts/tables.ts'
import { companies } from '../../companies/tables.ts'
import { jobs } from '../../jobs/tables.ts'
import { isHiddenFrom } from '../../matches/queries/hidden.ts'
import { hiddenCompanies } from '../../profiles/tables.ts'

const appliedToColumns = {
  id: jobs.id,
  title: jobs.title,
  state: jobs.state,
  expiresAt: jobs.expiresAt,
  publishedAt: jobs.publishedAt,
  isAnonymous: jobs.isAnonymous,
  policy: jobs.anonymityRevealPolicy,
  quizThreshold: jobs.applicationQuizThreshold,
  companyDisplay: jobs.companyDisplay,
  posterId: jobs.posterId,
  companyId: jobs.companyId,
}

/** What an application has to know of its job. Never handed to a view as it is: it names the poster and the company. */
export type AppliedTo = Awaited<ReturnType<typeof readAppliedTo>>[number]

export async function readAppliedTo(db: Connection, jobId: string) {
  return db.select(appliedToColumns).from(jobs).where(eq(jobs.id, jobId))
}

/** Holds the job until the commit: it cannot close meanwhile, and code names are handed out one by one. */
export async function lockAppliedTo(db: Connection, jobId: string): Promise<AppliedTo | undefined> {
  const [job] = await db.select(appliedToColumns).from(jobs).where(eq(jobs.id, jobId)).for('no key update')
  return job
}

/** This job is not for this candidate's eyes, because they have hidden its company (decisions.md E.30, K.60). */
export async function isHiddenJob(db: Connection, candidateId: string, jobId: string): Promise<boolean> {
  const hidden = await db.$count(jobs, and(eq(jobs.id, jobId), isHiddenFrom(sql`${candidateId}::uuid`)))
  return hidden > 0
}

/** The candidate has hidden this company: its employer never sees them, whatever they apply to. */
export async function isHiddenPair(db: Connection, candidateId: string, companyId: string): Promise<boolean> {
  const [company] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, companyId))
  const [hidden] = await db
    .select({ id: hiddenCompanies.id })
    .from(hiddenCompanies)
    .where(
      and(
        eq(hiddenCompanies.candidateId, candidateId),
        or(
          eq(hiddenCompanies.companyId, companyId),
          sql`lower(${hiddenCompanies.companyName}) = lower(${company?.name ?? ''})`,
        ),
      ),
    )
    .limit(1)
  return hidden !== undefined
}

export async function readRecipient(db: Connection, personId: string) {
  const [person] = await db.select({ name: users.name, address: users.email }).from(users).where(eq(users.id, personId))
  return person
}
