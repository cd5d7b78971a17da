import { randomUUID } from 'node:crypto'
import type { RevealGate, RevealKind } from '#domain/applications/ledger.ts'
import type { Transaction } from '../../db/open.ts'
import { reveals } from './tables.ts'

export type NewReveal = {
  candidateId: string
  jobId: string
  kinds: readonly RevealKind[]
  gate: RevealGate
  at: Date
}

/** Writes what has become known into the ledger and answers what is new in it. What stands there already stays as it is. */
export async function recordReveals(tx: Transaction, reveal: NewReveal): Promise<RevealKind[]> {
  if (reveal.kinds.length === 0) return []
  const { candidateId, jobId, gate, at } = reveal
  const added = await tx
    .insert(reveals)
    .values(reveal.kinds.map((kind) => ({ candidateId, jobId, kind, gate, at, id: randomUUID() })))
    .onConflictDoNothing({ target: [reveals.candidateId, reveals.jobId, reveals.kind] })
    .returning({ kind: reveals.kind })
  return added.map((row) => row.kind)
}
