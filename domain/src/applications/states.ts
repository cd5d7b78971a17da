import * as z from 'zod/mini'

export const applicationStates = [
  'quiz',
  'submitted',
  'viewed',
  'shortlisted',
  'interview_proposed',
  'interview_scheduled',
  'offer',
  'hired',
  'declined',
  'withdrawn',
  'expired',
] as const
export const applicationState = z.enum(applicationStates)
export type ApplicationState = z.infer<typeof applicationState>

/** What a candidate is shown of them (decisions.md G.46). */
export const stages = ['applied', 'in_review', 'shortlisted', 'interview', 'offer', 'closed'] as const
export const stage = z.enum(stages)
export type Stage = z.infer<typeof stage>

export const stageLabels: Record<Stage, string> = {
  applied: 'Applied',
  in_review: 'In review',
  shortlisted: 'Shortlisted',
  interview: 'Interview',
  offer: 'Offer',
  closed: 'Closed',
}

const stageOfState: Record<ApplicationState, Stage> = {
  quiz: 'applied',
  submitted: 'applied',
  viewed: 'in_review',
  shortlisted: 'shortlisted',
  interview_proposed: 'interview',
  interview_scheduled: 'interview',
  offer: 'offer',
  hired: 'offer',
  declined: 'closed',
  withdrawn: 'closed',
  expired: 'closed',
}

export function stageOf(state: ApplicationState): Stage {
  return stageOfState[state]
}
