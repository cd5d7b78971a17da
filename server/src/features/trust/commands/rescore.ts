import { and, eq, ne, or, sql } from 'drizzle-orm'
import { candidateTrust } from '#domain/trust/candidate-trust.ts'
import type { Transaction } from '../../../db/open.ts'
import { enqueue } from '../../../tasks/enqueue.ts'
import { profiles } from '../../profiles/tables.ts'
import { readEvidence } from '../queries/facts.ts'

/** Registered by the applications feature, which builds on this one. */
const rankAgain = { name: 'applications.rank-again' }

/** Stores a candidate's trust anew in the transaction of what changed it; employers' lists follow when it moved. */
export async function rescore(tx: Transaction, candidateId: string): Promise<void> {
  // Two answers at once: the later one has to see what the earlier one wrote.
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, candidateId)).for('update')
  const evidence = await readEvidence(tx, candidateId)
  if (!evidence) return
  const trustScore = candidateTrust(evidence).total
  const trustEvidence = evidence.vouches.length + evidence.verifiedJobs
  const moved = await tx
    .update(profiles)
    .set({ trustScore, trustEvidence, updatedAt: sql`now()` })
    .where(
      and(
        eq(profiles.id, candidateId),
        or(ne(profiles.trustScore, trustScore), ne(profiles.trustEvidence, trustEvidence)),
      ),
    )
    .returning({ id: profiles.id })
  if (moved.length > 0) await enqueue(tx, rankAgain, { candidateId }, { key: candidateId })
}
