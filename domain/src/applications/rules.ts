import type { JobState } from '../jobs/schema.ts'
import type { ApplicationState } from './states.ts'

export type Actor = 'candidate' | 'employer' | 'system'

const ending = { declined: 'employer', withdrawn: 'candidate', expired: 'system' } as const

/** Who may move an application from one state to another. A pair that is not here is refused, whoever asks. */
const moves: Record<ApplicationState, Partial<Record<ApplicationState, Actor>>> = {
  quiz: { submitted: 'candidate', withdrawn: 'candidate', expired: 'system' },
  submitted: { viewed: 'employer', shortlisted: 'employer', interview_proposed: 'employer', ...ending },
  viewed: { shortlisted: 'employer', interview_proposed: 'employer', ...ending },
  shortlisted: { interview_proposed: 'employer', offer: 'employer', ...ending },
  interview_proposed: { interview_scheduled: 'candidate', ...ending },
  interview_scheduled: { interview_proposed: 'employer', offer: 'employer', ...ending },
  offer: { hired: 'candidate', ...ending },
  hired: {},
  declined: {},
  withdrawn: {},
  expired: {},
}

export function mayMove(from: ApplicationState, to: ApplicationState, actor: Actor): boolean {
  return moves[from][to] === actor
}

/** States that lie at or beyond the shortlist: shortlisting again changes nothing there. */
const beyondShortlist: ApplicationState[] = [
  'shortlisted',
  'interview_proposed',
  'interview_scheduled',
  'offer',
  'hired',
]

export function isShortlisted(state: ApplicationState): boolean {
  return beyondShortlist.includes(state)
}

export function isClosed(state: ApplicationState): boolean {
  return Object.keys(moves[state]).length === 0
}

/** A decline is told after 24 hours; until then the candidate sees the state it was declined in (decisions.md G.50, I.58). */
export function stateShownToCandidate(
  application: { state: ApplicationState; stateBefore: ApplicationState | null; declineToldAt: Date | null },
  now: Date,
): ApplicationState {
  if (application.state !== 'declined') return application.state
  const isTold = application.declineToldAt !== null && application.declineToldAt <= now
  return isTold ? 'declined' : (application.stateBefore ?? 'viewed')
}

export type CandidateAction = 'take_quiz' | 'send' | 'withdraw'

/** The buttons a candidate has, given the state shown to them. */
export function candidateActions(state: ApplicationState, hasPassedQuiz: boolean): CandidateAction[] {
  if (state === 'quiz') return [hasPassedQuiz ? 'send' : 'take_quiz', 'withdraw']
  return mayMove(state, 'withdrawn', 'candidate') ? ['withdraw'] : []
}

export type EmployerAction = 'shortlist' | 'schedule_interview'

export function employerActions(state: ApplicationState): EmployerAction[] {
  const actions: EmployerAction[] = []
  if (mayMove(state, 'shortlisted', 'employer')) actions.push('shortlist')
  if (mayMove(state, 'interview_proposed', 'employer')) actions.push('schedule_interview')
  return actions
}

/** A job takes applications while it is published and its time is not over. */
export function takesApplications(job: { state: JobState; expiresAt: Date | null }, now: Date): boolean {
  return job.state === 'published' && (job.expiresAt === null || job.expiresAt > now)
}
