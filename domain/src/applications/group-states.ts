import type { CandidateGroup } from './candidate-groups.ts'
import type { ApplicationState } from './states.ts'

export const groupLabels: Record<CandidateGroup, string> = {
  all: 'All',
  waiting: 'Waiting for you',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offer: 'Offer',
  declined: 'Declined',
}

const states: Record<Exclude<CandidateGroup, 'all'>, readonly ApplicationState[]> = {
  waiting: ['submitted', 'viewed'],
  shortlisted: ['shortlisted'],
  interview: ['interview_proposed', 'interview_scheduled'],
  offer: ['offer', 'hired'],
  declined: ['declined'],
}

export function statesOfGroup(group: CandidateGroup): readonly ApplicationState[] {
  return group === 'all' ? Object.values(states).flat() : states[group]
}
