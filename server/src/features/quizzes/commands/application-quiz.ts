import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { applicationQuiz } from '#domain/quizzes/application-quiz.ts'
import { asksTheSame } from '#domain/quizzes/questions.ts'
import type { Transaction } from '../../../db/open.ts'
import type { OwnJob } from '../../jobs/queries.ts'
import { type ApplicationQuizRow, factsOf, findApplicationQuiz } from '../queries.ts'
import { applicationQuizzes } from '../tables.ts'

/**
 * The quiz of a job as it stands now: made on first use, and made again from the same seed when the job has changed since.
 * One that the employer has edited is theirs and stays.
 */
export async function refreshApplicationQuiz(tx: Transaction, own: OwnJob, now: Date): Promise<ApplicationQuizRow> {
  const quiz = (await findApplicationQuiz(tx, own.job.id)) ?? (await insertQuiz(tx, own, now))
  const questions = applicationQuiz(factsOf(own), quiz.id)
  if (quiz.isEdited || asksTheSame(quiz.questions, questions)) return quiz
  const [refreshed] = await tx
    .update(applicationQuizzes)
    .set({ questions, updatedAt: now })
    .where(and(eq(applicationQuizzes.jobId, own.job.id), eq(applicationQuizzes.id, quiz.id)))
    .returning()
  return refreshed ?? quiz
}

/** Other questions: the seed is the quiz's id, so a new quiz takes the place of the old one. */
export async function replaceApplicationQuiz(tx: Transaction, own: OwnJob, now: Date): Promise<ApplicationQuizRow> {
  const before = await findApplicationQuiz(tx, own.job.id)
  await tx.delete(applicationQuizzes).where(eq(applicationQuizzes.jobId, own.job.id))
  const made = await insertQuiz(tx, own, now)
  if (!before) return made
  const [numbered] = await tx
    .update(applicationQuizzes)
    .set({ version: sql`${before.version} + 1` })
    .where(and(eq(applicationQuizzes.jobId, own.job.id), eq(applicationQuizzes.id, made.id)))
    .returning()
  return numbered ?? made
}

async function insertQuiz(tx: Transaction, own: OwnJob, now: Date): Promise<ApplicationQuizRow> {
  const id = randomUUID()
  await tx
    .insert(applicationQuizzes)
    .values({ jobId: own.job.id, id, questions: applicationQuiz(factsOf(own), id), createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: applicationQuizzes.jobId })
  const quiz = await findApplicationQuiz(tx, own.job.id)
  if (!quiz) throw new Error('A quiz that was just written is not there.')
  return quiz
}
