import type { Transaction } from '../../../db/open.ts'
import { enqueue } from '../../../tasks/enqueue.ts'

/** Registered by the jobs feature: counts a company's replies and stores its trust anew. */
const scoreCompany = { name: 'jobs.score-company' }

export async function scoreReplies(tx: Transaction, companyId: string): Promise<void> {
  await enqueue(tx, scoreCompany, { companyId }, { key: companyId })
}
