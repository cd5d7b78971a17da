import { and, eq } from 'drizzle-orm'
import { isClosed } from '#domain/applications/rules.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import { applications, jobApplicants } from '../tables.ts'
import { rankApplicant } from './rank-applicant.ts'

/** Ranks a candidate's open applications anew, one by one: the frozen résumé stays, the candidate's trust is today's. */
export async function rankCandidateAgain(db: Database, candidateId: string): Promise<void> {
  const sent = await db
    .select({ jobId: jobApplicants.jobId, id: jobApplicants.id, state: jobApplicants.state })
    .from(jobApplicants)
    .where(eq(jobApplicants.candidateId, candidateId))
  for (const key of sent.filter(({ state }) => !isClosed(state)))
    await transact(db, (tx) => rankOne(tx, candidateId, key))
}

async function rankOne(tx: Transaction, candidateId: string, { jobId, id }: { jobId: string; id: string }) {
  const isThis = and(eq(applications.candidateId, candidateId), eq(applications.id, id))
  const [application] = await tx.select().from(applications).where(isThis).for('update')
  if (!application) return
  await tx
    .update(jobApplicants)
    .set(await rankApplicant(tx, application))
    .where(and(eq(jobApplicants.jobId, jobId), eq(jobApplicants.id, id)))
}
