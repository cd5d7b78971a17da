import { randomUUID } from 'node:crypto'
import type { MoveRefusal } from '#domain/applications/messages.ts'
import { mayMove } from '#domain/applications/rules.ts'
import type { Result } from '#domain/errors.ts'
import { proposalLeaks } from '#domain/interviews/proposal-leaks.ts'
import { type ProposalRefusal, timeProblems } from '#domain/interviews/rules.ts'
import type { ProposalInput } from '#domain/interviews/schema.ts'
import { gateOfState, revealsAtGate } from '#domain/reveals/gates.ts'
import type { Database, Transaction } from '../../db/open.ts'
import type { Employer } from '../../http/session.ts'
import { enqueueMail } from '../../tasks/outbox.ts'
import type { Around } from '../applications/commands/apply.ts'
import { type ApplicantKey, move, type Review, review } from '../applications/commands/review.ts'
import { readRecipient } from '../applications/queries/applied-to.ts'
import { readKnownCompany } from '../applications/queries/known-company.ts'
import { findOwnJob } from '../jobs/queries.ts'
import { addNotice } from '../notices/commands.ts'
import { timesProposedMail } from './mails.ts'
import type { Proposal } from './queries.ts'
import { interviews, interviewTimes } from './tables.ts'

export type ScheduleRefusal = MoveRefusal | ProposalRefusal

/** Proposes times to a candidate. It counts as shortlisting and opens the gate of the policy `interview` (decisions.md K.67). */
export async function proposeInterview(
  db: Database,
  actor: Employer,
  input: ApplicantKey & ProposalInput,
  around: Around,
): Promise<Result<Proposal, ScheduleRefusal>> {
  const starts = input.times.map((time) => new Date(time))
  const [problem] = timeProblems(starts, input.lengthMinutes, around.now)
  if (problem) return { ok: false, refusal: problem.refusal }
  if (!isTimeZone(input.zone)) return { ok: false, refusal: 'unknown_zone' }
  return review(db, actor, input, async (tx, pair): Promise<Result<Proposal, ScheduleRefusal>> => {
    if (!mayMove(pair.applicant.state, 'interview_proposed', 'employer')) return { ok: false, refusal: 'not_now' }
    if (await mayGiveAway(tx, actor, input, pair)) return { ok: false, refusal: 'leak' }
    const proposal = await insertProposal(tx, pair, input, starts, around.now)
    const moved = await move(tx, pair, 'interview_proposed', around.now)
    if (!moved.ok) return moved
    await tellCandidate(tx, pair, proposal, around)
    return { ok: true, value: proposal }
  })
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== null
  } catch {
    return false
  }
}

/** A company that stays hidden after the proposal must not be named in it. */
async function mayGiveAway(tx: Transaction, actor: Employer, input: ProposalInput, { applicant, job }: Review) {
  const { isKnown } = await readKnownCompany(tx, applicant.candidateId, job)
  const gate = gateOfState('interview_proposed')
  if (isKnown || (gate && revealsAtGate(job, gate).includes('company'))) return false
  const own = await findOwnJob(tx, actor, job.id)
  return own !== null && proposalLeaks(own.identity, input)
}

async function insertProposal(
  tx: Transaction,
  { applicant, job }: Review,
  input: ProposalInput,
  starts: Date[],
  now: Date,
): Promise<Proposal> {
  const id = randomUUID()
  const [interview] = await tx
    .insert(interviews)
    .values({
      jobId: job.id,
      id,
      candidateId: applicant.candidateId,
      applicationId: applicant.id,
      state: 'proposed',
      lengthMinutes: input.lengthMinutes,
      way: input.way,
      place: input.place,
      note: input.note,
      employerZone: input.zone,
      // A calendar names its entries by this for ever; it says nothing of either side.
      calendarUid: `${randomUUID()}@gladwork.mail`,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!interview) throw new Error('The proposal was not written.')
  const times = starts.map((startsAt) => ({ jobId: job.id, id: randomUUID(), interviewId: id, startsAt }))
  await tx.insert(interviewTimes).values(times)
  return { interview, times: starts }
}

async function tellCandidate(tx: Transaction, { applicant, job }: Review, proposal: Proposal, { publicUrl }: Around) {
  const { candidateId } = applicant
  const { isKnown, display } = await readKnownCompany(tx, candidateId, job)
  const path = `/job/${job.id}`
  await addNotice(tx, {
    personId: candidateId,
    kind: 'interview_proposed',
    eventKey: `interview_proposed:${proposal.interview.id}`,
    title: 'Interview times proposed',
    body: isKnown ? `${job.title}. The company is ${display}.` : job.title,
    path,
  })
  const recipient = await readRecipient(tx, candidateId)
  if (!recipient) return
  const { employerZone, lengthMinutes, way } = proposal.interview
  const news = { jobTitle: job.title, company: display, zone: employerZone, lengthMinutes, way, url: publicUrl + path }
  await enqueueMail(tx, timesProposedMail(recipient, { ...news, times: proposal.times }))
}
