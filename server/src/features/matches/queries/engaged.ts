import { and, eq, inArray } from 'drizzle-orm'
import type { Connection } from '../../../db/open.ts'
import { applications } from '../../applications/tables.ts'
import { savedJobs } from '../tables.ts'

/** Those of these people who saved this job or applied to it: their score is kept whatever it is. */
export async function readEngaged(
  db: Connection,
  jobId: string,
  candidateIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const ids = [...candidateIds]
  const saved = await db
    .select({ id: savedJobs.candidateId })
    .from(savedJobs)
    .where(and(eq(savedJobs.jobId, jobId), inArray(savedJobs.candidateId, ids)))
  const applied = await db
    .select({ id: applications.candidateId })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), inArray(applications.candidateId, ids)))
  return new Set([...saved, ...applied].map((row) => row.id))
}
