import type { ResumeAnalysis } from '#domain/resumes/analysis-schema.ts'
import { resumeProgress } from '#domain/resumes/messages.ts'
import type { ResumeDraftView, ResumeStateView } from '#domain/resumes/schema.ts'
import type { ResumeStateRow } from './queries.ts'
import type { resumeDrafts } from './tables.ts'

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

/** An analysis with what its owner has done about it. */
export function viewAnalysis(
  row: ResumeStateRow,
  analysis: ResumeAnalysis,
  answers: { questionId: string; answer: string }[],
  draft: DraftRow | null,
) {
  const applied = new Set(draft?.changes.map((change) => change.title))
  return {
    resume: viewResumeState(row),
    analysis,
    answers: Object.fromEntries(answers.map(({ questionId, answer }) => [questionId, answer])),
    appliedFixIds: analysis.quickFixes.filter((fix) => applied.has(fix.title)).map((fix) => fix.id),
    draftId: draft?.id ?? null,
  }
}

export function viewDraft(row: DraftRow): ResumeDraftView {
  return {
    id: row.id,
    resumeId: row.resumeId,
    title: row.title,
    body: row.body,
    changes: row.changes.map(({ title, source, before, after }) => ({ title, source, before, after })),
    isActivated: row.activatedAt !== null,
    version: row.version,
  }
}
