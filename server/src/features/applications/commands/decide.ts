import { jobStanding } from '#domain/applications/job-standing.ts'
import type { MoveRefusal } from '#domain/applications/messages.ts'
import { isOverForCandidate } from '#domain/applications/rules.ts'
import type { Result } from '#domain/errors.ts'
import { mayShareName } from '#domain/reveals/gate-words.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { addNotice } from '../../notices/commands.ts'
import { findListedApplicant } from '../queries/applicants.ts'
import { type AppliedTo, lockAppliedTo } from '../queries/applied-to.ts'
import { findJobId } from '../queries/own-applications.ts'
import { applicantName } from '../view.ts'
import type { Around } from './apply.ts'
import { deliverToEmployer } from './deliver.ts'
import { passGate } from './gates.ts'
import { type ApplicationRow, lockApplication, moveApplication } from './move.ts'

type Outcome = Result<Step, MoveRefusal>
export type Step = { application: ApplicationRow; job: AppliedTo }

/** After the quiz: lets the employer read the frozen application. Sending twice sends once. */
export async function sendApplication(db: Database, actor: Candidate, id: string, around: Around): Promise<Outcome> {
  return decide(db, actor, id, async (tx, { application, job }) => {
    if (application.submittedAt !== null) return { ok: true, value: { application, job } }
    if (application.state === 'quiz' && application.quizPassedAt === null) return { ok: false, refusal: 'quiz_first' }
    const standing = jobStanding(job, around.now)
    if (standing !== 'open') return { ok: false, refusal: standing }
    const key = { candidateId: actor.id, id }
    const moved = await moveApplication(tx, key, { to: 'submitted', actor: 'candidate', job, now: around.now })
    if (!moved.ok) return moved
    await deliverToEmployer(tx, { application: moved.value, job, ...around })
    return { ok: true, value: { application: moved.value, job } }
  })
}

/** Closes the application on both sides. The snapshot stays frozen, and is no longer shown to the employer. */
export async function withdrawApplication(db: Database, actor: Candidate, id: string, now: Date): Promise<Outcome> {
  return decide(db, actor, id, async (tx, { application, job }) => {
    if (application.state === 'withdrawn') return { ok: true, value: { application, job } }
    const key = { candidateId: actor.id, id }
    const moved = await moveApplication(tx, key, { to: 'withdrawn', actor: 'candidate', job, now })
    if (!moved.ok) return moved
    if (application.submittedAt !== null) await tellOfWithdrawal(tx, application, job)
    return { ok: true, value: { application: moved.value, job } }
  })
}

/** Where a job never reveals names by itself, the candidate may: one-way, like every reveal. */
export async function shareName(db: Database, actor: Candidate, id: string, now: Date): Promise<Outcome> {
  return decide(db, actor, id, async (tx, { application, job }) => {
    if (!mayShareName(job) || application.submittedAt === null || isOverForCandidate(application, now)) {
      return { ok: false, refusal: 'not_now' }
    }
    await passGate(tx, { candidateId: actor.id, jobId: job.id, job, gate: 'consent', now })
    return { ok: true, value: { application, job } }
  })
}

/** Job first, application second: everybody takes the two locks in this order, so that nobody waits in a circle. */
export async function decide<Refusal extends string>(
  db: Database,
  actor: Candidate,
  id: string,
  act: (tx: Transaction, step: Step) => Promise<Result<Step, Refusal | MoveRefusal>>,
): Promise<Result<Step, Refusal | MoveRefusal>> {
  return transact(db, async (tx) => {
    const key = { candidateId: actor.id, id }
    const jobId = await findJobId(tx, key)
    const job = jobId === null ? undefined : await lockAppliedTo(tx, jobId)
    if (!job) return { ok: false, refusal: 'not_found' }
    const application = await lockApplication(tx, key)
    return application ? act(tx, { application, job }) : { ok: false, refusal: 'not_found' }
  })
}

async function tellOfWithdrawal(tx: Transaction, application: ApplicationRow, job: AppliedTo) {
  const applicant = await findListedApplicant(tx, job.id, application.id)
  if (!applicant) return
  await addNotice(tx, {
    personId: job.posterId,
    kind: 'application_withdrawn',
    eventKey: `withdrawn:${application.id}`,
    title: `${applicantName(applicant, job).name} withdrew`,
    body: job.title,
    path: `/candidates?jobId=${job.id}`,
  })
}
