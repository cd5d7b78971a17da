import { eq } from 'drizzle-orm'
import type { Connection } from '../../../db/open.ts'
import type { Candidate, Employer } from '../../../http/session.ts'
import { findOwnJob } from '../../jobs/queries.ts'
import { readLedgerOfCandidate, readLedgerOfJob } from '../../reveals/queries.ts'
import { jobApplicants } from '../tables.ts'
import { readJobs } from './own-applications.ts'

/** The candidate's ledger over all jobs, each line with its job. */
export async function readOwnLedger(db: Connection, actor: Candidate) {
  const ledger = await readLedgerOfCandidate(db, actor.id)
  const jobs = await readJobs(db, [...new Set(ledger.map((line) => line.jobId))])
  const lines = ledger.flatMap((line) => {
    const job = jobs.find((one) => one.id === line.jobId)
    return job ? [{ line, job }] : []
  })
  return { lines, ledger }
}

/** The employer's ledger of one own job. Lines about people who never reached the employer are not the employer's to read. */
export async function readJobLedger(db: Connection, actor: Employer, jobId: string) {
  const own = await findOwnJob(db, actor, jobId)
  if (!own) return null
  const lines = await readLedgerOfJob(db, jobId)
  const applicants = await db.select().from(jobApplicants).where(eq(jobApplicants.jobId, jobId))
  const reached = lines.flatMap((line) => {
    const applicant = applicants.find((one) => one.candidateId === line.candidateId)
    return applicant ? [{ line, applicant }] : []
  })
  return { own, lines: reached }
}
