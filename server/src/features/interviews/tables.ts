import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, updatedAt, version } from '../../db/columns.ts'
import { applications } from '../applications/tables.ts'
import { jobs } from '../jobs/tables.ts'

/** Times are stored in UTC; the zones of both sides stand beside them. */
export const interviews = pgTable(
  'interviews',
  {
    jobId: uuid().notNull(),
    id: id(),
    candidateId: uuid().notNull(),
    applicationId: uuid().notNull(),
    state: text({ enum: ['proposed', 'others_asked', 'scheduled', 'declined', 'cancelled', 'held'] }).notNull(),
    lengthMinutes: integer().notNull(),
    way: text({ enum: ['video', 'phone', 'on_site'] }).notNull(),
    place: text(),
    note: text(),
    employerZone: text().notNull(),
    candidateZone: text(),
    /** What the candidate wrote when asking for other times. */
    candidateNote: text(),
    /** The agreed time. It stands while other times are proposed, until one of them is accepted. */
    startsAt: instant(),
    remindedDayAt: instant(),
    remindedHourAt: instant(),
    calendarUid: text().notNull(),
    calendarSequence: integer().notNull().default(0),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.id] }),
    unique('interviews_calendar_uid').on(t.jobId, t.calendarUid),
    index('interviews_candidate').on(t.candidateId),
    index('interviews_agreed').on(t.startsAt).where(sql`state in ('proposed', 'others_asked', 'scheduled')`),
    foreignKey({ name: 'interviews_job_fk', columns: [t.jobId], foreignColumns: [jobs.id] }).onDelete('cascade'),
    foreignKey({
      name: 'cross_interviews_applications',
      columns: [t.candidateId, t.applicationId],
      foreignColumns: [applications.candidateId, applications.id],
    }).onDelete('cascade'),
    check(
      'interviews_state_known',
      sql`${t.state} in ('proposed', 'others_asked', 'scheduled', 'declined', 'cancelled', 'held')`,
    ),
    check('interviews_way_known', sql`${t.way} in ('video', 'phone', 'on_site')`),
    check('interviews_length', sql`${t.lengthMinutes} between 10 and 480`),
    check('interviews_scheduled_has_time', sql`${t.state} <> 'scheduled' or ${t.startsAt} is not null`),
  ],
)

export const interviewTimes = pgTable(
  'interview_times',
  {
    jobId: uuid().notNull(),
    id: id(),
    interviewId: uuid().notNull(),
    startsAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.jobId, t.id] }),
    unique('interview_times_once').on(t.jobId, t.interviewId, t.startsAt),
    foreignKey({
      name: 'interview_times_interview_fk',
      columns: [t.jobId, t.interviewId],
      foreignColumns: [interviews.jobId, interviews.id],
    }).onDelete('cascade'),
  ],
)
