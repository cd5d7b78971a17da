import type { RevealGate, RevealKind } from '../applications/ledger.ts'
import type { ApplicationState } from '../applications/states.ts'
import type { RevealPolicy } from '../jobs/schema.ts'

export type RevealingJob = { isAnonymous: boolean; policy: RevealPolicy }

/** What each gate opens, by policy: the table of decisions.md G.47. Scheduling counts as shortlisting (K.67). */
const opens: Record<RevealPolicy, Partial<Record<RevealGate, readonly RevealKind[]>>> = {
  application_quiz: {
    quiz_passed: ['company'],
    shortlist: ['company', 'candidate'],
    interview: ['company', 'candidate'],
    offer: ['company', 'candidate'],
  },
  shortlist: {
    shortlist: ['company', 'candidate'],
    interview: ['company', 'candidate'],
    offer: ['company', 'candidate'],
  },
  interview: { interview: ['company', 'candidate'], offer: ['company', 'candidate'] },
  never: { by_hand: ['company'], offer: ['company'], consent: ['candidate'] },
}

const opensOnOpenJob: Partial<Record<RevealGate, readonly RevealKind[]>> = {
  not_anonymous: ['company'],
  shortlist: ['candidate'],
  interview: ['candidate'],
  offer: ['candidate'],
}

/** What is to be written into the ledger when an application passes this gate. */
export function revealsAtGate(job: RevealingJob, gate: RevealGate): readonly RevealKind[] {
  return (job.isAnonymous ? opens[job.policy] : opensOnOpenJob)[gate] ?? []
}

/** The gate that an application passes by coming into a state. */
export function gateOfState(state: ApplicationState): RevealGate | null {
  if (state === 'shortlisted') return 'shortlist'
  if (state === 'interview_proposed' || state === 'interview_scheduled') return 'interview'
  if (state === 'offer' || state === 'hired') return 'offer'
  return null
}
