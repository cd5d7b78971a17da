import type { Transaction } from '../../../db/open.ts'
import { enqueue } from '../../../tasks/enqueue.ts'

/** Registered by the matches feature, which builds on this one: scores the job for candidates, or takes it off their lists. */
const jobChanged = { name: 'matches.job-changed' }

/** Ten changes in a row make one run; it looks at the job as it then stands. */
export async function tellJobChanged(tx: Transaction, jobId: string): Promise<void> {
  await enqueue(tx, jobChanged, { jobId }, { key: jobId })
}

/**
 * All roles of a company at once, because its trust is another: after whatever else waits, so that nobody's new role comes
 * late to the lists behind hundreds whose scores move by a few points. A change of one of them has a run of its own.
 */
export async function tellRolesChanged(tx: Transaction, jobIds: readonly string[]): Promise<void> {
  for (const jobId of jobIds) await enqueue(tx, jobChanged, { jobId }, { key: `${jobId} trust`, priority: -1 })
}
