import { and, eq, sql } from 'drizzle-orm'
import type { Result } from '#domain/errors.ts'
import { findLeaks, type LeakFinding, openLeaks } from '#domain/jobs/leaks.ts'
import type { EditedQuestion, EditQuizInput } from '#domain/quizzes/schema.ts'
import { type Database, transact } from '../../../db/open.ts'
import type { Employer } from '../../../http/session.ts'
import { lockOwnJob, type OwnJob } from '../../jobs/queries.ts'
import type { ApplicationQuizRow } from '../queries.ts'
import { applicationQuizzes } from '../tables.ts'
import { refreshApplicationQuiz, replaceApplicationQuiz } from './application-quiz.ts'

export type EditorState = { own: OwnJob; quiz: ApplicationQuizRow }
export type EditRefusal =
  | { kind: 'not_found' }
  | { kind: 'frozen' }
  | { kind: 'changed_elsewhere' }
  | { kind: 'leaks'; findings: LeakFinding[] }

/** Candidates of one job are asked the same; so the quiz stands still while the job is open to them. */
export function mayEditQuiz({ job }: Pick<OwnJob, 'job'>): boolean {
  return job.state === 'draft' || job.state === 'quiz_pending' || job.state === 'paused'
}

export async function openEditor(
  db: Database,
  employer: Employer,
  { jobId }: { jobId: string },
  now: Date,
): Promise<Result<EditorState, EditRefusal>> {
  return transact(db, async (tx) => {
    const own = await lockOwnJob(tx, employer, jobId)
    if (!own) return { ok: false, refusal: { kind: 'not_found' } }
    return { ok: true, value: { own, quiz: await refreshApplicationQuiz(tx, own, now) } }
  })
}

export async function editQuiz(
  db: Database,
  employer: Employer,
  { jobId, version, questions }: EditQuizInput,
  now: Date,
): Promise<Result<EditorState, EditRefusal>> {
  return transact(db, async (tx) => {
    const own = await lockOwnJob(tx, employer, jobId)
    if (!own) return { ok: false, refusal: { kind: 'not_found' } }
    if (!mayEditQuiz(own)) return { ok: false, refusal: { kind: 'frozen' } }
    const findings = quizLeaks(own, questions)
    if (findings.length > 0) return { ok: false, refusal: { kind: 'leaks', findings } }
    const [quiz] = await tx
      .update(applicationQuizzes)
      .set({ questions, isEdited: true, version: sql`${applicationQuizzes.version} + 1`, updatedAt: now })
      .where(and(eq(applicationQuizzes.jobId, jobId), eq(applicationQuizzes.version, version)))
      .returning()
    return quiz ? { ok: true, value: { own, quiz } } : { ok: false, refusal: { kind: 'changed_elsewhere' } }
  })
}

export async function regenerateQuiz(
  db: Database,
  employer: Employer,
  { jobId }: { jobId: string },
  now: Date,
): Promise<Result<EditorState, EditRefusal>> {
  return transact(db, async (tx) => {
    const own = await lockOwnJob(tx, employer, jobId)
    if (!own) return { ok: false, refusal: { kind: 'not_found' } }
    if (!mayEditQuiz(own)) return { ok: false, refusal: { kind: 'frozen' } }
    return { ok: true, value: { own, quiz: await replaceApplicationQuiz(tx, own, now) } }
  })
}

function quizLeaks({ job, identity }: OwnJob, questions: readonly EditedQuestion[]): LeakFinding[] {
  if (!job.isAnonymous) return []
  const texts = questions.flatMap((question) => [question.prompt, ...question.choices, question.explanation])
  return openLeaks(findLeaks(identity, { quiz: texts.join('\n') }), job.confirmedLeaks)
}
