import { jobLimits } from './limits.ts'
import type { JobSkill, JobState, PayReading } from './schema.ts'

/** What may follow what. Only the server makes a job 'published', and only after the expectations quiz. */
const following: Record<JobState, readonly JobState[]> = {
  draft: ['quiz_pending', 'closed'],
  quiz_pending: ['published', 'closed'],
  published: ['paused', 'filled', 'closed', 'expired', 'quiz_pending'],
  paused: ['published', 'filled', 'closed', 'expired', 'quiz_pending'],
  filled: [],
  closed: [],
  expired: [],
}

export function mayBecome(from: JobState, to: JobState): boolean {
  return following[from].includes(to)
}

/** The changes an employer makes by hand; publishing goes through the quiz, expiring through the clock. */
export const statesByHand = ['paused', 'published', 'filled', 'closed'] as const
export type StateByHand = (typeof statesByHand)[number]

export function mayBecomeByHand(from: JobState, to: StateByHand): boolean {
  return to === 'published' ? from === 'paused' : mayBecome(from, to)
}

/** A job that is over stays as it was: candidates decided on these words. */
export function mayEdit(state: JobState): boolean {
  return state !== 'filled' && state !== 'closed' && state !== 'expired'
}

const day = 24 * 60 * 60 * 1000

export function expiryOf(publishedAt: Date): Date {
  return new Date(publishedAt.getTime() + jobLimits.publishedDays * day)
}

/** What the expectations quiz asked about; a change of one of these asks it again (decisions.md G.43). */
type Promised = { skills: readonly JobSkill[]; pay: PayReading | null }
export type PromiseTopic = 'must_have' | 'pay'

export function changedPromises(before: Promised, after: Promised): PromiseTopic[] {
  const changed: PromiseTopic[] = []
  if (mustHaveKey(before.skills) !== mustHaveKey(after.skills)) changed.push('must_have')
  if (JSON.stringify(payKey(before.pay)) !== JSON.stringify(payKey(after.pay))) changed.push('pay')
  return changed
}

function mustHaveKey(skills: readonly JobSkill[]): string {
  const mustHaves = skills.filter((one) => one.importance === 'must_have')
  return mustHaves
    .map((one) => one.skill.toLowerCase())
    .toSorted()
    .join('|')
}

function payKey(pay: PayReading | null) {
  return pay && [pay.minimum, pay.maximum, pay.currency, pay.period]
}
