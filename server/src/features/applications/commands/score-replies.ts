import type { Transaction } from '../../../db/open.ts'
import { enqueue } from '../../../tasks/enqueue.ts'
import { scoreCompany } from '../../task-names.ts'

export async function scoreReplies(tx: Transaction, companyId: string): Promise<void> {
  await enqueue(tx, scoreCompany, { companyId }, { key: companyId })
}
