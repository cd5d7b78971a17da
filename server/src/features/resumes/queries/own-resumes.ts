import { and, desc, eq, isNull } from 'drizzle-orm'
import { type ResumeAnalysis, resumeAnalysis } from '#domain/resumes/analysis-schema.ts'
import type { Connection } from '../../../db/open.ts'
import type { Candidate } from '../../../http/session.ts'
import { resumeAnalyses, resumeAnswers, resumeDrafts, resumes, resumeVersions } from '../tables.ts'

/** Whose résumé: the person at the gate, or the background work that acts for them. */
export type Owner = Pick<Candidate, 'id'>

const stateColumns = {
  id: resumes.id,
  originalFilename: resumes.originalFilename,
  createdAt: resumes.createdAt,
  step: resumes.step,
  failed: resumes.failed,
  failureMessage: resumes.failureMessage,
  isActive: resumes.isActive,
  reading: resumes.reading,
  asRead: resumes.asRead,
  corrections: resumes.corrections,
  version: resumes.version,
}

export type ResumeStateRow = Pick<typeof resumes.$inferSelect, keyof typeof stateColumns>

export async function findLatestResume(db: Connection, actor: Candidate): Promise<ResumeStateRow | null> {
  const [row] = await db
    .select(stateColumns)
    .from(resumes)
    .where(eq(resumes.candidateId, actor.id))
    .orderBy(desc(resumes.createdAt))
    .limit(1)
  return row ?? null
}

export async function findResume(db: Connection, owner: Owner, id: string): Promise<ResumeStateRow | null> {
  const [row] = await db.select(stateColumns).from(resumes).where(isOwn(owner, id))
  return row ?? null
}

export function isOwn(owner: Owner, id: string) {
  return and(eq(resumes.candidateId, owner.id), eq(resumes.id, id))
}

export async function findStoredFile(db: Connection, actor: Candidate, id: string) {
  const [row] = await db
    .select({ filePath: resumes.filePath, originalFilename: resumes.originalFilename, fileType: resumes.fileType })
    .from(resumes)
    .where(isOwn(actor, id))
  return row ?? null
}

export type AnalysisRow = NonNullable<Awaited<ReturnType<typeof findAnalysis>>>

export async function findAnalysis(db: Connection, owner: Owner, resumeId: string) {
  const [row] = await db
    .select({
      id: resumeAnalyses.id,
      details: resumeAnalyses.details,
      overallScore: resumeAnalyses.overallScore,
      atsReadiness: resumeAnalyses.atsReadiness,
    })
    .from(resumeAnalyses)
    .where(and(eq(resumeAnalyses.candidateId, owner.id), eq(resumeAnalyses.resumeId, resumeId)))
    .orderBy(desc(resumeAnalyses.createdAt))
    .limit(1)
  if (!row) return null
  const { summary } = row.details
  return { ...row, details: readDetails(row.details), summary: typeof summary === 'string' ? summary : null }
}

/** Null for an analysis of an earlier form: its scores still stand, its details can't be shown any more. */
function readDetails(details: unknown): ResumeAnalysis | null {
  const read = resumeAnalysis.safeParse(details)
  return read.success ? read.data : null
}

export async function findAnswers(db: Connection, owner: Owner, resumeId: string) {
  return db
    .select({ questionId: resumeAnswers.questionId, answer: resumeAnswers.answer })
    .from(resumeAnswers)
    .where(and(eq(resumeAnswers.candidateId, owner.id), eq(resumeAnswers.resumeId, resumeId)))
}

export async function findDraft(db: Connection, actor: Candidate, id: string) {
  const [row] = await db.select().from(resumeDrafts).where(isOwnDraft(actor, id))
  return row ?? null
}

export function isOwnDraft(owner: Owner, id: string) {
  return and(eq(resumeDrafts.candidateId, owner.id), eq(resumeDrafts.id, id))
}

export async function findVersions(db: Connection, owner: Owner, resumeId: string) {
  return db
    .select()
    .from(resumeVersions)
    .where(and(eq(resumeVersions.candidateId, owner.id), eq(resumeVersions.resumeId, resumeId)))
    .orderBy(desc(resumeVersions.replacedAt), desc(resumeVersions.id))
}

export async function findVersion(db: Connection, owner: Owner, resumeId: string, id: string) {
  const isWanted = and(
    eq(resumeVersions.candidateId, owner.id),
    eq(resumeVersions.resumeId, resumeId),
    eq(resumeVersions.id, id),
  )
  const [row] = await db.select().from(resumeVersions).where(isWanted)
  return row ?? null
}

export async function findOpenDraft(db: Connection, owner: Owner, resumeId: string) {
  const [row] = await db
    .select()
    .from(resumeDrafts)
    .where(
      and(
        eq(resumeDrafts.candidateId, owner.id),
        eq(resumeDrafts.resumeId, resumeId),
        isNull(resumeDrafts.activatedAt),
      ),
    )
  return row ?? null
}
