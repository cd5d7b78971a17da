import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { type Actor, isClosed, mayMove, mayReopen } from '#domain/applications/rules.ts'
import type { ApplicationState } from '#domain/applications/states.ts'
import type { Result } from '#domain/errors.ts'
import { gateOfState, type RevealingJob } from '#domain/reveals/gates.ts'
import type { Transaction } from '../../../db/open.ts'
import { enqueue } from '../../../tasks/enqueue.ts'
import { applicationEvents, applications, jobApplicants } from '../tables.ts'
import { passGate } from './gates.ts'
import { scoreReplies } from './score-replies.ts'

export type ApplicationRow = typeof applications.$inferSelect
export type ApplicationKey = { candidateId: string; id: string }

type Move = {
  to: ApplicationState
  actor: Actor
  job: RevealingJob & { companyId: string }
  now: Date
  endReason?: string
  decline?: { reason: string; gap: string | null; toldAt: Date }
}

/** The only way for an application to change its state: by the table of moves, with its event, its mirror and its gate. */
export async function moveApplication(
  tx: Transaction,
  key: ApplicationKey,
  move: Move,
): Promise<Result<ApplicationRow, 'not_found' | 'not_now'>> {
  const current = await lockApplication(tx, key)
  if (!current) return { ok: false, refusal: 'not_found' }
  if (!mayMove(current.state, move.to, move.actor)) return { ok: false, refusal: 'not_now' }
  if (current.state === 'declined' && !mayReopen(current, move.now)) return { ok: false, refusal: 'not_now' }
  const moved = await writeState(tx, current, move)
  await addEvent(tx, { ...key, fromState: current.state, toState: move.to, actor: move.actor, at: move.now })
  await mirror(tx, moved, move)
  if (move.actor === 'employer' && move.to !== 'viewed') await scoreReplies(tx, move.job.companyId)
  const gate = gateOfState(move.to)
  if (gate) {
    await passGate(tx, { candidateId: key.candidateId, jobId: moved.jobId, job: move.job, gate, now: move.now })
  }
  if (isClosed(move.to) && isAtInterview(current.state)) await tellInterviewEnded(tx, moved, move.actor)
  return { ok: true, value: moved }
}

function isAtInterview(state: ApplicationState): boolean {
  return state === 'interview_proposed' || state === 'interview_scheduled'
}

/** Registered by the interviews feature, which builds on this one: takes an open interview out of both calendars. */
const applicationEnded = { name: 'interviews.application-ended' }

async function tellInterviewEnded(tx: Transaction, { id, jobId }: ApplicationRow, actor: Actor) {
  const by = actor === 'candidate' ? 'candidate' : 'employer'
  await enqueue(tx, applicationEnded, { jobId, applicationId: id, by }, { key: id })
}

export async function lockApplication(tx: Transaction, key: ApplicationKey): Promise<ApplicationRow | undefined> {
  const [row] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.candidateId, key.candidateId), eq(applications.id, key.id)))
    .for('update')
  return row
}

type NewEvent = ApplicationKey & {
  fromState: ApplicationState | null
  toState: ApplicationState
  actor: Actor
  at: Date
}

export async function addEvent(tx: Transaction, { candidateId, id, ...event }: NewEvent) {
  await tx.insert(applicationEvents).values({ candidateId, id: randomUUID(), applicationId: id, ...event })
}

async function writeState(tx: Transaction, current: ApplicationRow, { to, now, endReason, decline }: Move) {
  const [moved] = await tx
    .update(applications)
    .set({
      state: to,
      submittedAt: current.submittedAt ?? (to === 'submitted' ? now : null),
      viewedAt: current.viewedAt ?? (to === 'viewed' ? now : null),
      decidedAt: isClosed(to) ? now : null,
      declineReason: decline?.reason ?? null,
      declineGap: decline?.gap ?? null,
      declineToldAt: decline?.toldAt ?? null,
      declineMailedAt: null,
      secondLookAt: null,
      endReason: endReason ?? current.endReason,
      version: sql`${applications.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(applications.candidateId, current.candidateId), eq(applications.id, current.id)))
    .returning()
  return moved ?? current
}

/** The employer's copy of an application that has not reached the employer does not exist, and is not made here. */
async function mirror(tx: Transaction, moved: ApplicationRow, { to, actor, now }: Move) {
  if (moved.state === 'quiz') return
  const isUnanswered = to === 'submitted' || to === 'viewed'
  const isAnswer = actor === 'employer' && !isUnanswered
  await tx
    .update(jobApplicants)
    .set({
      state: moved.state,
      viewedAt: moved.viewedAt,
      // The first answer counts; one that was taken back was none.
      ...(isAnswer
        ? { answeredAt: sql`coalesce(${jobApplicants.answeredAt}, ${now.toISOString()}::timestamptz)` }
        : {}),
      ...(isUnanswered ? { answeredAt: null } : {}),
      declineReason: moved.declineReason,
      declineToldAt: moved.declineToldAt,
      secondLookAt: moved.secondLookAt,
      version: sql`${jobApplicants.version} + 1`,
      updatedAt: moved.updatedAt,
    })
    .where(and(eq(jobApplicants.jobId, moved.jobId), eq(jobApplicants.id, moved.id)))
}
