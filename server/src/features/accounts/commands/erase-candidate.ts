import { randomUUID } from 'node:crypto'
import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { isClosed } from '#domain/applications/rules.ts'
import type { Transaction } from '../../../db/open.ts'
import { applicationEvents, applications, jobApplicants, resumeSnapshots } from '../../applications/tables.ts'
import { interviews } from '../../interviews/tables.ts'
import { dismissedJobs, matches, matchSearches, savedJobs } from '../../matches/tables.ts'
import { outboxMails } from '../../notices/tables.ts'
import { hiddenCompanies, profiles } from '../../profiles/tables.ts'
import { quizAttempts } from '../../quizzes/tables.ts'
import { resumeAnalyses, resumeAnswers, resumeDrafts, resumes, resumeVersions } from '../../resumes/tables.ts'
import { reveals } from '../../reveals/tables.ts'
import { trustSignals, verifiedEmployment, vouches } from '../../trust/tables.ts'

type Erased = { leavesStub: boolean; files: string[] }

const ofCandidate = [
  matches,
  matchSearches,
  savedJobs,
  dismissedJobs,
  hiddenCompanies,
  quizAttempts,
  trustSignals,
  vouches,
  verifiedEmployment,
  resumeAnswers,
  resumeDrafts,
  resumeVersions,
  resumeAnalyses,
] as const

/** What a candidate leaves behind: of each application its stub, of everything else nothing. */
export async function eraseCandidate(tx: Transaction, candidateId: string, now: Date): Promise<Erased> {
  const files = await filesOf(tx, candidateId)
  const sent = await tx.select().from(applications).where(eq(applications.candidateId, candidateId))
  await eraseHistory(tx, candidateId, sent.length > 0)
  await eraseInvitationMails(tx, candidateId)
  for (const table of ofCandidate) await tx.delete(table).where(eq(table.candidateId, candidateId))
  await withdrawOpen(tx, sent, now)
  await eraseResumes(
    tx,
    candidateId,
    sent.map((one) => one.resumeId),
  )
  return { leavesStub: sent.length > 0, files }
}

async function filesOf(tx: Transaction, candidateId: string): Promise<string[]> {
  const kept = await tx.select({ key: resumes.filePath }).from(resumes).where(eq(resumes.candidateId, candidateId))
  const [profile] = await tx.select({ key: profiles.avatarKey }).from(profiles).where(eq(profiles.id, candidateId))
  return [...kept, profile].flatMap((row) => (row?.key ? [row.key] : []))
}

/** Mails to the people who were asked about the candidate name them. */
async function eraseInvitationMails(tx: Transaction, candidateId: string): Promise<void> {
  const asked = tx.select({ id: vouches.mailId }).from(vouches).where(eq(vouches.candidateId, candidateId))
  const verifying = tx
    .select({ id: verifiedEmployment.mailId })
    .from(verifiedEmployment)
    .where(eq(verifiedEmployment.candidateId, candidateId))
  await tx.delete(outboxMails).where(inArray(outboxMails.id, asked))
  await tx.delete(outboxMails).where(inArray(outboxMails.id, verifying))
}

/** Rows that the database keeps from everybody else; only here, under their own role, are they blanked (decisions.md K.65). */
async function eraseHistory(tx: Transaction, candidateId: string, hasApplied: boolean): Promise<void> {
  await tx.execute(sql`set local role gladwork_erasure`)
  if (hasApplied) {
    await tx
      .update(resumeSnapshots)
      .set({
        fullName: null,
        email: null,
        phone: null,
        originalFilename: null,
        seniority: null,
        yearsExperience: null,
        skills: [],
        rawText: null,
        reading: null,
      })
      .where(eq(resumeSnapshots.candidateId, candidateId))
  } else {
    await tx.delete(applicationEvents).where(eq(applicationEvents.candidateId, candidateId))
    await tx.delete(reveals).where(eq(reveals.candidateId, candidateId))
  }
  await tx.execute(sql`reset role`)
}

type Application = typeof applications.$inferSelect

/** Nobody is left to answer: what was still open is withdrawn, and the employer's copy loses the name. */
async function withdrawOpen(tx: Transaction, sent: readonly Application[], now: Date): Promise<void> {
  for (const { candidateId, id, state, jobId } of sent) {
    const key = and(eq(jobApplicants.jobId, jobId), eq(jobApplicants.id, id))
    await tx.update(jobApplicants).set({ isNameRevealed: false, revealedName: null }).where(key)
    await tx
      .update(interviews)
      .set({ note: null, place: null, candidateNote: null })
      .where(and(eq(interviews.jobId, jobId), eq(interviews.applicationId, id)))
    if (isClosed(state)) continue
    await tx
      .update(applications)
      .set({ state: 'withdrawn', decidedAt: now, version: sql`${applications.version} + 1`, updatedAt: now })
      .where(and(eq(applications.candidateId, candidateId), eq(applications.id, id)))
    await tx.insert(applicationEvents).values({
      candidateId,
      id: randomUUID(),
      applicationId: id,
      fromState: state,
      toState: 'withdrawn',
      actor: 'candidate',
      at: now,
    })
    await tx
      .update(jobApplicants)
      .set({ state: 'withdrawn', version: sql`${jobApplicants.version} + 1`, updatedAt: now })
      .where(key)
    await tx
      .update(interviews)
      .set({ state: 'cancelled' })
      .where(
        and(
          eq(interviews.jobId, jobId),
          eq(interviews.applicationId, id),
          inArray(interviews.state, ['proposed', 'others_asked', 'scheduled']),
        ),
      )
  }
}

/** A résumé that an application names stays as an empty row; text, reading, vector and name of the file go from all. */
async function eraseResumes(tx: Transaction, candidateId: string, named: readonly string[]): Promise<void> {
  const own = eq(resumes.candidateId, candidateId)
  await tx.delete(resumes).where(named.length > 0 ? and(own, notInArray(resumes.id, [...named])) : own)
  await tx
    .update(resumes)
    .set({
      filePath: '',
      originalFilename: '',
      sha256: '',
      isActive: false,
      failureMessage: null,
      rawText: null,
      reading: null,
      layout: null,
      corrections: {},
      yearsExperience: null,
      skills: [],
      seniority: null,
      locations: [],
      embedding: null,
      embeddingModel: null,
      updatedAt: sql`now()`,
    })
    .where(own)
}
