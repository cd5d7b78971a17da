import { describe, expect, test } from 'vitest'
import type { RevealGate, RevealKind } from '../applications/ledger.ts'
import type { ApplicationState } from '../applications/states.ts'
import { gateOfState, type RevealingJob, revealsAtGate } from './gates.ts'
import { visibility } from './visibility.ts'

type Column = 'application_quiz' | 'shortlist' | 'interview' | 'never' | 'not anonymous'
const columns: Column[] = ['application_quiz', 'shortlist', 'interview', 'never', 'not anonymous']

function jobOf(column: Column): RevealingJob {
  return column === 'not anonymous'
    ? { isAnonymous: false, policy: 'application_quiz' }
    : { isAnonymous: true, policy: column }
}

/** The ledger as it stands after an application went through these states and gates. */
function ledgerAfter(job: RevealingJob, walked: (ApplicationState | RevealGate)[]): RevealKind[] {
  const gates = walked.map((step) => gateOfState(step as ApplicationState) ?? (step as RevealGate))
  return gates.flatMap((gate) => [...revealsAtGate(job, gate)])
}

const quizPath = ['not_anonymous', 'quiz', 'quiz_passed', 'submitted'] as const
type Row = {
  now: string
  state: ApplicationState | null
  walked: (ApplicationState | RevealGate)[]
  /** Whether the candidate knows the company, for the five columns in turn. */
  company: string
  /** Whether the employer knows the name, likewise. */
  name: string
}

const rows: Row[] = [
  { now: 'nothing yet', state: null, walked: [], company: 'no no no no yes', name: 'no no no no no' },
  {
    now: 'waiting for the quiz',
    state: 'quiz',
    walked: ['not_anonymous', 'quiz'],
    company: 'no no no no yes',
    name: 'no no no no no',
  },
  {
    now: 'quiz passed, not sent',
    state: 'quiz',
    walked: ['not_anonymous', 'quiz', 'quiz_passed'],
    company: 'yes no no no yes',
    name: 'no no no no no',
  },
  {
    now: 'withdrawn before the quiz',
    state: 'withdrawn',
    walked: ['not_anonymous', 'quiz'],
    company: 'no no no no yes',
    name: 'no no no no no',
  },
  {
    now: 'expired after two failures',
    state: 'expired',
    walked: ['not_anonymous', 'quiz'],
    company: 'no no no no yes',
    name: 'no no no no no',
  },
  {
    now: 'withdrawn after the quiz',
    state: 'withdrawn',
    walked: ['not_anonymous', 'quiz', 'quiz_passed'],
    company: 'yes no no no yes',
    name: 'no no no no no',
  },
  { now: 'sent', state: 'submitted', walked: [...quizPath], company: 'yes no no no yes', name: 'no no no no no' },
  { now: 'viewed', state: 'viewed', walked: [...quizPath], company: 'yes no no no yes', name: 'no no no no no' },
  {
    now: 'shortlisted',
    state: 'shortlisted',
    walked: [...quizPath, 'shortlisted'],
    company: 'yes yes no no yes',
    name: 'yes yes no no yes',
  },
  {
    now: 'times proposed without a shortlist',
    state: 'interview_proposed',
    walked: [...quizPath, 'interview_proposed'],
    company: 'yes yes yes no yes',
    name: 'yes yes yes no yes',
  },
  {
    now: 'interview scheduled',
    state: 'interview_scheduled',
    walked: [...quizPath, 'shortlisted', 'interview_proposed', 'interview_scheduled'],
    company: 'yes yes yes no yes',
    name: 'yes yes yes no yes',
  },
  {
    now: 'offer',
    state: 'offer',
    walked: [...quizPath, 'shortlisted', 'offer'],
    company: 'yes yes yes yes yes',
    name: 'yes yes yes no yes',
  },
  {
    now: 'hired',
    state: 'hired',
    walked: [...quizPath, 'shortlisted', 'offer', 'hired'],
    company: 'yes yes yes yes yes',
    name: 'yes yes yes no yes',
  },
  {
    now: 'declined after viewing',
    state: 'declined',
    walked: [...quizPath, 'viewed', 'declined'],
    company: 'yes no no no yes',
    name: 'no no no no no',
  },
  {
    now: 'declined after the shortlist',
    state: 'declined',
    walked: [...quizPath, 'shortlisted', 'declined'],
    company: 'yes yes no no yes',
    name: 'yes yes no no yes',
  },
  {
    now: 'withdrawn after times were proposed',
    state: 'withdrawn',
    walked: [...quizPath, 'interview_proposed', 'withdrawn'],
    company: 'yes yes yes no yes',
    name: 'yes yes yes no yes',
  },
  {
    now: 'expired without an answer',
    state: 'expired',
    walked: [...quizPath, 'expired'],
    company: 'yes no no no yes',
    name: 'no no no no no',
  },
  {
    now: 'revealed by hand',
    state: 'viewed',
    walked: [...quizPath, 'by_hand'],
    company: 'yes no no yes yes',
    name: 'no no no no no',
  },
  {
    now: 'name shared by the candidate',
    state: 'viewed',
    walked: [...quizPath, 'consent'],
    company: 'yes no no no yes',
    name: 'no no no yes no',
  },
]

const cells = rows.flatMap((row) =>
  columns.map((column, at) => ({
    ...row,
    column,
    company: row.company.split(' ')[at] === 'yes',
    name: row.name.split(' ')[at] === 'yes',
  })),
)

describe('who may know whom', () => {
  test.each(cells)('$column, $now: company $company, name $name', ({ column, state, walked, company, name }) => {
    const job = jobOf(column)
    const pair = { ...job, state, revealed: ledgerAfter(job, walked) }
    expect(visibility(pair, 'candidate')).toEqual({ company, candidateName: true })
    expect(visibility(pair, 'employer')).toEqual({ company: true, candidateName: name })
    expect(visibility(pair, 'other')).toEqual({ company: column === 'not anonymous', candidateName: false })
  })

  test('a reveal outlives a change of policy', () => {
    const revealed: RevealKind[] = ['company', 'candidate']
    for (const policy of ['application_quiz', 'shortlist', 'interview', 'never'] as const) {
      const pair = { isAnonymous: true, policy, state: 'shortlisted' as const, revealed }
      expect(visibility(pair, 'candidate').company).toBe(true)
      expect(visibility(pair, 'employer').candidateName).toBe(true)
    }
  })

  test('nothing of a candidate whose application waits for the quiz reaches the employer, whatever the ledger says', () => {
    const pair = { isAnonymous: true, policy: 'application_quiz', state: 'quiz', revealed: ['candidate'] } as const
    expect(visibility(pair, 'employer').candidateName).toBe(false)
  })
})
