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
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { JobSkill } from '#domain/jobs/schema.ts'
import { createdAt, halfVector, id, instant, searchVector, updatedAt, version } from '../../db/columns.ts'
import { users } from '../accounts/tables.ts'
import { companies } from '../companies/tables.ts'

export const jobs = pgTable(
  'jobs',
  {
    id: id().primaryKey(),
    companyId: uuid().notNull(),
    posterId: uuid().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    /** What candidates see in place of the company while it is hidden. */
    companyDisplay: text().notNull().default('Confidential company'),
    isAnonymous: boolean().notNull().default(true),
    anonymityRevealPolicy: text({ enum: ['application_quiz', 'shortlist', 'interview', 'never'] })
      .notNull()
      .default('application_quiz'),
    applicationQuizThreshold: integer().notNull().default(70),
    /** As typed by the employer; the readings of them stand in the columns below. */
    location: text(),
    employmentType: text(),
    seniority: text(),
    compRange: text(),
    workMode: text({ enum: ['remote', 'hybrid', 'onsite'] }),
    placeCity: text(),
    placeRegion: text(),
    employmentTypeRead: text({ enum: ['full-time', 'part-time', 'contract'] }),
    seniorityRead: text({ enum: ['junior', 'mid', 'senior', 'staff_plus'] }),
    payMinimum: integer(),
    payMaximum: integer(),
    payCurrency: text({ enum: ['USD', 'EUR', 'GBP', 'CAD'] }),
    payPeriod: text({ enum: ['year', 'month', 'week', 'day', 'hour'] }),
    titleFamily: text(),
    /** What it asks for, in order; `job_skills` has the same one by one, for those who search by a skill. */
    skills: jsonb().$type<JobSkill[]>().notNull().default([]),
    state: text({ enum: ['draft', 'quiz_pending', 'published', 'paused', 'filled', 'closed', 'expired'] })
      .notNull()
      .default('draft'),
    isPublished: boolean().generatedAlwaysAs(sql`state = 'published'`),
    /** Its way of working while it can be found; its skills carry the same. */
    foundAs: text()
      .notNull()
      .generatedAlwaysAs(sql`case when state = 'published' then coalesce(work_mode, 'unsaid') else 'none' end`),
    /** Leak findings that the employer confirmed as harmless. */
    confirmedLeaks: jsonb().$type<string[]>().notNull().default([]),
    expectationsPassedAt: instant(),
    /** Topics the employer still has to answer for; null is all of them, none means only leaks can hold the job back. */
    expectationsDue: text().array(),
    publishedAt: instant(),
    /** The role that this one posts again, and when its first one was published: candidates are told. */
    repostOf: uuid(),
    firstPublishedAt: instant(),
    expiresAt: instant(),
    embedding: halfVector(),
    embeddingModel: text(),
    search: searchVector().generatedAlwaysAs(
      sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description), 'C')`,
    ),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    foreignKey({ name: 'cross_jobs_companies', columns: [t.companyId], foreignColumns: [companies.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ name: 'cross_jobs_users', columns: [t.posterId], foreignColumns: [users.id] }).onDelete('cascade'),
    unique('jobs_found_as').on(t.id, t.foundAs),
    index('jobs_company').on(t.companyId, t.createdAt),
    index('jobs_published').on(t.publishedAt).where(sql`state = 'published'`),
    /** In the order in which the search by title takes them, one way of working after the other. */
    index('jobs_title_family')
      .on(t.titleFamily, t.workMode, t.publishedAt.desc().nullsFirst(), t.id)
      .where(sql`state = 'published'`),
    /** A wish for a place leaves few jobs; they are found here and not among all that are near by text. */
    index('jobs_place').on(t.placeRegion, t.workMode).where(sql`state = 'published'`),
    index('jobs_search').using('gin', t.search),
    check('jobs_title_present', sql`char_length(${t.title}) between 1 and 200`),
    check('jobs_description_present', sql`char_length(${t.description}) between 1 and 20000`),
    check('jobs_threshold_range', sql`${t.applicationQuizThreshold} between 50 and 90`),
    check('jobs_pay_order', sql`${t.payMinimum} >= 0 and ${t.payMaximum} >= ${t.payMinimum}`),
    check(
      'jobs_policy_known',
      sql`${t.anonymityRevealPolicy} in ('application_quiz', 'shortlist', 'interview', 'never')`,
    ),
    check(
      'jobs_state_known',
      sql`${t.state} in ('draft', 'quiz_pending', 'published', 'paused', 'filled', 'closed', 'expired')`,
    ),
    check('jobs_work_mode_known', sql`${t.workMode} in ('remote', 'hybrid', 'onsite')`),
    check('jobs_published_after_quiz', sql`state <> 'published' or ${t.expectationsPassedAt} is not null`),
  ],
)

export const jobSkills = pgTable(
  'job_skills',
  {
    jobId: uuid().notNull(),
    id: id(),
    skill: text().notNull(),
    importance: text({ enum: ['must_have', 'nice'] }).notNull(),
    /** As the job's: the database itself keeps it so. */
    foundAs: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.id] }),
    unique('job_skills_once').on(t.jobId, t.skill),
    /** With all that the search for must-haves asks, so that it counts them without reading a row of any job. */
    index('job_skills_asked')
      .on(t.skill, t.foundAs, t.jobId)
      .where(sql`importance = 'must_have' and found_as <> 'none'`),
    check('job_skills_importance_known', sql`${t.importance} in ('must_have', 'nice')`),
    foreignKey({ name: 'job_skills_job_fk', columns: [t.jobId, t.foundAs], foreignColumns: [jobs.id, jobs.foundAs] })
      .onUpdate('cascade')
      .onDelete('cascade'),
  ],
)
