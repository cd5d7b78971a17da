/** The groups an employer looks at applicants in; those who withdrew or were closed without a decision are in none. */
export const candidateGroups = ['all', 'waiting', 'shortlisted', 'interview', 'offer', 'declined'] as const
export type CandidateGroup = (typeof candidateGroups)[number]

/** A group named in an address; anything else is everybody. Addresses are read in every page, so this file stays small. */
export function readGroup(value: unknown): CandidateGroup {
  return candidateGroups.find((group) => group === value) ?? 'all'
}
