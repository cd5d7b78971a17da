import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, updatedAt, version } from '../../db/columns.ts'
import { jobs } from '../jobs/tables.ts'
import { profiles } from '../profiles/tables.ts'

/** One question with its key. The key and the explanation leave the server only after the answer was given. */
export type StoredQuestion = {
  id: string
  topic: string
  prompt: string
  choices: string[]
  correctChoice: number
  explanation: string
}

/** The employer's expectations quiz: one row an attempt, with the questions as they were asked. */
export const expectationsAttempts = pgTable(
  'expectations_attempts',
  {
    jobId: uuid().notNull(),
    id: id(),
    attemptNumber: integer().notNull(),
    questions: jsonb().$type<StoredQuestion[]>().notNull(),
    answers: jsonb().$type<Record<string, number>>().notNull().default({}),
    score: integer(),
    passed: boolean(),
    startedAt: createdAt(),
    submittedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.id] }),
    unique('expectations_attempts_number').on(t.jobId, t.attemptNumber),
    foreignKey({ name: 'expectations_attempts_job_fk', columns: [t.jobId], foreignColumns: [jobs.id] }).onDelete(
      'cascade',
    ),
    check('expectations_attempts_score', sql`${t.score} between 0 and 100`),
  ],
)

/** The candidate's application quiz of a job, as the employer keeps it. */
export const applicationQuizzes = pgTable(
  'application_quizzes',
  {
    jobId: uuid().notNull(),
    id: id(),
    questions: jsonb().$type<StoredQuestion[]>().notNull(),
    isEdited: boolean().notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.id] }),
    unique('application_quizzes_one_per_job').on(t.jobId),
    foreignKey({ name: 'application_quizzes_job_fk', columns: [t.jobId], foreignColumns: [jobs.id] }).onDelete(
      'cascade',
    ),
  ],
)

export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    candidateId: uuid().notNull(),
    id: id(),
    jobId: uuid().notNull(),
    attemptNumber: integer().notNull(),
    /** The questions in the order this attempt shows them, and the percent needed when it began. */
    questions: jsonb().$type<StoredQuestion[]>().notNull(),
    threshold: integer().notNull(),
    answers: jsonb().$type<Record<string, number>>().notNull().default({}),
    score: integer(),
    passed: boolean(),
    startedAt: createdAt(),
    submittedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.id] }),
    unique('quiz_attempts_number').on(t.candidateId, t.jobId, t.attemptNumber),
    index('quiz_attempts_job').on(t.jobId),
    foreignKey({ name: 'quiz_attempts_profile_fk', columns: [t.candidateId], foreignColumns: [profiles.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ name: 'cross_quiz_attempts_jobs', columns: [t.jobId], foreignColumns: [jobs.id] }).onDelete('cascade'),
    check('quiz_attempts_two', sql`${t.attemptNumber} between 1 and 2`),
    check('quiz_attempts_score', sql`${t.score} between 0 and 100`),
    check('quiz_attempts_threshold', sql`${t.threshold} between 50 and 90`),
  ],
)
