import type { JobSkill } from '../jobs/schema.ts'

export type DeclineReason = {
  key: string
  /** The sentence that the candidate reads. */
  sentence: string
  /** The must-have that it names. */
  gap: string | null
}

const general: readonly DeclineReason[] = [
  { key: 'closer_fit', sentence: 'Another candidate fits more closely', gap: null },
  { key: 'level', sentence: 'The level of the role and of the experience lie apart', gap: null },
  { key: 'terms', sentence: 'Pay, place or hours could not be brought together', gap: null },
  { key: 'role_changed', sentence: 'The role has changed or is no longer open', gap: null },
]

/** What an employer can give as a reason: one for each must-have of the job, then the few others (decisions.md G.50). */
export function declineReasons(skills: readonly JobSkill[]): DeclineReason[] {
  const mustHaves = skills.filter((one) => one.importance === 'must_have')
  return [
    ...mustHaves.map(({ skill }) => ({
      key: `must_have:${skill}`,
      sentence: `Not enough experience with ${skill}`,
      gap: skill,
    })),
    ...general,
  ]
}

export function findDeclineReason(skills: readonly JobSkill[], key: string): DeclineReason | null {
  return declineReasons(skills).find((reason) => reason.key === key) ?? null
}
