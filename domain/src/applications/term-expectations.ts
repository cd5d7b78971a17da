import { payWords } from '../jobs/pay-text.ts'
import type { JobType, PayReading } from '../jobs/schema.ts'
import { checkGates, type GateKind, type GateState } from '../matches/gates.ts'
import type { CandidatePreferences } from '../matches/inputs.ts'
import { wishWords } from '../matches/wish-words.ts'
import type { WorkMode } from '../profiles/schema.ts'
import { workModeWords } from '../profiles/work-mode-words.ts'
import type { Expectation, Verdict } from './schema.ts'

export type JobTerms = {
  workMode: WorkMode | null
  location: string | null
  employmentType: string | null
  employmentTypeRead: JobType | null
  compRange: string | null
  pay: PayReading | null
}

type Term = { kind: GateKind; ask: string; isAsked: boolean; have: string }

const unsaid = 'The posting does not say'
const gatesAskNothingElse = { title: '', requiredSkills: [], seniority: null, embedding: null }
const verdicts: Record<GateState, Verdict> = { pass: 'met', unknown: 'unknown', fail: 'gap' }

/**
 * Pay, way of working, place and kind of employment beside what the candidate wants. The verdicts are those of the match's
 * own gates; where one side says nothing, the answer is unknown.
 */
export function termExpectations(job: JobTerms, wishes: CandidatePreferences): Expectation[] {
  const gates = checkGates(wishes, {
    ...gatesAskNothingElse,
    workMode: job.workMode,
    place: job.location,
    employmentType: job.employmentTypeRead,
    pay: job.pay && { ...job.pay, maximum: job.pay.maximum ?? job.pay.minimum ?? 0 },
  })
  return termsOf(job, wishes).map(({ kind, ask, isAsked, have }) => {
    const gate = gates.find((one) => one.kind === kind)
    const isOpenToAll = isOpen(kind, wishes)
    const verdict = isOpenToAll ? 'met' : gate?.isStated ? verdicts[gate.state] : 'unknown'
    return isAsked ? { group: 'terms', ask, have, verdict } : { group: 'terms', ask, have: unsaid, verdict: 'unknown' }
  })
}

function termsOf(job: JobTerms, wishes: CandidatePreferences): Term[] {
  const pay = job.pay ? payWords(job.pay) : job.compRange
  const have = wishWords(wishes)
  const terms: Term[] = [
    { kind: 'pay', ask: pay ?? 'Pay', isAsked: pay !== null, have: have.pay },
    {
      kind: 'work_mode',
      ask: job.workMode ? workModeWords[job.workMode] : 'Way of working',
      isAsked: job.workMode !== null,
      have: have.work_mode,
    },
  ]
  if (job.workMode !== 'remote' && job.location) {
    terms.push({ kind: 'place', ask: job.location, isAsked: true, have: have.place })
  }
  if (job.employmentType) {
    terms.push({ kind: 'employment_type', ask: job.employmentType, isAsked: true, have: have.employment_type })
  }
  return terms
}

/** Being open to anything is an answer; having said nothing is none. */
function isOpen(kind: GateKind, wishes: CandidatePreferences): boolean {
  if (kind === 'work_mode') return wishes.workPreference === 'any'
  if (kind === 'employment_type') return wishes.employmentTypes.includes('any')
  return kind === 'place' && wishes.isOpenToRelocation
}
