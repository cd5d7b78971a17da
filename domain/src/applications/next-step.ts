import type { RevealPolicy } from '../jobs/schema.ts'

/** Days an employer has to answer (decisions.md G.51). */
export const replyDays = 14

/** Questions of an application quiz and the attempts at it (decisions.md G.44). */
export const applicationQuizQuestions = 6
export const applicationQuizAttempts = 2

export type AppliedTo = { isAnonymous: boolean; policy: RevealPolicy; quizThreshold: number }

/** With the quiz policy the application waits in state `quiz`; with the others it is sent at once (decisions.md G.45). */
export function waitsForQuiz(job: Pick<AppliedTo, 'isAnonymous' | 'policy'>): boolean {
  return job.isAnonymous && job.policy === 'application_quiz'
}

/** What the candidate reads after Apply: what has happened, and what comes next (decisions.md G.45, K.66). */
export function nextStep(job: AppliedTo): string {
  if (waitsForQuiz(job)) {
    return `Your application is frozen. It is sent once you pass the quiz (${applicationQuizQuestions} questions, ${job.quizThreshold}% to pass) and press Send.`
  }
  return afterSending(job)
}

/** The same for an application as it stands: once it was sent, the quiz lies behind it. */
export function nextStepOf(application: { submittedAt: Date | null }, job: AppliedTo): string {
  return application.submittedAt === null ? nextStep(job) : afterSending(job)
}

function afterSending(job: AppliedTo): string {
  const sent = `Your application was sent. The employer has ${replyDays} days to answer.`
  return job.isAnonymous && !waitsForQuiz(job) ? `${sent} ${revealPromise[job.policy]}` : sent
}

/** The same, said in the confirmation before anything is done. */
export function beforeApplying(job: AppliedTo): string {
  if (waitsForQuiz(job)) {
    return `Nothing is sent yet. First comes the quiz (${applicationQuizQuestions} questions, ${job.quizThreshold}% to pass), then you see the company and press Send.`
  }
  const sent = `It is sent at once, under a code name. The employer has ${replyDays} days to answer.`
  return job.isAnonymous ? `${sent} ${revealPromise[job.policy]}` : sent
}

const revealPromise: Record<RevealPolicy, string> = {
  application_quiz: 'You see the company once you pass the quiz.',
  shortlist: 'You see the company when you are shortlisted.',
  interview: 'You see the company when interview times are proposed.',
  never: 'The company stays hidden until it reveals itself or makes you an offer.',
}
