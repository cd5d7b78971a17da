import { sameArea } from '../taxonomy/places.ts'
import type { CandidatePreferences, MatchJob } from './inputs.ts'

export type GateState = 'pass' | 'unknown' | 'fail'
export type GateKind = 'work_mode' | 'place' | 'employment_type' | 'pay'
/** `isStated` is false where the candidate did not ask for anything; such a gate passes and is no agreement either. */
export type Gate = { kind: GateKind; state: GateState; isStated: boolean }

/** Which modes of a job meet each wish. */
export const acceptedModes = {
  remote: ['remote'],
  hybrid: ['hybrid', 'remote'],
  onsite: ['onsite', 'hybrid'],
} as const

/** How often a period comes in a working year. */
export const periodsPerYear = { year: 1, month: 12, week: 52, day: 260, hour: 2080 } as const

/** What must fit, beside the scores: pass, unknown or fail (decisions.md F.32). */
export function checkGates(wanted: CandidatePreferences, job: MatchJob): Gate[] {
  return [workMode(wanted, job), place(wanted, job), employmentType(wanted, job), pay(wanted, job)]
}

/** One word for all: a single fail decides, then a single unknown. */
export function overallGate(gates: readonly Gate[]): GateState {
  if (gates.some((gate) => gate.state === 'fail')) return 'fail'
  return gates.some((gate) => gate.state === 'unknown') ? 'unknown' : 'pass'
}

function workMode({ workPreference }: CandidatePreferences, job: MatchJob): Gate {
  const isStated = workPreference !== null && workPreference !== 'any'
  if (!isStated) return { kind: 'work_mode', state: 'pass', isStated }
  if (!job.workMode) return { kind: 'work_mode', state: 'unknown', isStated }
  const accepted: readonly string[] = acceptedModes[workPreference]
  return { kind: 'work_mode', state: accepted.includes(job.workMode) ? 'pass' : 'fail', isStated }
}

function place({ places, isOpenToRelocation }: CandidatePreferences, job: MatchJob): Gate {
  const isStated = places.length > 0
  if (!isStated || job.workMode === 'remote' || isOpenToRelocation) return { kind: 'place', state: 'pass', isStated }
  const { place: jobPlace } = job
  const answers = jobPlace ? places.map((one) => sameArea(one, jobPlace)) : (['unknown'] as const)
  const state = answers.find((one) => one === 'pass') ?? answers.find((one) => one === 'unknown') ?? 'fail'
  return { kind: 'place', state, isStated }
}

function employmentType({ employmentTypes }: CandidatePreferences, job: MatchJob): Gate {
  const isStated = employmentTypes.length > 0 && !employmentTypes.includes('any')
  if (!isStated) return { kind: 'employment_type', state: 'pass', isStated }
  if (!job.employmentType) return { kind: 'employment_type', state: 'unknown', isStated }
  return { kind: 'employment_type', state: employmentTypes.includes(job.employmentType) ? 'pass' : 'fail', isStated }
}

function pay({ pay: floor }: CandidatePreferences, job: MatchJob): Gate {
  if (!floor) return { kind: 'pay', state: 'pass', isStated: false }
  if (job.pay?.currency !== floor.currency) return { kind: 'pay', state: 'unknown', isStated: true }
  const best = job.pay.maximum * periodsPerYear[job.pay.period]
  return { kind: 'pay', state: best >= floor.minimum ? 'pass' : 'fail', isStated: true }
}
