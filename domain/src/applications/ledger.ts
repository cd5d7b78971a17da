import * as z from 'zod/mini'

/** What can become known between a candidate and a job's employer: the company, or the candidate's name. */
export const revealKinds = ['company', 'candidate'] as const
export const revealKind = z.enum(revealKinds)
export type RevealKind = z.infer<typeof revealKind>

export const revealGates = [
  'quiz_passed',
  'shortlist',
  'interview',
  'offer',
  'by_hand',
  'consent',
  'not_anonymous',
] as const
export const revealGate = z.enum(revealGates)
export type RevealGate = z.infer<typeof revealGate>

/** A line of the ledger of one pair: what became known, through which gate, since when. */
export const ledgerEntry = z.object({ kind: revealKind, gate: revealGate, at: z.iso.datetime() })
export type LedgerEntry = z.infer<typeof ledgerEntry>
