import type { MoveRefusal } from '#domain/applications/messages.ts'
import { isClosed, isShortlisted } from '#domain/applications/rules.ts'
import type { Result } from '#domain/errors.ts'
import { mayRevealByHand } from '#domain/reveals/gate-words.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import type { Employer } from '../../../http/session.ts'
import { enqueueMail } from '../../../tasks/outbox.ts'
import { findOwnJob } from '../../jobs/queries.ts'
import { addNotice } from '../../notices/commands.ts'
import { companyRevealedMail, shortlistedMail } from '../mails.ts'
import { type ApplicantRow, findApplicant } from '../queries/applicants.ts'
import { type AppliedTo, lockAppliedTo, readRecipient } from '../queries/applied-to.ts'
import { readKnownCompany } from '../queries/known-company.ts'
import type { Around } from './apply.ts'
import { passGate } from './gates.ts'
import { moveApplication } from './move.ts'

export type ApplicantKey = { jobId: string; candidateUserId: string }
export type Review = { applicant: ApplicantRow; job: AppliedTo }
type Outcome = Result<Review, MoveRefusal>

/** The employer has opened the snapshot. Opening it again, or later, changes nothing. */
export async function markViewed(db: Database, actor: Employer, key: ApplicantKey, now: Date): Promise<Outcome> {
  return review(db, actor, key, async (tx, { applicant, job }) => {
    if (applicant.state !== 'submitted') return { ok: true, value: { applicant, job } }
    return move(tx, { applicant, job }, 'viewed', now)
  })
}

/** Shortlists a candidate, opens what the policy says, and tells the candidate. Doing it twice does it once. */
export async function shortlistCandidate(
  db: Database,
  actor: Employer,
  key: ApplicantKey,
  around: Around,
): Promise<Outcome> {
  return review(db, actor, key, async (tx, { applicant, job }) => {
    if (isShortlisted(applicant.state)) return { ok: true, value: { applicant, job } }
    const moved = await move(tx, { applicant, job }, 'shortlisted', around.now)
    if (moved.ok) await tellShortlisted(tx, moved.value, around)
    return moved
  })
}

/** Under the policy `never` the company stays hidden until its employer decides otherwise, for one candidate at a time. */
export async function revealCompany(
  db: Database,
  actor: Employer,
  key: ApplicantKey,
  around: Around,
): Promise<Outcome> {
  return review(db, actor, key, async (tx, { applicant, job }) => {
    if (!mayRevealByHand(job)) return { ok: false, refusal: 'not_by_hand' }
    if (isClosed(applicant.state)) return { ok: false, refusal: 'not_now' }
    const pair = { candidateId: applicant.candidateId, jobId: job.id }
    const added = await passGate(tx, { ...pair, job, gate: 'by_hand', now: around.now })
    if (added.includes('company')) await tellRevealed(tx, { applicant, job }, around)
    return { ok: true, value: { applicant, job } }
  })
}

/** Finds the pair within the employer's own job and holds it: the job first, as everywhere. */
export async function review<Value, Refusal extends string>(
  db: Database,
  actor: Employer,
  key: ApplicantKey,
  act: (tx: Transaction, review: Review) => Promise<Result<Value, Refusal | MoveRefusal>>,
): Promise<Result<Value, Refusal | MoveRefusal>> {
  return transact(db, async (tx) => {
    const own = await findOwnJob(tx, actor, key.jobId)
    const job = own ? await lockAppliedTo(tx, own.job.id) : undefined
    if (!job) return { ok: false, refusal: 'not_found' }
    const applicant = await findApplicant(tx, job.id, key.candidateUserId)
    return applicant ? act(tx, { applicant, job }) : { ok: false, refusal: 'not_found' }
  })
}

export async function move(
  tx: Transaction,
  { applicant, job }: Review,
  to: 'viewed' | 'shortlisted' | 'interview_proposed' | 'offer' | 'hired',
  now: Date,
): Promise<Outcome> {
  const key = { candidateId: applicant.candidateId, id: applicant.id }
  const moved = await moveApplication(tx, key, { to, actor: 'employer', job, now })
  if (!moved.ok) return moved
  return reviewAgain(tx, { applicant, job })
}

/** The pair as it stands after a step. */
export async function reviewAgain(tx: Transaction, { applicant, job }: Review): Promise<{ ok: true; value: Review }> {
  const after = await findApplicant(tx, job.id, applicant.id)
  return { ok: true, value: { applicant: after ?? applicant, job } }
}

async function tellShortlisted(tx: Transaction, { applicant, job }: Review, { publicUrl }: Around) {
  const { candidateId } = applicant
  const { isKnown, display } = await readKnownCompany(tx, candidateId, job)
  const path = `/job/${job.id}`
  await addNotice(tx, {
    personId: candidateId,
    kind: 'shortlisted',
    eventKey: `shortlisted:${applicant.id}`,
    title: 'You are shortlisted',
    body: isKnown ? `${job.title}. The company is ${display}.` : job.title,
    path,
  })
  const recipient = await readRecipient(tx, candidateId)
  if (!recipient) return
  const known = { isCompanyKnown: isKnown, isNameKnown: applicant.isNameRevealed }
  const news = { jobTitle: job.title, company: display, ...known, url: publicUrl + path }
  await enqueueMail(tx, shortlistedMail(recipient, news))
}

async function tellRevealed(tx: Transaction, { applicant, job }: Review, { publicUrl }: Around) {
  const { candidateId } = applicant
  const { display } = await readKnownCompany(tx, candidateId, job)
  const path = `/job/${job.id}`
  await addNotice(tx, {
    personId: candidateId,
    kind: 'company_revealed',
    eventKey: `by_hand:${applicant.id}`,
    title: `The company is ${display}`,
    body: job.title,
    path,
  })
  const recipient = await readRecipient(tx, candidateId)
  if (recipient) {
    const news = { jobTitle: job.title, company: display, url: publicUrl + path }
    await enqueueMail(tx, companyRevealedMail(recipient, news))
  }
}
