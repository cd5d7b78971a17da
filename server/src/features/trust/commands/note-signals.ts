import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../../db/open.ts'
import type { VisitorSignals } from '../../../http/visitor-signals.ts'
import { trustSignals } from '../tables.ts'

/** Keeps where an invitation was sent or answered from, for 30 days; without a vouch it is the candidate's own side. */
export async function noteSignals(
  tx: Transaction,
  { candidateId, vouchId = null }: { candidateId: string; vouchId?: string | null },
  { networkHash, browserHash }: VisitorSignals,
): Promise<void> {
  await tx.insert(trustSignals).values({ candidateId, id: randomUUID(), vouchId, networkHash, browserHash })
}
