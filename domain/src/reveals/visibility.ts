import type { RevealKind } from '../applications/ledger.ts'
import type { ApplicationState } from '../applications/states.ts'
import { type RevealingJob, revealsAtGate } from './gates.ts'

/** Who is asking about a pair of candidate and job: its candidate, its employer, or anybody else. */
export type Audience = 'candidate' | 'employer' | 'other'

export type Pair = RevealingJob & {
  /** Null while this candidate has not applied to this job. */
  state: ApplicationState | null
  /** What the ledger holds for this pair. It is only ever added to, so a reveal can't be taken back. */
  revealed: readonly RevealKind[]
}

export type Visibility = { company: boolean; candidateName: boolean }

/** The one place that decides who may know whom (decisions.md A.2). Every view asks here, and asks nothing else. */
export function visibility(pair: Pair, audience: Audience): Visibility {
  const isCompanyPublic = revealsAtGate(pair, 'not_anonymous').includes('company')
  switch (audience) {
    case 'candidate':
      return { company: isCompanyPublic || pair.revealed.includes('company'), candidateName: true }
    case 'employer':
      return { company: true, candidateName: hasReachedEmployer(pair.state) && pair.revealed.includes('candidate') }
    case 'other':
      return { company: isCompanyPublic, candidateName: false }
  }
}

function hasReachedEmployer(state: ApplicationState | null): boolean {
  return state !== null && state !== 'quiz'
}
