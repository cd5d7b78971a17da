import { areNeighbours, areSameSkill } from '../taxonomy/skills.ts'
import type { CandidateSkill, RequiredSkill } from './inputs.ts'

export type SkillState = 'met' | 'listed' | 'neighbour' | 'missing'

export type CoveredSkill = RequiredSkill & {
  state: SkillState
  /** c of decisions.md F.31. */
  credit: number
  /** The candidate's skill that earned the credit. */
  through: string | null
}

/** Decisions.md F.31: exact or alias 1, neighbour .6, and .85 of it when it is only listed. */
const neighbourCredit = 0.6
const onlyListed = 0.85
const importanceWeight = { must_have: 2, nice: 1 } as const

/** Each required skill with what the candidate brings for it. */
export function coverSkills(required: readonly RequiredSkill[], held: readonly CandidateSkill[]): CoveredSkill[] {
  return required.map((skill) => {
    const best = held.map((own) => credit(skill.name, own)).sort((a, b) => b.credit - a.credit)[0]
    return best && best.credit > 0 ? { ...skill, ...best } : { ...skill, state: 'missing', credit: 0, through: null }
  })
}

/** S: the weighted share of the required skills; null where the job asks for none or the résumé shows none. */
export function skillsShare(covered: readonly CoveredSkill[], heldCount: number): number | null {
  if (covered.length === 0 || heldCount === 0) return null
  return sum(covered.map((skill) => importanceWeight[skill.importance] * skill.credit)) / askedFor(covered)
}

/** How much a job asks for, a must-have counting twice. */
export function askedFor(covered: readonly RequiredSkill[]): number {
  return sum(covered.map((skill) => importanceWeight[skill.importance]))
}

/** Must-haves that are met in any way, and how many there are. */
export function mustHaves(covered: readonly CoveredSkill[]): { met: number; of: number } {
  const musts = covered.filter((skill) => skill.importance === 'must_have')
  return { met: musts.filter((skill) => skill.credit > 0).length, of: musts.length }
}

function credit(wanted: string, own: CandidateSkill): Pick<CoveredSkill, 'state' | 'credit' | 'through'> {
  const isSame = areSameSkill(own.name, wanted)
  if (!isSame && !areNeighbours(own.name, wanted)) return { state: 'missing', credit: 0, through: null }
  const full = isSame ? 1 : neighbourCredit
  const state = !isSame ? 'neighbour' : own.isShownInRole ? 'met' : 'listed'
  return { state, credit: own.isShownInRole ? full : full * onlyListed, through: own.name }
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
