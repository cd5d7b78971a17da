import type { JobState } from '../jobs/schema.ts'
import { jobStanding } from './job-standing.ts'
import type { ApplicationState } from './states.ts'

export type Actor = 'candidate' | 'employer' | 'system'

const ending = { declined: 'employer', withdrawn: 'candidate', expired: 'system' } as const
const eitherSide = ['candidate', 'employer'] as const

/** Back from a decline that was not told yet, or that a second look has turned over: see `mayReopen`. */
const reopening = {
  submitted: 'employer',
  viewed: 'employer',
  shortlisted: 'employer',
  interview_scheduled: 'employer',
  offer: 'employer',
  withdrawn: 'candidate',
} as const

/**
 * Who may move an application from one state to another. A pair that is not here is refused, whoever asks. While times are
 * proposed nobody is declined: the interview is cancelled first, which the candidate learns at once.
 */
const moves: Record<ApplicationState, Partial<Record<ApplicationState, Actor | readonly Actor[]>>> = {
  quiz: { submitted: 'candidate', withdrawn: 'candidate', expired: 'system' },
  submitted: { viewed: 'employer', shortlisted: 'employer', interview_proposed: 'employer', ...ending },
  viewed: { shortlisted: 'employer', interview_proposed: 'employer', ...ending },
  shortlisted: { interview_proposed: 'employer', offer: 'employer', ...ending },
  interview_proposed: {
    interview_scheduled: 'candidate',
    shortlisted: eitherSide,
    withdrawn: 'candidate',
    expired: 'system',
  },
  interview_scheduled: { interview_proposed: 'employer', shortlisted: eitherSide, offer: 'employer', ...ending },
  offer: { hired: eitherSide, ...ending },
  hired: {},
  declined: reopening,
  withdrawn: {},
  expired: {},
}

export function mayMove(from: ApplicationState, to: ApplicationState, actor: Actor): boolean {
  const allowed = moves[from][to]
  return allowed !== undefined && [allowed].flat().includes(actor)
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

const closed: ApplicationState[] = ['hired', 'declined', 'withdrawn', 'expired']

export function isClosed(state: ApplicationState): boolean {
  return closed.includes(state)
}

/** Hours in which a decline can be taken back; the candidate is told after them (decisions.md G.50). */
export const declineHours = 24

export function declineTellsAt(declinedAt: Date): Date {
  return new Date(declinedAt.getTime() + declineHours * 3_600_000)
}

type Declined = { state: ApplicationState; declineToldAt: Date | null; secondLookAt: Date | null }

/** A decline moves again only before it is told, or when its candidate has asked for a second look. */
export function mayReopen({ state, declineToldAt, secondLookAt }: Declined, now: Date): boolean {
  if (state !== 'declined') return false
  return isStillQuiet(declineToldAt, now) || secondLookAt !== null
}

function isStillQuiet(declineToldAt: Date | null, now: Date): boolean {
  return declineToldAt !== null && declineToldAt > now
}

/** A decline is told after 24 hours; until then the candidate sees the state it was declined in (decisions.md G.50, I.58). */
export function stateShownToCandidate(
  application: { state: ApplicationState; stateBefore: ApplicationState | null; declineToldAt: Date | null },
  now: Date,
): ApplicationState {
  if (application.state !== 'declined') return application.state
  const isTold = application.declineToldAt !== null && !isStillQuiet(application.declineToldAt, now)
  return isTold ? 'declined' : (application.stateBefore ?? 'viewed')
}

/** Whether the candidate knows an application to be over: a decline that was not told yet is not. */
export function isOverForCandidate(application: Omit<Declined, 'secondLookAt'>, now: Date): boolean {
  if (application.state === 'declined') return !isStillQuiet(application.declineToldAt, now)
  return isClosed(application.state)
}

export type CandidateAction = 'take_quiz' | 'send' | 'accept_offer' | 'withdraw'

/** The buttons a candidate has, given the state shown to them. */
export function candidateActions(state: ApplicationState, hasPassedQuiz: boolean): CandidateAction[] {
  if (state === 'quiz') return [hasPassedQuiz ? 'send' : 'take_quiz', 'withdraw']
  if (state === 'offer') return ['accept_offer', 'withdraw']
  return !isClosed(state) && mayMove(state, 'withdrawn', 'candidate') ? ['withdraw'] : []
}

export type EmployerAction = 'shortlist' | 'schedule_interview' | 'offer' | 'hire' | 'decline'

const employerMoves: readonly [EmployerAction, ApplicationState][] = [
  ['shortlist', 'shortlisted'],
  ['schedule_interview', 'interview_proposed'],
  ['offer', 'offer'],
  ['hire', 'hired'],
  ['decline', 'declined'],
]

/** The buttons an employer has. Back from an interview leads by cancelling it, back from a decline by undoing it. */
export function employerActions(state: ApplicationState): EmployerAction[] {
  if (state === 'declined') return []
  return employerMoves
    .filter(([action, to]) => mayMove(state, to, 'employer') && !(action === 'shortlist' && isShortlisted(state)))
    .map(([action]) => action)
}

/** A job takes applications while it is published and its time is not over. */
export function takesApplications(job: { state: JobState; expiresAt: Date | null }, now: Date): boolean {
  return jobStanding(job, now) === 'open'
}
