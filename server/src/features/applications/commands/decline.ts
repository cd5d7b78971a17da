import { and, eq, inArray } from 'drizzle-orm'
import { findDeclineReason } from '#domain/applications/decline-reasons.ts'
import type { DecisionRefusal } from '#domain/applications/review-messages.ts'
import { declineTellsAt, mayReopen } from '#domain/applications/rules.ts'
import type { Result } from '#domain/errors.ts'
import { openInterviewStates } from '#domain/interviews/schema.ts'
import type { Database, Transaction } from '../../../db/open.ts'
import type { Candidate, Employer } from '../../../http/session.ts'
import { enqueueMail } from '../../../tasks/outbox.ts'
import { interviews } from '../../interviews/tables.ts'
import { findOwnJob } from '../../jobs/queries.ts'
import { addNotice } from '../../notices/commands.ts'
import { declineTakenBackMail, secondLookAskedMail } from '../mails.ts'
import { findListedApplicant } from '../queries/applicants.ts'
import { readRecipient } from '../queries/applied-to.ts'
import { readKnownCompany } from '../queries/known-company.ts'
import { readStateBeforeDecline } from '../queries/own-applications.ts'
import { applications, jobApplicants } from '../tables.ts'
import { applicantName } from '../view.ts'
import type { Around } from './apply.ts'
import { decide, type Step } from './decide.ts'
import { lockApplication, moveApplication } from './move.ts'
import { type ApplicantKey, type Review, review, reviewAgain } from './review.ts'

type Outcome = Result<Review, DecisionRefusal>

/**
 * Declines with one of the job's reasons. The candidate is told after 24 hours; until then nothing of it shows to them and
 * the employer can take it back (decisions.md G.50). Declining twice keeps the first reason and its hour.
 */
export async function declineCandidate(
  db: Database,
  actor: Employer,
  { reason: reasonKey, ...key }: ApplicantKey & { reason: string },
  now: Date,
): Promise<Outcome> {
  return review(db, actor, key, async (tx, pair): Promise<Outcome> => {
    const { applicant, job } = pair
    if (applicant.state === 'declined') return { ok: true, value: pair }
    const own = await findOwnJob(tx, actor, job.id)
    const reason = own && findDeclineReason(own.job.skills, reasonKey)
    if (!reason) return { ok: false, refusal: 'no_such_reason' }
    if (await hasOpenInterview(tx, job.id, applicant.id)) return { ok: false, refusal: 'cancel_first' }
    const decline = { reason: reason.sentence, gap: reason.gap, toldAt: declineTellsAt(now) }
    const application = { candidateId: applicant.candidateId, id: applicant.id }
    const moved = await moveApplication(tx, application, { to: 'declined', actor: 'employer', job, now, decline })
    return moved.ok ? reviewAgain(tx, pair) : moved
  })
}

async function hasOpenInterview(tx: Transaction, jobId: string, applicationId: string): Promise<boolean> {
  const open = await tx.$count(
    interviews,
    and(
      eq(interviews.jobId, jobId),
      eq(interviews.applicationId, applicationId),
      inArray(interviews.state, [...openInterviewStates]),
    ),
  )
  return open > 0
}

/** Takes a decline back: before it is told without a word to the candidate, after a second look with one. */
export async function undoDecline(db: Database, actor: Employer, key: ApplicantKey, around: Around): Promise<Outcome> {
  return review(db, actor, key, async (tx, pair): Promise<Outcome> => {
    const { applicant, job } = pair
    if (applicant.state !== 'declined') return { ok: true, value: pair }
    const application = { candidateId: applicant.candidateId, id: applicant.id }
    const current = await lockApplication(tx, application)
    if (!current || !mayReopen(current, around.now)) return { ok: false, refusal: 'told' }
    const to = (await readStateBeforeDecline(tx, application)) ?? 'viewed'
    const moved = await moveApplication(tx, application, { to, actor: 'employer', job, now: around.now })
    if (!moved.ok) return moved
    if (current.secondLookAt !== null) await tellTakenBack(tx, pair, around)
    return reviewAgain(tx, pair)
  })
}

async function tellTakenBack(tx: Transaction, { applicant, job }: Review, { publicUrl, now }: Around) {
  const { candidateId } = applicant
  const path = `/job/${job.id}`
  await addNotice(tx, {
    personId: candidateId,
    kind: 'decline_taken_back',
    eventKey: `decline_taken_back:${applicant.id}:${now.toISOString()}`,
    title: 'Your application is open again',
    body: `${job.title}. The employer has looked again.`,
    path,
  })
  const recipient = await readRecipient(tx, candidateId)
  if (!recipient) return
  const { display } = await readKnownCompany(tx, candidateId, job)
  await enqueueMail(
    tx,
    declineTakenBackMail(recipient, { jobTitle: job.title, company: display, url: publicUrl + path }),
  )
}

type Asked = Result<Step, DecisionRefusal>

/** After a decline was told its candidate can ask once for a second look by a person (decisions.md G.50, K.71). */
export async function askSecondLook(db: Database, actor: Candidate, id: string, around: Around): Promise<Asked> {
  return decide(db, actor, id, async (tx, { application, job }): Promise<Asked> => {
    const isTold = application.declineToldAt !== null && application.declineToldAt <= around.now
    if (application.state !== 'declined' || !isTold) return { ok: false, refusal: 'not_now' }
    if (application.secondLookAt !== null) return { ok: true, value: { application, job } }
    const asked = { secondLookAt: around.now, updatedAt: around.now }
    await tx
      .update(applications)
      .set(asked)
      .where(and(eq(applications.candidateId, actor.id), eq(applications.id, id)))
    await tx
      .update(jobApplicants)
      .set(asked)
      .where(and(eq(jobApplicants.jobId, job.id), eq(jobApplicants.id, id)))
    await tellSecondLook(tx, { application, job }, around)
    return { ok: true, value: { application: { ...application, ...asked }, job } }
  })
}

async function tellSecondLook(tx: Transaction, { application, job }: Step, { publicUrl }: Around) {
  const applicant = await findListedApplicant(tx, job.id, application.id)
  if (!applicant) return
  const { name } = applicantName(applicant, job)
  const path = `/candidates?jobId=${job.id}&show=declined`
  await addNotice(tx, {
    personId: job.posterId,
    kind: 'second_look_asked',
    eventKey: `second_look_asked:${application.id}`,
    title: `${name} asks for a second look`,
    body: job.title,
    path,
  })
  const recipient = await readRecipient(tx, job.posterId)
  const news = { jobTitle: job.title, name, url: publicUrl + path }
  if (recipient) await enqueueMail(tx, secondLookAskedMail(recipient, news))
}
