import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Corrections } from '#domain/resumes/corrections.ts'
import type { ResumeReading } from '#domain/resumes/reading.ts'
import type { DraftChange } from '#domain/resumes/schema.ts'
import { createdAt, halfVector, id, instant, updatedAt, version } from '../../db/columns.ts'
import { profiles } from '../profiles/tables.ts'

export const resumes = pgTable(
  'resumes',
  {
    candidateId: uuid().notNull(),
    id: id(),
    filePath: text().notNull(),
    originalFilename: text().notNull(),
    fileType: text({ enum: ['pdf', 'docx', 'doc'] }).notNull(),
    sizeBytes: integer().notNull(),
    sha256: text().notNull(),
    /** Where the pipeline stands; `failed` keeps the step that failed, so that a retry goes on from there. */
    step: text({ enum: ['parse', 'embed', 'analyze', 'done'] })
      .notNull()
      .default('parse'),
    failed: boolean().notNull().default(false),
    failureMessage: text(),
    isActive: boolean().notNull().default(false),
    rawText: text(),
    /** The draft or former version the text is from; null while it is the upload's. */
    textTitle: text(),
    /** What counts: what was read, with the person's corrections. */
    reading: jsonb().$type<ResumeReading>(),
    /** What was read before any correction; null where nothing was ever corrected. */
    asRead: jsonb().$type<ResumeReading>(),
    /** What the reader saw of the page itself, for the ATS checks. */
    layout: jsonb().$type<Record<string, unknown>>(),
    corrections: jsonb().$type<Corrections>().notNull().default({}),
    yearsExperience: numeric({ precision: 4, scale: 1, mode: 'number' }),
    skills: text().array().notNull().default([]),
    seniority: text({ enum: ['junior', 'mid', 'senior', 'staff_plus'] }),
    locations: text().array().notNull().default([]),
    embedding: halfVector(),
    embeddingModel: text(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.id] }),
    uniqueIndex('resumes_one_active').on(t.candidateId).where(sql`${t.isActive}`),
    index('resumes_newest').on(t.candidateId, t.createdAt),
    foreignKey({ name: 'resumes_profile_fk', columns: [t.candidateId], foreignColumns: [profiles.id] }).onDelete(
      'cascade',
    ),
    check('resumes_type_known', sql`${t.fileType} in ('pdf', 'docx', 'doc')`),
    check('resumes_step_known', sql`${t.step} in ('parse', 'embed', 'analyze', 'done')`),
    check('resumes_size', sql`${t.sizeBytes} between 1 and 10485760`),
    check('resumes_active_is_read', sql`not ${t.isActive} or ${t.rawText} is not null`),
  ],
)

/** Former texts of a résumé, kept when a draft becomes active, so that Restore can bring them back. */
export const resumeVersions = pgTable(
  'resume_versions',
  {
    candidateId: uuid().notNull(),
    id: id(),
    resumeId: uuid().notNull(),
    /** Null for the upload. */
    title: text(),
    rawText: text().notNull(),
    reading: jsonb().$type<ResumeReading>(),
    layout: jsonb().$type<Record<string, unknown>>(),
    replacedAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.id] }),
    foreignKey({
      name: 'resume_versions_resume_fk',
      columns: [t.candidateId, t.resumeId],
      foreignColumns: [resumes.candidateId, resumes.id],
    }).onDelete('cascade'),
  ],
)

export const resumeAnalyses = pgTable(
  'resume_analyses',
  {
    candidateId: uuid().notNull(),
    id: id(),
    resumeId: uuid().notNull(),
    overallScore: integer().notNull().default(0),
    atsReadiness: integer().notNull().default(0),
    /** The rich fields of the analysis; its shape is `domain/src/resumes/analysis-schema.ts`. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.id] }),
    index('resume_analyses_newest').on(t.candidateId, t.resumeId, t.createdAt),
    foreignKey({
      name: 'resume_analyses_resume_fk',
      columns: [t.candidateId, t.resumeId],
      foreignColumns: [resumes.candidateId, resumes.id],
    }).onDelete('cascade'),
    check('resume_analyses_range', sql`${t.overallScore} between 0 and 100 and ${t.atsReadiness} between 0 and 100`),
  ],
)

export const resumeAnswers = pgTable(
  'resume_answers',
  {
    candidateId: uuid().notNull(),
    id: id(),
    resumeId: uuid().notNull(),
    questionId: text().notNull(),
    prompt: text().notNull(),
    answer: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.id] }),
    unique('resume_answers_once').on(t.candidateId, t.resumeId, t.questionId),
    foreignKey({
      name: 'resume_answers_resume_fk',
      columns: [t.candidateId, t.resumeId],
      foreignColumns: [resumes.candidateId, resumes.id],
    }).onDelete('cascade'),
  ],
)

export const resumeDrafts = pgTable(
  'resume_drafts',
  {
    candidateId: uuid().notNull(),
    id: id(),
    resumeId: uuid().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    changes: jsonb().$type<DraftChange[]>().notNull().default([]),
    activatedAt: instant(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.id] }),
    uniqueIndex('resume_drafts_one_open').on(t.candidateId, t.resumeId).where(sql`${t.activatedAt} is null`),
    foreignKey({
      name: 'resume_drafts_resume_fk',
      columns: [t.candidateId, t.resumeId],
      foreignColumns: [resumes.candidateId, resumes.id],
    }).onDelete('cascade'),
  ],
)
