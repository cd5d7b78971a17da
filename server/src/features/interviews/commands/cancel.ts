import { and, eq, inArray, sql } from 'drizzle-orm'
import { isClosed } from '#domain/applications/rules.ts'
import { openInterviewStates } from '#domain/interviews/schema.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import type { Employer } from '../../../http/session.ts'
import { moveApplication } from '../../applications/commands/move.ts'
import { findListedApplicant } from '../../applications/queries/applicants.ts'
import { lockAppliedTo } from '../../applications/queries/applied-to.ts'
import { findOwnJob } from '../../jobs/queries.ts'
import { lockInterview, type Proposal, readProposal } from '../queries.ts'
import { interviews } from '../tables.ts'
import type { InterviewKey, Outcome } from './answer.ts'
import { type Pair, type Told, tellCancelled } from './tell.ts'

/** The employer takes the interview back. The candidate is on the shortlist again. Cancelling twice cancels once. */
export async function cancelInterview(db: Database, actor: Employer, key: InterviewKey, told: Told): Promise<Outcome> {
  return transact(db, async (tx) => {
    const own = await findOwnJob(tx, actor, key.jobId)
    const job = own ? await lockAppliedTo(tx, own.job.id) : undefined
    const interview = job ? await lockInterview(tx, key) : undefined
    const applicant = interview && job ? await findListedApplicant(tx, job.id, interview.applicationId) : undefined
    if (!job || !interview || !applicant) return { ok: false, refusal: 'not_found' }
    if (interview.state === 'cancelled') return { ok: true, value: await readProposal(tx, interview) }
    const ended = await endInterview(tx, { applicant, job }, { interview, to: 'cancelled', by: 'employer' }, told)
    return ended ? { ok: true, value: await readProposal(tx, ended) } : { ok: false, refusal: 'not_open' }
  })
}

type Ending = { interview: Proposal['interview']; to: 'declined' | 'cancelled'; by: 'candidate' | 'employer' }

/** Ends an open interview, for both calendars too. Null where it was no longer open. */
export async function endInterview(
  tx: Transaction,
  pair: Pair,
  { interview, to, by }: Ending,
  told: Told,
): Promise<Proposal['interview'] | null> {
  const [ended] = await tx
    .update(interviews)
    .set({
      state: to,
      calendarSequence: sql`${interviews.calendarSequence} + 1`,
      version: sql`${interviews.version} + 1`,
      updatedAt: told.now,
    })
    .where(
      and(
        eq(interviews.jobId, interview.jobId),
        eq(interviews.id, interview.id),
        inArray(interviews.state, [...openInterviewStates]),
      ),
    )
    .returning()
  if (!ended) return null
  if (!isClosed(pair.applicant.state)) {
    const key = { candidateId: ended.candidateId, id: ended.applicationId }
    await moveApplication(tx, key, { to: 'shortlisted', actor: by, job: pair.job, now: told.now })
  }
  await tellCancelled(tx, pair, { interview: ended, by }, told)
  return ended
}
