import type { LedgerEntry, RevealGate, RevealKind } from '../applications/ledger.ts'
import { gateWords } from './gate-words.ts'

type Reader = 'candidate' | 'employer'

const became: Record<Reader, Record<RevealKind, string>> = {
  candidate: { company: 'You see the company.', candidate: 'The employer sees your name and contacts.' },
  employer: { company: 'The candidate sees your company.', candidate: 'You see name and contacts.' },
}

const gatesOfEmployer: Record<RevealGate, string> = {
  quiz_passed: 'The quiz was passed',
  shortlist: 'You shortlisted',
  interview: 'You proposed interview times',
  offer: 'You made an offer',
  by_hand: 'You revealed the company',
  consent: 'The candidate shared the name',
  not_anonymous: 'The role was never anonymous',
}

/** A line of the ledger as either side reads it: what became known, and through which gate (decisions.md G.47). */
export function ledgerWords({ kind, gate }: LedgerEntry, reader: Reader): { text: string; through: string } {
  return { text: became[reader][kind], through: (reader === 'candidate' ? gateWords : gatesOfEmployer)[gate] }
}

export const ledgerTitle = 'Who could see what, since when'
export const emptyLedger: Record<Reader, string> = {
  candidate: 'Nothing yet. When a company or your name becomes known, it is written here for good.',
  employer: 'Nothing yet. When your company or a name becomes known, it is written here for good.',
}
