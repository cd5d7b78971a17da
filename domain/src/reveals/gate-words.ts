import type { RevealGate } from '../applications/ledger.ts'
import type { RevealPolicy } from '../jobs/schema.ts'
import type { RevealingJob } from './gates.ts'

const companyHiddenUntil: Record<RevealPolicy, string> = {
  application_quiz: 'Company hidden until you pass the quiz',
  shortlist: 'Company hidden until you are shortlisted',
  interview: 'Company hidden until interview times are proposed',
  never: 'Company hidden until it reveals itself or makes you an offer',
}

/** Stands on the lock beside a hidden company: until when. */
export function companyLock(job: RevealingJob): string {
  return companyHiddenUntil[job.policy]
}

const roleHiddenUntil: Record<RevealPolicy, string> = {
  application_quiz: 'Company hidden until the quiz is passed.',
  shortlist: 'Company hidden until you shortlist.',
  interview: 'Company hidden until you propose times.',
  never: 'Company hidden until you reveal it.',
}

/** The same, said to the employer under the title of the role. */
export function companyShown(job: RevealingJob): string {
  return job.isAnonymous ? roleHiddenUntil[job.policy] : 'Company shown.'
}

const namesAppear: Record<RevealPolicy, string> = {
  application_quiz: 'when you shortlist',
  shortlist: 'when you shortlist',
  interview: 'when you propose interview times',
  never: 'when a candidate agrees',
}

/** "when you shortlist": completes "Names appear …" on the employer's list and "… are hidden until" in the snapshot. */
export function nameMoment(job: RevealingJob): string {
  return namesAppear[job.isAnonymous ? job.policy : 'shortlist']
}

/** The employer of a job with the policy `never` may reveal the company by hand. */
export function mayRevealByHand(job: RevealingJob): boolean {
  return job.isAnonymous && job.policy === 'never'
}

/** Only where the employer never learns a name by itself does the candidate have one to share. */
export function mayShareName(job: RevealingJob): boolean {
  return job.isAnonymous && job.policy === 'never'
}

/** How the ledger says through which gate something became known. */
export const gateWords: Record<RevealGate, string> = {
  quiz_passed: 'You passed the quiz',
  shortlist: 'You were shortlisted',
  interview: 'Interview times were proposed',
  offer: 'You got an offer',
  by_hand: 'The employer revealed itself',
  consent: 'You shared your name',
  not_anonymous: 'The job was never anonymous',
}
