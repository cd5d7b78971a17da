import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, updatedAt, version } from '../../db/columns.ts'
import { profiles } from '../profiles/tables.ts'

export const relations = ['manager', 'peer', 'direct_report', 'client', 'mentor', 'other'] as const
export const vouchStates = [
  'invited',
  'opened',
  'confirmed',
  'declined',
  'unknown_person',
  'expired',
  'held',
  'withdrawn',
] as const
export const employmentStates = [
  'requested',
  'verified',
  'corrected',
  'disputed',
  'no_record',
  'declined',
  'expired',
  'revoked',
] as const

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
    remindedAt: instant(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.id] }),
    uniqueIndex('vouches_one_per_mailbox')
      .on(t.candidateId, t.voucherAddressKey)
      .where(sql`${t.state} in ('invited', 'opened', 'confirmed', 'held')`),
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
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.candidateId, t.id] }),
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

/** Keyed hashes of the network and browser an invitation was answered from, kept 30 days to spot vouching for oneself. */
export const trustSignals = pgTable(
  'trust_signals',
  {
    candidateId: uuid().notNull(),
    id: id(),
    vouchId: uuid(),
    networkHash: text().notNull(),
    browserHash: text().notNull(),
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
