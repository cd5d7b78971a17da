import { and, eq } from 'drizzle-orm'
import type { RevealGate, RevealKind } from '#domain/applications/ledger.ts'
import { type RevealingJob, revealsAtGate } from '#domain/reveals/gates.ts'
import type { Transaction } from '../../../db/open.ts'
import { enqueue } from '../../../tasks/enqueue.ts'
import { matches } from '../../matches/tables.ts'
import { scoreCandidate } from '../../matches/tasks/score-candidate.ts'
import { recordReveals } from '../../reveals/commands.ts'
import { jobApplicants, resumeSnapshots } from '../tables.ts'

type Passage = { candidateId: string; jobId: string; job: RevealingJob; gate: RevealGate; now: Date }

/** Writes into the ledger what this gate opens, and what lists keep a copy of: the open card, the name in the employer's row. */
export async function passGate(tx: Transaction, passage: Passage): Promise<RevealKind[]> {
  const { candidateId, jobId, job, gate, now } = passage
  const added = await recordReveals(tx, { candidateId, jobId, kinds: revealsAtGate(job, gate), gate, at: now })
  if (added.includes('company')) {
    await unlockCard(tx, candidateId, jobId)
    await noteKnown(tx, candidateId, jobId)
  }
  if (added.includes('candidate')) await showName(tx, candidateId, jobId)
  return added
}

/** The card opens at once; its figures follow, since the company's trust no longer goes in as a band (decisions.md K.61). */
async function unlockCard(tx: Transaction, candidateId: string, jobId: string) {
  const [unlocked] = await tx
    .update(matches)
    .set({ isLocked: false })
    .where(and(eq(matches.candidateId, candidateId), eq(matches.jobId, jobId)))
    .returning({ resumeId: matches.resumeId })
  if (unlocked) await enqueue(tx, scoreCandidate, { candidateId, resumeId: unlocked.resumeId }, { key: candidateId })
}

async function noteKnown(tx: Transaction, candidateId: string, jobId: string) {
  await tx
    .update(jobApplicants)
    .set({ isCompanyRevealed: true })
    .where(and(eq(jobApplicants.jobId, jobId), eq(jobApplicants.candidateId, candidateId)))
}

async function showName(tx: Transaction, candidateId: string, jobId: string) {
  const [snapshot] = await tx
    .select({ fullName: resumeSnapshots.fullName })
    .from(resumeSnapshots)
    .where(and(eq(resumeSnapshots.candidateId, candidateId), eq(resumeSnapshots.jobId, jobId)))
  await tx
    .update(jobApplicants)
    .set({ isNameRevealed: true, revealedName: snapshot?.fullName ?? null })
    .where(and(eq(jobApplicants.jobId, jobId), eq(jobApplicants.candidateId, candidateId)))
}
