import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { applicationStates } from '#domain/applications/states.ts'
import { type ResumeReading, seniorities } from '#domain/resumes/reading.ts'
import { createdAt, id, instant, updatedAt, version } from '../../db/columns.ts'
import { jobs } from '../jobs/tables.ts'
import { profiles } from '../profiles/tables.ts'
import { resumes } from '../resumes/tables.ts'

const stateKnown = sql.raw(applicationStates.map((state) => `'${state}'`).join(', '))

export const applications = pgTable(
  'applications',
  {
    candidateId: uuid().notNull(),
    id: id(),
    jobId: uuid().notNull(),
    resumeId: uuid().notNull(),
    state: text({ enum: applicationStates }).notNull(),
    /** When the employer first had it; null while it waits for the quiz and for Send. */
    submittedAt: instant(),
    quizPassedAt: instant(),
    viewedAt: instant(),
    decidedAt: instant(),
    declineReason: text(),
    /** The must-have that the reason names; null where it names none. */
    declineGap: text(),
    /** A decline is told after 24 hours and can be taken back until then (decisions.md G.50). */
    declineToldAt: instant(),
    /** When its mail was written: once, however often the task runs. */
    declineMailedAt: instant(),
    secondLookAt: instant(),
    endReason: text(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.id] }),
    unique('applications_once').on(t.candidateId, t.jobId),
    index('applications_job').on(t.jobId),
    index('applications_untold').on(t.declineToldAt).where(sql`state = 'declined' and decline_mailed_at is null`),
    index('applications_unanswered').on(t.submittedAt).where(sql`state in ('submitted', 'viewed')`),
    foreignKey({ name: 'applications_profile_fk', columns: [t.candidateId], foreignColumns: [profiles.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      name: 'applications_resume_fk',
      columns: [t.candidateId, t.resumeId],
      foreignColumns: [resumes.candidateId, resumes.id],
    }).onDelete('cascade'),
    foreignKey({ name: 'cross_applications_jobs', columns: [t.jobId], foreignColumns: [jobs.id] }).onDelete('cascade'),
    check('applications_state_known', sql`${t.state} in (${stateKnown})`),
    check(
      'applications_sent_when_visible',
      sql`${t.submittedAt} is not null or ${t.state} in ('quiz', 'withdrawn', 'expired')`,
    ),
  ],
)

/** What happened to an application, in order. Rows are only ever added. */
export const applicationEvents = pgTable(
  'application_events',
  {
    candidateId: uuid().notNull(),
    id: id(),
    applicationId: uuid().notNull(),
    fromState: text({ enum: applicationStates }),
    toState: text({ enum: applicationStates }).notNull(),
    actor: text({ enum: ['candidate', 'employer', 'system'] }).notNull(),
    at: createdAt(),
    /** Two steps may fall into one millisecond; this says which came first. */
    sequence: bigint({ mode: 'number' }).generatedByDefaultAsIdentity().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.id] }),
    index('application_events_application').on(t.candidateId, t.applicationId, t.at),
    foreignKey({
      name: 'application_events_application_fk',
      columns: [t.candidateId, t.applicationId],
      foreignColumns: [applications.candidateId, applications.id],
    }).onDelete('cascade'),
    check('application_events_actor_known', sql`${t.actor} in ('candidate', 'employer', 'system')`),
  ],
)

/** The résumé as it was at the moment of applying. The database refuses any change (see the migration's guards). */
export const resumeSnapshots = pgTable(
  'resume_snapshots',
  {
    candidateId: uuid().notNull(),
    id: id(),
    jobId: uuid().notNull(),
    applicationId: uuid().notNull(),
    fullName: text(),
    email: text(),
    phone: text(),
    originalFilename: text(),
    seniority: text({ enum: seniorities }),
    yearsExperience: numeric({ precision: 4, scale: 1, mode: 'number' }),
    skills: text().array().notNull().default([]),
    rawText: text(),
    reading: jsonb().$type<ResumeReading>(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.id] }),
    unique('resume_snapshots_once').on(t.candidateId, t.jobId),
    foreignKey({
      name: 'resume_snapshots_application_fk',
      columns: [t.candidateId, t.applicationId],
      foreignColumns: [applications.candidateId, applications.id],
    }).onDelete('cascade'),
  ],
)

/** What a job's employer may list: a copy by job, written in the same transaction as the application it mirrors. */
export const jobApplicants = pgTable(
  'job_applicants',
  {
    jobId: uuid().notNull(),
    /** The application's id. */
    id: id(),
    candidateId: uuid().notNull(),
    state: text({ enum: applicationStates }).notNull(),
    codeName: text().notNull(),
    isNameRevealed: boolean().notNull().default(false),
    /** Whether this candidate knows the company: a copy of the ledger, so that a list needs no second look there. */
    isCompanyRevealed: boolean().notNull().default(false),
    /** The name itself comes into this row with its reveal, so that a list can't show it a moment earlier. */
    revealedName: text(),
    seniority: text({ enum: seniorities }),
    yearsExperience: numeric({ precision: 4, scale: 1, mode: 'number' }),
    ai: integer(),
    trust: integer().notNull(),
    mutual: integer().notNull(),
    composite: integer(),
    mustHaveCoverage: real().notNull().default(0),
    badges: text().array().notNull().default([]),
    rationale: text().array().notNull().default([]),
    parts: jsonb().$type<Record<string, unknown>>().notNull(),
    algorithmVersion: text().notNull(),
    submittedAt: instant().notNull(),
    viewedAt: instant(),
    /** The employer's first answer: a step beyond reading. The reply clock stops here (decisions.md G.51). */
    answeredAt: instant(),
    remindedAt: instant(),
    declineReason: text(),
    declineToldAt: instant(),
    secondLookAt: instant(),
    version: version(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.id] }),
    unique('job_applicants_once').on(t.jobId, t.candidateId),
    unique('job_applicants_code_name').on(t.jobId, t.codeName),
    index('job_applicants_ranked').on(
      t.jobId,
      t.composite.desc().nullsLast(),
      t.mustHaveCoverage.desc(),
      t.submittedAt,
      t.id,
    ),
    foreignKey({ name: 'job_applicants_job_fk', columns: [t.jobId], foreignColumns: [jobs.id] }).onDelete('cascade'),
    foreignKey({
      name: 'cross_job_applicants_applications',
      columns: [t.candidateId, t.id],
      foreignColumns: [applications.candidateId, applications.id],
    }).onDelete('cascade'),
    check('job_applicants_name_with_reveal', sql`${t.isNameRevealed} or ${t.revealedName} is null`),
    check('job_applicants_state_known', sql`${t.state} in (${stateKnown}) and ${t.state} <> 'quiz'`),
    check(
      'job_applicants_range',
      sql`${t.ai} between 0 and 100 and ${t.trust} between 0 and 100 and ${t.composite} between 0 and 100 and ${t.mutual} between 0 and 10`,
    ),
  ],
)
