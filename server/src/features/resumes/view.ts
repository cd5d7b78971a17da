import type { ResumeAnalysis } from '#domain/resumes/analysis-schema.ts'
import { formOf, hasCorrections } from '#domain/resumes/corrections.ts'
import { resumeProgress } from '#domain/resumes/messages.ts'
import { yearsOfExperience } from '#domain/resumes/reading/years.ts'
import type { ResumeReading } from '#domain/resumes/reading.ts'
import type { ReadingView, ResumeDraftView, ResumeStateView, ResumeVersionView } from '#domain/resumes/schema.ts'
import type { AnalysisRow, ResumeStateRow } from './queries/own-resumes.ts'
import type { resumeDrafts, resumeVersions } from './tables.ts'

type DraftRow = typeof resumeDrafts.$inferSelect

const skillsShown = 12

/** Where a résumé stands, for its owner. */
export function viewResumeState(row: ResumeStateRow): ResumeStateView {
  const { percent, text } = resumeProgress[row.step]
  const { reading } = row
  return {
    id: row.id,
    originalFilename: row.originalFilename,
    createdAt: row.createdAt.toISOString(),
    step: row.step,
    isActive: row.isActive,
    percent,
    text,
    // A file that was refused stays refused; anything else may work the next time.
    failure: row.failed
      ? { message: row.failureMessage ?? '', canRetry: row.step !== 'parse' || !row.failureMessage }
      : null,
    found: reading && {
      name: reading.name,
      roles: reading.roles.length,
      skills: reading.skills.slice(0, skillsShown).map((skill) => skill.name),
      yearsExperience: reading.yearsExperience,
      seniority: reading.seniority,
      places: reading.places,
    },
  }
}

type Beside = {
  keywords: Pick<ResumeAnalysis, 'keywordsFor' | 'keywordGaps'> | null
  answers: { questionId: string; answer: string }[]
  draft: DraftRow | null
}

/** An analysis with what its owner has done about it, and the keywords as of now. */
export function viewAnalysis(row: ResumeStateRow, analysis: AnalysisRow, { keywords, answers, draft }: Beside) {
  const { details, overallScore, atsReadiness, summary } = analysis
  const appliedIds = draft?.changes.map((change) => change.key) ?? []
  return {
    resume: viewResumeState(row),
    analysis: details && { ...details, ...keywords, estTimeToImproveMinutes: openMinutes(details, appliedIds) },
    scores: { overall: overallScore, atsReadiness, summary },
    answers: Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer])),
    appliedIds,
    draft: draft && { id: draft.id, changes: draft.changes.length },
  }
}

/** decisions.md D.18: what is in the draft already costs no more time. */
function openMinutes({ quickFixes }: ResumeAnalysis, appliedIds: readonly string[]): number {
  return quickFixes.filter((fix) => !appliedIds.includes(fix.id)).reduce((sum, fix) => sum + fix.estMinutes, 0)
}

/** What we read, as it counts, with the form to correct it in. */
export function viewReading(row: ResumeStateRow, reading: ResumeReading, today: string): ReadingView {
  const asRead = row.asRead ?? reading
  return {
    resumeId: row.id,
    reading,
    form: formOf(asRead, row.corrections, today),
    countedYears: yearsOfExperience(reading.roles, today),
    isCorrected: hasCorrections(row.corrections),
    version: row.version,
  }
}

export function viewVersion(row: typeof resumeVersions.$inferSelect, originalFilename: string): ResumeVersionView {
  return {
    id: row.id,
    title: row.title ?? originalFilename,
    isUpload: row.title === null,
    replacedAt: row.replacedAt.toISOString(),
    text: row.rawText,
  }
}

export function viewDraft(row: DraftRow): ResumeDraftView {
  return {
    id: row.id,
    resumeId: row.resumeId,
    title: row.title,
    body: row.body,
    changes: row.changes.map(({ key, title, source, isByModel, edits }) => ({
      key,
      title,
      source,
      isByModel,
      edits: edits.map(({ before, after }) => ({ before, after })),
    })),
    isActivated: row.activatedAt !== null,
    activatedAt: row.activatedAt?.toISOString() ?? null,
    version: row.version,
  }
}
