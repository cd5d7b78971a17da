import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { employmentStates, relations, vouchStates } from '#domain/trust/states.ts'
import { createdAt, id, instant, updatedAt, version } from '../../db/columns.ts'
import { profiles } from '../profiles/tables.ts'

const listed = (values: readonly string[]) => sql.raw(values.map((value) => `'${value}'`).join(', '))

export const vouches = pgTable(
  'vouches',
  {
    candidateId: uuid().notNull(),
    id: id(),
    voucherName: text().notNull(),
    voucherEmail: text().notNull(),
    /** The address without aliases, so that one mailbox counts once for a candidate. */
    voucherAddressKey: text().notNull(),
    voucherCompany: text(),
    voucherTitle: text(),
    relation: text({ enum: relations }).notNull().default('peer'),
    state: text({ enum: vouchStates }).notNull().default('invited'),
    workedFrom: date(),
    workedUntil: date(),
    answers: jsonb().$type<Record<string, string>>().notNull().default({}),
    comment: text(),
    isCommentHidden: boolean().notNull().default(false),
    expiresAt: instant().notNull(),
    answeredAt: instant(),
    /** Why it is looked at before it counts; empty for all others. */
    heldFor: text().array().notNull().default([]),
    remindersSent: integer().notNull().default(0),
    lastSentAt: createdAt(),
    /** The newest mail of it in the outbox, whose fate the candidate is shown. */
    mailId: uuid(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.id] }),
    uniqueIndex('vouches_one_per_mailbox').on(t.candidateId, t.voucherAddressKey),
    index('vouches_by_mailbox').on(t.voucherAddressKey, t.state),
    index('vouches_open').on(t.expiresAt).where(sql`${t.state} in ('invited', 'opened')`),
    foreignKey({ name: 'vouches_profile_fk', columns: [t.candidateId], foreignColumns: [profiles.id] }).onDelete(
      'cascade',
    ),
    check('vouches_relation_known', sql`${t.relation} in (${listed(relations)})`),
    check('vouches_state_known', sql`${t.state} in (${listed(vouchStates)})`),
    check('vouches_comment_length', sql`char_length(${t.comment}) <= 500`),
  ],
)

export const verifiedEmployment = pgTable(
  'verified_employment',
  {
    candidateId: uuid().notNull(),
    id: id(),
    company: text().notNull(),
    title: text(),
    startDate: date(),
    endDate: date(),
    verifierEmail: text().notNull(),
    status: text({ enum: employmentStates }).notNull().default('requested'),
    correction: jsonb().$type<{ title?: string; startDate?: string; endDate?: string }>(),
    expiresAt: instant().notNull(),
    answeredAt: instant(),
    mailId: uuid(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.id] }),
    index('verified_employment_open').on(t.expiresAt).where(sql`${t.status} = 'requested'`),
    index('verified_employment_status').on(t.candidateId, t.status),
    foreignKey({
      name: 'verified_employment_profile_fk',
      columns: [t.candidateId],
      foreignColumns: [profiles.id],
    }).onDelete('cascade'),
    check('verified_employment_status_known', sql`${t.status} in (${listed(employmentStates)})`),
    check('verified_employment_dates', sql`${t.endDate} >= ${t.startDate}`),
  ],
)

/**
 * Keyed hashes of the networks and browsers that invitations were sent and answered from, kept 30 days to spot vouching for
 * oneself. Without a vouch it is the candidate's own side.
 */
export const trustSignals = pgTable(
  'trust_signals',
  {
    candidateId: uuid().notNull(),
    id: id(),
    vouchId: uuid(),
    networkHash: text().notNull(),
    browserHash: text(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.id] }),
    index('trust_signals_age').on(t.createdAt),
    foreignKey({ name: 'trust_signals_profile_fk', columns: [t.candidateId], foreignColumns: [profiles.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** What invited people have reported; settled by a person. */
export const trustReports = pgTable(
  'trust_reports',
  {
    candidateId: uuid().notNull(),
    id: id(),
    vouchId: uuid().notNull(),
    state: text({ enum: ['open', 'upheld', 'dismissed'] })
      .notNull()
      .default('open'),
    settledAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.id] }),
    index('trust_reports_open').on(t.createdAt).where(sql`${t.state} = 'open'`),
    check('trust_reports_state_known', sql`${t.state} in ('open', 'upheld', 'dismissed')`),
    foreignKey({
      name: 'trust_reports_vouch_fk',
      columns: [t.candidateId, t.vouchId],
      foreignColumns: [vouches.candidateId, vouches.id],
    }).onDelete('cascade'),
  ],
)
