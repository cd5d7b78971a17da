import { and, eq } from 'drizzle-orm'
import { visibility } from '#domain/reveals/visibility.ts'
import type { Connection } from '../../../db/open.ts'
import { companies } from '../../companies/tables.ts'
import { readLedger } from '../../reveals/queries.ts'
import { companyDisplay, revealedKinds } from '../../reveals/view.ts'
import { applications } from '../tables.ts'
import type { AppliedTo } from './applied-to.ts'

/** What a mail or notice to this candidate may call the company at this moment. */
export async function readKnownCompany(
  db: Connection,
  candidateId: string,
  job: AppliedTo,
): Promise<{ isKnown: boolean; display: string }> {
  const revealed = revealedKinds(await readLedger(db, candidateId, [job.id]), job.id)
  const [application] = await db
    .select({ state: applications.state })
    .from(applications)
    .where(and(eq(applications.candidateId, candidateId), eq(applications.jobId, job.id)))
  const pair = { isAnonymous: job.isAnonymous, policy: job.policy, state: application?.state ?? null, revealed }
  const isKnown = visibility(pair, 'candidate').company
  const [company] = await db.select({ name: companies.name }).from(companies).where(eq(companies.id, job.companyId))
  return { isKnown, display: companyDisplay(job, { name: company?.name ?? '' }, isKnown) }
}
