import { neighboursOf, skillKey } from '../taxonomy/skills.ts'
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
  const offers = offersOf(held)
  return required.map((skill) => {
    const best = better(offers.same.get(skillKey(skill.name)), offers.near.get(skill.name))
    return best ? { ...skill, ...best } : { ...skill, state: 'missing', credit: 0, through: null }
  })
}

/** The same once one more skill is shown in a role; nothing else of the candidate has to be looked at again. */
export function coverWith(covered: readonly CoveredSkill[], name: string): CoveredSkill[] {
  const key = skillKey(name)
  const neighbours = neighboursOf(name)
  return covered.map((skill) => {
    if (skillKey(skill.name) === key) return { ...skill, state: 'met', credit: 1, through: name }
    if (skill.credit >= neighbourCredit || !neighbours.includes(skill.name)) return skill
    return { ...skill, state: 'neighbour', credit: neighbourCredit, through: name }
  })
}

type Offer = Pick<CoveredSkill, 'state' | 'credit' | 'through'>
/** What one's skills earn: by the key of the skill itself, and by the name of each neighbour. */
type Offers = { same: ReadonlyMap<string, Offer>; near: ReadonlyMap<string, Offer> }

/** A candidate meets hundreds of jobs with the same skills, so what they earn is worked out once. */
const keptOffers = new WeakMap<readonly CandidateSkill[], Offers>()

function offersOf(held: readonly CandidateSkill[]): Offers {
  const kept = keptOffers.get(held)
  if (kept) return kept
  const same = new Map<string, Offer>()
  const near = new Map<string, Offer>()
  for (const { name, isShownInRole } of held) {
    const share = isShownInRole ? 1 : onlyListed
    keepBest(same, skillKey(name), { state: isShownInRole ? 'met' : 'listed', credit: share, through: name })
    for (const other of neighboursOf(name)) {
      keepBest(near, other, { state: 'neighbour', credit: neighbourCredit * share, through: name })
    }
  }
  const offers = { same, near }
  keptOffers.set(held, offers)
  return offers
}

/** The first of two equals stays, so that the order of the search decides nothing. */
function keepBest(offers: Map<string, Offer>, key: string, offer: Offer): void {
  const known = offers.get(key)
  if (!known || offer.credit > known.credit) offers.set(key, offer)
}

function better(same: Offer | undefined, near: Offer | undefined): Offer | undefined {
  return !same || (near && near.credit > same.credit) ? near : same
}

/** S: the weighted share of the required skills; null where the job asks for none or the résumé shows none. */
export function skillsShare(covered: readonly CoveredSkill[], heldCount: number): number | null {
  if (covered.length === 0 || heldCount === 0) return null
  let earned = 0
  for (const { importance, credit } of covered) earned += importanceWeight[importance] * credit
  return earned / askedFor(covered)
}

/** How much a job asks for, a must-have counting twice. */
export function askedFor(covered: readonly RequiredSkill[]): number {
  let asked = 0
  for (const { importance } of covered) asked += importanceWeight[importance]
  return asked
}

/** Must-haves that are met in any way, and how many there are. */
export function mustHaves(covered: readonly CoveredSkill[]): { met: number; of: number } {
  let met = 0
  let of = 0
  for (const { importance, credit } of covered) {
    if (importance !== 'must_have') continue
    of += 1
    if (credit > 0) met += 1
  }
  return { met, of }
}
