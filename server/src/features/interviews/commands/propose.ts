import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { MoveRefusal } from '#domain/applications/messages.ts'
import { mayMove } from '#domain/applications/rules.ts'
import type { Result } from '#domain/errors.ts'
import { proposalLeaks } from '#domain/interviews/proposal-leaks.ts'
import { overlaps, type ProposalRefusal, timeProblems } from '#domain/interviews/rules.ts'
import type { ProposalInput } from '#domain/interviews/schema.ts'
import { isTimeZone } from '#domain/interviews/zones.ts'
import { gateOfState, revealsAtGate } from '#domain/reveals/gates.ts'
import type { Database, Transaction } from '../../../db/open.ts'
import type { Employer } from '../../../http/session.ts'
import type { Around } from '../../applications/commands/apply.ts'
import { type ApplicantKey, move, type Review, review } from '../../applications/commands/review.ts'
import { readKnownCompany } from '../../applications/queries/known-company.ts'
import { findOwnJob } from '../../jobs/queries.ts'
import { agreedOfEmployer, findOpenInterview, type Proposal, readTimes } from '../queries.ts'
import { interviews, interviewTimes } from '../tables.ts'
import { tellTimes } from './tell.ts'

export type ScheduleRefusal = MoveRefusal | ProposalRefusal
type Input = ApplicantKey & ProposalInput
type Outcome = Result<Proposal, ScheduleRefusal>

/**
 * Proposes times to a candidate, or other times for an interview that is still open: an agreed time stands until another is
 * accepted. It counts as shortlisting and opens the gate of the policy `interview` (decisions.md K.67).
 */
export async function proposeInterview(db: Database, actor: Employer, input: Input, around: Around): Promise<Outcome> {
  const starts = input.times.map((time) => new Date(time)).toSorted((x, y) => x.getTime() - y.getTime())
  const [problem] = timeProblems(starts, input.lengthMinutes, around.now)
  if (problem) return { ok: false, refusal: problem.refusal }
  if (!isTimeZone(input.zone)) return { ok: false, refusal: 'unknown_zone' }
  return review(db, actor, input, async (tx, pair): Promise<Outcome> => {
    const open = await findOpenInterview(tx, pair.job.id, pair.applicant.id)
    const mayPropose = open !== undefined || mayMove(pair.applicant.state, 'interview_proposed', 'employer')
    if (!mayPropose || pair.applicant.state === 'declined') return { ok: false, refusal: 'not_now' }
    if (await mayGiveAway(tx, actor, input, pair)) return { ok: false, refusal: 'leak' }
    if (await isBusy(tx, actor, input, { starts, except: open?.id })) return { ok: false, refusal: 'busy' }
    if (open && (await isTheSame(tx, open, input, starts))) {
      return { ok: true, value: { interview: open, times: starts } }
    }
    const written = open
      ? await rewrite(tx, open, input, around.now)
      : await insertInterview(tx, pair, input, around.now)
    await replaceTimes(tx, written, starts)
    return settle(tx, pair, { interview: written, times: starts }, around)
  })
}

async function settle(tx: Transaction, pair: Review, proposal: Proposal, around: Around): Promise<Outcome> {
  if (pair.applicant.state !== 'interview_proposed') {
    const moved = await move(tx, pair, 'interview_proposed', around.now)
    if (!moved.ok) return moved
  }
  await tellTimes(tx, pair, proposal, around)
  return { ok: true, value: proposal }
}

/** A company that stays hidden after the proposal must not be named in it. */
async function mayGiveAway(tx: Transaction, actor: Employer, input: ProposalInput, { applicant, job }: Review) {
  const { isKnown } = await readKnownCompany(tx, applicant.candidateId, job)
  const gate = gateOfState('interview_proposed')
  if (isKnown || (gate && revealsAtGate(job, gate).includes('company'))) return false
  const own = await findOwnJob(tx, actor, job.id)
  return own !== null && proposalLeaks(own.identity, input)
}

type Wanted = { starts: readonly Date[]; except: string | undefined }

async function isBusy(tx: Transaction, actor: Employer, { lengthMinutes }: Input, { starts, except }: Wanted) {
  const agreed = (await agreedOfEmployer(tx, actor)).filter((one) => one.id !== except)
  return starts.some((startsAt) => agreed.some((one) => overlaps(one, { startsAt, lengthMinutes })))
}

/** Pressed twice, or sent again because the answer was lost: nothing new is said. */
async function isTheSame(tx: Transaction, open: Proposal['interview'], input: Input, starts: readonly Date[]) {
  const { lengthMinutes, way, place, note, zone } = input
  const before = [open.state, open.lengthMinutes, open.way, open.place, open.note, open.employerZone]
  const now = ['proposed', lengthMinutes, way, place, note, zone]
  if (JSON.stringify(before) !== JSON.stringify(now)) return false
  const times = await readTimes(tx, open.jobId, [open.id])
  return JSON.stringify(times.map((time) => time.startsAt)) === JSON.stringify(starts)
}

async function rewrite(tx: Transaction, open: Proposal['interview'], input: Input, now: Date) {
  const { lengthMinutes, way, place, note, zone } = input
  const [written] = await tx
    .update(interviews)
    .set({
      state: 'proposed',
      lengthMinutes,
      way,
      place,
      note,
      employerZone: zone,
      candidateNote: null,
      version: sql`${interviews.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(interviews.jobId, open.jobId), eq(interviews.id, open.id)))
    .returning()
  return written ?? open
}

async function insertInterview(tx: Transaction, { applicant, job }: Review, input: Input, now: Date) {
  const { lengthMinutes, way, place, note, zone } = input
  const [interview] = await tx
    .insert(interviews)
    .values({
      jobId: job.id,
      id: randomUUID(),
      candidateId: applicant.candidateId,
      applicationId: applicant.id,
      state: 'proposed',
      lengthMinutes,
      way,
      place,
      note,
      employerZone: zone,
      // A calendar names its entries by this for ever; it says nothing of either side.
      calendarUid: `${randomUUID()}@gladwork.mail`,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!interview) throw new Error('The proposal was not written.')
  return interview
}

async function replaceTimes(tx: Transaction, { jobId, id }: Proposal['interview'], starts: readonly Date[]) {
  await tx.delete(interviewTimes).where(and(eq(interviewTimes.jobId, jobId), eq(interviewTimes.interviewId, id)))
  const rows = starts.map((startsAt) => ({ jobId, id: randomUUID(), interviewId: id, startsAt }))
  await tx.insert(interviewTimes).values(rows)
}
