import { and, eq, sql } from 'drizzle-orm'
import type { Result } from '#domain/errors.ts'
import type { AnswerRefusal } from '#domain/interviews/messages.ts'
import { isReminderDue, overlaps } from '#domain/interviews/rules.ts'
import type { AcceptInput, AskOthersInput } from '#domain/interviews/schema.ts'
import { isTimeZone } from '#domain/interviews/zones.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { moveApplication } from '../../applications/commands/move.ts'
import { findListedApplicant } from '../../applications/queries/applicants.ts'
import { lockAppliedTo } from '../../applications/queries/applied-to.ts'
import { agreedOfCandidate, lockInterview, type Proposal, readProposal } from '../queries.ts'
import { interviews } from '../tables.ts'
import { endInterview } from './cancel.ts'
import { type Pair, type Told, tellAgreed, tellOthersAsked } from './tell.ts'

export type InterviewKey = { jobId: string; interviewId: string }
export type Outcome = Result<Proposal, AnswerRefusal>
type Held = { pair: Pair; interview: Proposal['interview'] }

/** Agrees on one of the proposed times. Accepting the agreed time again changes nothing. */
export async function acceptTime(
  db: Database,
  actor: Candidate,
  input: InterviewKey & AcceptInput,
  told: Told,
): Promise<Outcome> {
  const startsAt = new Date(input.startsAt)
  if (!isTimeZone(input.zone)) return { ok: false, refusal: 'unknown_zone' }
  return answer(db, actor, input, async (tx, { pair, interview }) => {
    const isAgreed = interview.startsAt?.getTime() === startsAt.getTime()
    if (interview.state === 'scheduled' && isAgreed) return { ok: true, value: await readProposal(tx, interview) }
    if (interview.state !== 'proposed') return { ok: false, refusal: 'not_open' }
    const { times } = await readProposal(tx, interview)
    const isProposed = isAgreed || times.some((time) => time.getTime() === startsAt.getTime())
    if (!isProposed) return { ok: false, refusal: 'not_proposed' }
    if (startsAt <= told.now) return { ok: false, refusal: 'past' }
    const slot = { startsAt, lengthMinutes: interview.lengthMinutes }
    const taken = (await agreedOfCandidate(tx, actor)).filter((one) => one.id !== interview.id)
    if (taken.some((one) => overlaps(one, slot))) return { ok: false, refusal: 'busy' }
    const { job, applicant } = pair
    const key = { candidateId: actor.id, id: applicant.id }
    const moved = await moveApplication(tx, key, { to: 'interview_scheduled', actor: 'candidate', job, now: told.now })
    if (!moved.ok) return { ok: false, refusal: 'not_open' }
    const agreed = await writeAgreed(tx, interview, { startsAt, zone: input.zone, now: told.now })
    await tellAgreed(tx, pair, agreed, told)
    return { ok: true, value: { interview: agreed, times } }
  })
}

/** Sends the proposal back. An agreed time stands until another is accepted. */
export async function askForOthers(
  db: Database,
  actor: Candidate,
  input: InterviewKey & AskOthersInput,
  told: Told,
): Promise<Outcome> {
  if (!isTimeZone(input.zone)) return { ok: false, refusal: 'unknown_zone' }
  return answer(db, actor, input, async (tx, { pair, interview }) => {
    if (interview.state === 'others_asked') return { ok: true, value: await readProposal(tx, interview) }
    if (interview.state !== 'proposed') return { ok: false, refusal: 'not_open' }
    const asked = await write(tx, interview, {
      state: 'others_asked',
      candidateNote: input.note,
      candidateZone: input.zone,
      updatedAt: told.now,
    })
    await tellOthersAsked(tx, pair, asked, told)
    return { ok: true, value: await readProposal(tx, asked) }
  })
}

/** The candidate wants no interview, or not this one any more. The application itself stays. */
export async function declineInterview(
  db: Database,
  actor: Candidate,
  input: InterviewKey,
  told: Told,
): Promise<Outcome> {
  return answer(db, actor, input, async (tx, { pair, interview }) => {
    if (interview.state === 'declined') return { ok: true, value: await readProposal(tx, interview) }
    const ended = await endInterview(tx, pair, { interview, to: 'declined', by: 'candidate' }, told)
    return ended ? { ok: true, value: await readProposal(tx, ended) } : { ok: false, refusal: 'not_open' }
  })
}

/** Finds an interview of the candidate's own and holds it: the job first, as everywhere. */
async function answer(
  db: Database,
  actor: Candidate,
  key: InterviewKey,
  act: (tx: Transaction, held: Held) => Promise<Outcome>,
): Promise<Outcome> {
  return transact(db, async (tx) => {
    const job = await lockAppliedTo(tx, key.jobId)
    const interview = job ? await lockInterview(tx, key) : undefined
    if (!job || interview?.candidateId !== actor.id) return { ok: false, refusal: 'not_found' }
    const applicant = await findListedApplicant(tx, job.id, interview.applicationId)
    return applicant ? act(tx, { pair: { applicant, job }, interview }) : { ok: false, refusal: 'not_found' }
  })
}

type Agreement = { startsAt: Date; zone: string; now: Date }

/** A reminder whose hour has already come when the time is agreed would only repeat the mail of the agreement. */
async function writeAgreed(tx: Transaction, interview: Proposal['interview'], { startsAt, zone, now }: Agreement) {
  return write(tx, interview, {
    state: 'scheduled',
    startsAt,
    candidateZone: zone,
    calendarSequence: interview.startsAt === null ? 0 : interview.calendarSequence + 1,
    remindedDayAt: isReminderDue('day', startsAt, now) ? now : null,
    remindedHourAt: isReminderDue('hour', startsAt, now) ? now : null,
    updatedAt: now,
  })
}

async function write(tx: Transaction, { jobId, id }: Proposal['interview'], change: Partial<Proposal['interview']>) {
  const [written] = await tx
    .update(interviews)
    .set({ ...change, version: sql`${interviews.version} + 1` })
    .where(and(eq(interviews.jobId, jobId), eq(interviews.id, id)))
    .returning()
  if (!written) throw new Error('An interview that is held is not there.')
  return written
}
