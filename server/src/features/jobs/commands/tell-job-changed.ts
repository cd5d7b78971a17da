import type { Transaction } from '../../../db/open.ts'
import { enqueue } from '../../../tasks/enqueue.ts'

/** Registered by the matches feature, which builds on this one: scores the job for candidates, or takes it off their lists. */
const jobChanged = { name: 'matches.job-changed' }

/** Ten changes in a row make one run; it looks at the job as it then stands. */
export async function tellJobChanged(tx: Transaction, jobId: string): Promise<void> {
  await enqueue(tx, jobChanged, { jobId }, { key: jobId })
}
