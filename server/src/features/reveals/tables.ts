import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { revealGates, revealKinds } from '#domain/applications/ledger.ts'
import { createdAt, id } from '../../db/columns.ts'
import { jobs } from '../jobs/tables.ts'
import { profiles } from '../profiles/tables.ts'

/** The ledger both sides can read: who may see what about whom, through which gate, since when. One-way. */
export const reveals = pgTable(
  'reveals',
  {
    candidateId: uuid().notNull(),
    id: id(),
    jobId: uuid().notNull(),
    kind: text({ enum: revealKinds }).notNull(),
    gate: text({ enum: revealGates }).notNull(),
    at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.id] }),
    unique('reveals_once').on(t.candidateId, t.jobId, t.kind),
    index('reveals_job').on(t.jobId, t.kind),
    foreignKey({ name: 'reveals_profile_fk', columns: [t.candidateId], foreignColumns: [profiles.id] }).onDelete(
      'cascade',
    ),
    foreignKey({ name: 'cross_reveals_jobs', columns: [t.jobId], foreignColumns: [jobs.id] }).onDelete('cascade'),
    check('reveals_kind_known', sql`${t.kind} in ('company', 'candidate')`),
    check(
      'reveals_gate_known',
      sql`${t.gate} in ('quiz_passed', 'shortlist', 'interview', 'offer', 'by_hand', 'consent', 'not_anonymous')`,
    ),
  ],
)
