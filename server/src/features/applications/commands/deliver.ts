import { and, count, eq } from 'drizzle-orm'
import { codeName } from '#domain/reveals/code-names.ts'
import type { Transaction } from '../../../db/open.ts'
import { enqueueMail } from '../../../tasks/outbox.ts'
import { addNotice } from '../../notices/commands.ts'
import { newApplicantMail } from '../mails.ts'
import { type AppliedTo, isHiddenPair, readRecipient } from '../queries/applied-to.ts'
import { readKnownCompany } from '../queries/known-company.ts'
import { jobApplicants, resumeSnapshots } from '../tables.ts'
import type { ApplicationRow } from './move.ts'
import { rankApplicant } from './rank-applicant.ts'

type Delivery = { application: ApplicationRow; job: AppliedTo; now: Date; publicUrl: string }

/** Puts an application on the employer's list, under a code name, and tells the employer. The job must be locked. */
export async function deliverToEmployer(tx: Transaction, { application, job, now, publicUrl }: Delivery) {
  if (await isHiddenPair(tx, application.candidateId, job.companyId)) return
  const ranked = await rankApplicant(tx, application)
  const [snapshot] = await tx
    .select({ seniority: resumeSnapshots.seniority, yearsExperience: resumeSnapshots.yearsExperience })
    .from(resumeSnapshots)
    .where(and(eq(resumeSnapshots.candidateId, application.candidateId), eq(resumeSnapshots.jobId, job.id)))
  const { isKnown } = await readKnownCompany(tx, application.candidateId, job)
  const name = await insertUnderCodeName(tx, {
    ...ranked,
    isCompanyRevealed: isKnown,
    jobId: job.id,
    id: application.id,
    candidateId: application.candidateId,
    state: application.state,
    seniority: snapshot?.seniority ?? null,
    yearsExperience: snapshot?.yearsExperience ?? null,
    submittedAt: now,
    updatedAt: now,
  })
  await tellEmployer(tx, { job, name, applicationId: application.id, publicUrl })
}

type Row = Omit<typeof jobApplicants.$inferInsert, 'codeName'>

/** Names are handed out in the job's own order; one that is taken, because rows before it were erased, is passed over. */
async function insertUnderCodeName(tx: Transaction, row: Row): Promise<string> {
  const [counted] = await tx.select({ rows: count() }).from(jobApplicants).where(eq(jobApplicants.jobId, row.jobId))
  for (let position = counted?.rows ?? 0; ; position += 1) {
    const name = codeName(row.jobId, position)
    const added = await tx
      .insert(jobApplicants)
      .values({ ...row, codeName: name })
      .onConflictDoNothing({ target: [jobApplicants.jobId, jobApplicants.codeName] })
      .returning({ id: jobApplicants.id })
    if (added.length > 0) return name
  }
}

type News = { job: AppliedTo; name: string; applicationId: string; publicUrl: string }

async function tellEmployer(tx: Transaction, { job, name, applicationId, publicUrl }: News) {
  const path = `/candidates?jobId=${job.id}`
  await addNotice(tx, {
    personId: job.posterId,
    kind: 'new_applicant',
    eventKey: `new_applicant:${applicationId}`,
    title: `${name} applied`,
    body: job.title,
    path,
  })
  const recipient = await readRecipient(tx, job.posterId)
  if (recipient)
    await enqueueMail(tx, newApplicantMail(recipient, { jobTitle: job.title, name, url: publicUrl + path }))
}
