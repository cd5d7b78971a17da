import type { DecisionRefusal } from '#domain/applications/review-messages.ts'
import type { Result } from '#domain/errors.ts'
import type { Database, Transaction } from '../../../db/open.ts'
import type { Candidate, Employer } from '../../../http/session.ts'
import { enqueueMail } from '../../../tasks/outbox.ts'
import { addNotice } from '../../notices/commands.ts'
import { hiredMail, offerAcceptedMail, offerMail } from '../mails.ts'
import { findListedApplicant } from '../queries/applicants.ts'
import { readRecipient } from '../queries/applied-to.ts'
import { readKnownCompany } from '../queries/known-company.ts'
import { applicantName } from '../view.ts'
import type { Around } from './apply.ts'
import { decide, type Step } from './decide.ts'
import { moveApplication } from './move.ts'
import { type ApplicantKey, move, type Review, review } from './review.ts'

type Outcome = Result<Review, DecisionRefusal>

/** Makes an offer, which reveals the company under every policy. The terms are the two sides' own matter. */
export async function makeOffer(db: Database, actor: Employer, key: ApplicantKey, around: Around): Promise<Outcome> {
  return review(db, actor, key, async (tx, pair): Promise<Outcome> => {
    if (pair.applicant.state === 'offer') return { ok: true, value: pair }
    const moved = await move(tx, pair, 'offer', around.now)
    if (moved.ok) await tellCandidate(tx, moved.value, around, { kind: 'offer', title: 'You have an offer' })
    return moved
  })
}

/** The employer notes that the offer was accepted outside. */
export async function markHired(db: Database, actor: Employer, key: ApplicantKey, around: Around): Promise<Outcome> {
  return review(db, actor, key, async (tx, pair): Promise<Outcome> => {
    if (pair.applicant.state === 'hired') return { ok: true, value: pair }
    const moved = await move(tx, pair, 'hired', around.now)
    if (moved.ok) await tellCandidate(tx, moved.value, around, { kind: 'hired', title: 'You are hired' })
    return moved
  })
}

type Accepted = Result<Step, DecisionRefusal>

export async function acceptOffer(db: Database, actor: Candidate, id: string, around: Around): Promise<Accepted> {
  return decide(db, actor, id, async (tx, { application, job }): Promise<Accepted> => {
    if (application.state === 'hired') return { ok: true, value: { application, job } }
    const key = { candidateId: actor.id, id }
    const moved = await moveApplication(tx, key, { to: 'hired', actor: 'candidate', job, now: around.now })
    if (!moved.ok) return moved
    await tellEmployer(tx, { application: moved.value, job }, around)
    return { ok: true, value: { application: moved.value, job } }
  })
}

type News = { kind: 'offer' | 'hired'; title: string }

async function tellCandidate(tx: Transaction, { applicant, job }: Review, { publicUrl }: Around, news: News) {
  const { candidateId } = applicant
  const { display } = await readKnownCompany(tx, candidateId, job)
  const path = `/job/${job.id}`
  await addNotice(tx, {
    personId: candidateId,
    kind: news.kind,
    eventKey: `${news.kind}:${applicant.id}`,
    title: news.title,
    body: `${job.title}. The company is ${display}.`,
    path,
  })
  const recipient = await readRecipient(tx, candidateId)
  if (!recipient) return
  const facts = { jobTitle: job.title, company: display, url: publicUrl + path }
  await enqueueMail(tx, news.kind === 'offer' ? offerMail(recipient, facts) : hiredMail(recipient, facts))
}

async function tellEmployer(tx: Transaction, { application, job }: Step, { publicUrl }: Around) {
  const applicant = await findListedApplicant(tx, job.id, application.id)
  if (!applicant) return
  const { name } = applicantName(applicant, job)
  const path = `/candidates?jobId=${job.id}`
  await addNotice(tx, {
    personId: job.posterId,
    kind: 'offer_accepted',
    eventKey: `offer_accepted:${application.id}`,
    title: `${name} accepted your offer`,
    body: job.title,
    path,
  })
  const recipient = await readRecipient(tx, job.posterId)
  const news = { jobTitle: job.title, name, url: publicUrl + path }
  if (recipient) await enqueueMail(tx, offerAcceptedMail(recipient, news))
}
