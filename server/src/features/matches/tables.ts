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
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../db/columns.ts'
import { jobs } from '../jobs/tables.ts'
import { profiles } from '../profiles/tables.ts'
import { resumes } from '../resumes/tables.ts'

/** A scored pair of candidate and job. Lists read these rows as they stand; nothing is computed on reading. */
export const matches = pgTable(
  'matches',
  {
    candidateId: uuid().notNull(),
    id: id(),
    jobId: uuid().notNull(),
    resumeId: uuid().notNull(),
    /** Null where there is not enough data for a figure (decisions.md A.6). */
    ai: integer(),
    trust: integer().notNull(),
    mutual: integer().notNull(),
    composite: integer(),
    rationale: text().array().notNull().default([]),
    parts: jsonb().$type<Record<string, unknown>>().notNull(),
    gate: text({ enum: ['pass', 'unknown', 'fail'] }).notNull(),
    mustHaveCoverage: real().notNull().default(0),
    /** Copies of the job's state, so that a page of the list is one indexed read. */
    isLocked: boolean().notNull(),
    isListed: boolean().notNull().default(true),
    jobPublishedAt: instant().notNull(),
    algorithmVersion: text().notNull(),
    scoredAt: createdAt(),
    /** When a digest told of it; each match is told once. */
    toldAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.id] }),
    unique('matches_pair').on(t.candidateId, t.jobId),
    index('matches_by_composite').on(
      t.candidateId,
      t.composite.desc().nullsLast(),
      t.mustHaveCoverage.desc(),
      t.jobPublishedAt.desc(),
      t.jobId,
    ),
    index('matches_by_ai').on(
      t.candidateId,
      t.ai.desc().nullsLast(),
      t.mustHaveCoverage.desc(),
      t.jobPublishedAt.desc(),
      t.jobId,
    ),
    index('matches_by_trust').on(
      t.candidateId,
      t.trust.desc(),
      t.mustHaveCoverage.desc(),
      t.jobPublishedAt.desc(),
      t.jobId,
    ),
    index('matches_job').on(t.jobId),
    index('matches_untold').on(t.candidateId, t.jobPublishedAt).where(sql`${t.toldAt} is null and ${t.isListed}`),
    foreignKey({
      name: 'matches_resume_fk',
      columns: [t.candidateId, t.resumeId],
      foreignColumns: [resumes.candidateId, resumes.id],
    }).onDelete('cascade'),
    foreignKey({ name: 'cross_matches_jobs', columns: [t.jobId], foreignColumns: [jobs.id] }).onDelete('cascade'),
    check('matches_gate_known', sql`${t.gate} in ('pass', 'unknown', 'fail')`),
    check(
      'matches_range',
      sql`${t.ai} between 0 and 100 and ${t.trust} between 0 and 100 and ${t.composite} between 0 and 100 and ${t.mutual} between 0 and 10`,
    ),
  ],
)

/** When a candidate's list was last made anew. Apart from the profile, because a change of that is a reason to make it anew. */
export const matchSearches = pgTable(
  'match_searches',
  {
    candidateId: uuid().primaryKey(),
    searchedAt: instant().notNull(),
  },
  (t) => [
    foreignKey({ name: 'match_searches_profile_fk', columns: [t.candidateId], foreignColumns: [profiles.id] }).onDelete(
      'cascade',
    ),
  ],
)

export const savedJobs = pgTable(
  'saved_jobs',
  {
    candidateId: uuid().notNull(),
    id: id(),
    jobId: uuid().notNull(),
    note: text(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.id] }),
    unique('saved_jobs_once').on(t.candidateId, t.jobId),
    foreignKey({ name: 'saved_jobs_profile_fk', columns: [t.candidateId], foreignColumns: [profiles.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ name: 'cross_saved_jobs_jobs', columns: [t.jobId], foreignColumns: [jobs.id] }).onDelete('cascade'),
  ],
)

export const dismissedJobs = pgTable(
  'dismissed_jobs',
  {
    candidateId: uuid().notNull(),
    id: id(),
    jobId: uuid().notNull(),
    reason: text().notNull().default('passed'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.id] }),
    unique('dismissed_jobs_once').on(t.candidateId, t.jobId),
    foreignKey({ name: 'dismissed_jobs_profile_fk', columns: [t.candidateId], foreignColumns: [profiles.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ name: 'cross_dismissed_jobs_jobs', columns: [t.jobId], foreignColumns: [jobs.id] }).onDelete(
      'cascade',
    ),
  ],
)
