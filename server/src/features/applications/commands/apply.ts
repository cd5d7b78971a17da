import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { jobStanding } from '#domain/applications/job-standing.ts'
import type { ApplyRefusal } from '#domain/applications/messages.ts'
import { nextStep, nextStepOf, waitsForQuiz } from '#domain/applications/next-step.ts'
import type { Result } from '#domain/errors.ts'
import { type Database, type Transaction, transact } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { enqueueMail } from '../../../tasks/outbox.ts'
import { addNotice } from '../../notices/commands.ts'
import { profiles } from '../../profiles/tables.ts'
import { resumes } from '../../resumes/tables.ts'
import { appliedMail } from '../mails.ts'
import { type AppliedTo, isHiddenJob, lockAppliedTo } from '../queries/applied-to.ts'
import { readKnownCompany } from '../queries/known-company.ts'
import { applications, resumeSnapshots } from '../tables.ts'
import { deliverToEmployer } from './deliver.ts'
import { passGate } from './gates.ts'
import { type ApplicationRow, addEvent } from './move.ts'

export type Around = { now: Date; publicUrl: string }
export type Applied = { application: ApplicationRow; nextStep: string }

/**
 * Freezes the candidate's active résumé for this job and starts the application: one transaction from the snapshot to the
 * mails. Applying twice, one after the other or at once, answers the first application.
 */
export async function applyToJob(
  db: Database,
  actor: Candidate,
  input: { jobId: string; resumeId: string },
  around: Around,
): Promise<Result<Applied, ApplyRefusal>> {
  return transact(db, async (tx) => {
    const job = await lockAppliedTo(tx, input.jobId)
    if (!job?.publishedAt) return { ok: false, refusal: 'not_found' }
    const first = await findApplication(tx, actor.id, job.id)
    if (first) return { ok: true, value: answer(first, job) }
    if (await isHiddenJob(tx, actor.id, job.id)) return { ok: false, refusal: 'not_found' }
    const standing = jobStanding(job, around.now)
    if (standing !== 'open') return { ok: false, refusal: standing }
    const resume = await findActiveResume(tx, actor.id)
    if (!resume) return { ok: false, refusal: 'no_resume' }
    if (resume.id !== input.resumeId) return { ok: false, refusal: 'resume_changed' }
    const application = await insertApplication(tx, actor.id, job, resume.id, around.now)
    if (!application) return firstOrMissing(await findApplication(tx, actor.id, job.id), job)
    await freezeResume(tx, actor, application, resume)
    await recordStart(tx, application, job)
    if (application.state === 'submitted') await deliverToEmployer(tx, { application, job, ...around })
    await tellCandidate(tx, actor, job, around)
    return { ok: true, value: answer(application, job) }
  })
}

async function recordStart(tx: Transaction, application: ApplicationRow, job: AppliedTo) {
  const { candidateId, id, state, createdAt } = application
  await addEvent(tx, { candidateId, id, fromState: null, toState: state, actor: 'candidate', at: createdAt })
  await passGate(tx, { candidateId, jobId: job.id, job, gate: 'not_anonymous', now: createdAt })
}

function firstOrMissing(first: ApplicationRow | undefined, job: AppliedTo): Result<Applied, ApplyRefusal> {
  return first ? { ok: true, value: answer(first, job) } : { ok: false, refusal: 'not_found' }
}

function answer(application: ApplicationRow, job: AppliedTo): Applied {
  return { application, nextStep: nextStepOf(application, job) }
}

async function findApplication(tx: Transaction, candidateId: string, jobId: string) {
  const [row] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.candidateId, candidateId), eq(applications.jobId, jobId)))
  return row
}

type ActiveResume = typeof resumes.$inferSelect

async function findActiveResume(tx: Transaction, candidateId: string): Promise<ActiveResume | undefined> {
  const [row] = await tx
    .select()
    .from(resumes)
    .where(and(eq(resumes.candidateId, candidateId), eq(resumes.isActive, true)))
    .for('share')
  return row?.rawText == null ? undefined : row
}

/** The lock on the job already lets one apply in after the other; the unique key stands behind it. */
async function insertApplication(
  tx: Transaction,
  candidateId: string,
  job: AppliedTo,
  resumeId: string,
  now: Date,
): Promise<ApplicationRow | undefined> {
  const isWaiting = waitsForQuiz(job)
  const [row] = await tx
    .insert(applications)
    .values({
      candidateId,
      id: randomUUID(),
      jobId: job.id,
      resumeId,
      state: isWaiting ? 'quiz' : 'submitted',
      submittedAt: isWaiting ? null : now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: [applications.candidateId, applications.jobId] })
    .returning()
  return row
}

async function freezeResume(tx: Transaction, actor: Candidate, application: ApplicationRow, resume: ActiveResume) {
  const [profile] = await tx
    .select({ fullName: profiles.fullName, phone: profiles.phone })
    .from(profiles)
    .where(eq(profiles.id, actor.id))
  const { reading } = resume
  await tx.insert(resumeSnapshots).values({
    candidateId: actor.id,
    id: randomUUID(),
    jobId: application.jobId,
    applicationId: application.id,
    fullName: profile?.fullName || reading?.name || actor.name,
    email: actor.email,
    phone: profile?.phone ?? reading?.phones[0] ?? null,
    originalFilename: resume.originalFilename,
    seniority: resume.seniority,
    yearsExperience: resume.yearsExperience,
    skills: resume.skills,
    rawText: resume.rawText,
    reading,
    createdAt: application.createdAt,
  })
}

async function tellCandidate(tx: Transaction, actor: Candidate, job: AppliedTo, { publicUrl }: Around) {
  const path = `/job/${job.id}`
  await addNotice(tx, {
    personId: actor.id,
    kind: 'applied',
    eventKey: `applied:${job.id}`,
    title: 'Application submitted',
    body: job.title,
    path,
  })
  const news = {
    jobTitle: job.title,
    company: (await readKnownCompany(tx, actor.id, job)).display,
    nextStep: nextStep(job),
    waitsForQuiz: waitsForQuiz(job),
    url: publicUrl + (waitsForQuiz(job) ? `${path}/quiz` : path),
  }
  await enqueueMail(tx, appliedMail({ name: actor.name, address: actor.email }, news))
}
