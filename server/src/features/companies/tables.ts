import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { reportReasons } from '#domain/applications/report.ts'
import { createdAt, id, instant, updatedAt, version } from '../../db/columns.ts'
import { users } from '../accounts/tables.ts'

/** Small and read from everywhere: a reference table on the day the data is distributed. */
export const companies = pgTable(
  'companies',
  {
    id: id().primaryKey(),
    ownerUserId: uuid().notNull(),
    name: text().notNull(),
    industry: text(),
    size: text({ enum: ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] }),
    website: text(),
    hqLocation: text(),
    about: text(),
    logoKey: text(),
    verifiedDomain: text(),
    domainVerifiedAt: instant(),
    trustScore: integer().notNull().default(0),
    /** r and n of decisions.md F.37: applications answered within 14 days, and all that were due. */
    repliesInTime: integer().notNull().default(0),
    repliesDue: integer().notNull().default(0),
    replyDaysMedian: integer(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('companies_one_per_owner').on(t.ownerUserId),
    uniqueIndex('companies_one_per_domain').on(t.verifiedDomain).where(sql`${t.verifiedDomain} is not null`),
    foreignKey({ name: 'cross_companies_users', columns: [t.ownerUserId], foreignColumns: [users.id] }).onDelete(
      'cascade',
    ),
    check('companies_name_length', sql`char_length(${t.name}) between 2 and 120`),
    check('companies_size_known', sql`${t.size} in ('1-10', '11-50', '51-200', '201-500', '501-1000', '1000+')`),
    check('companies_trust_range', sql`${t.trustScore} between 0 and 100`),
    check('companies_replies', sql`${t.repliesInTime} between 0 and ${t.repliesDue}`),
  ],
)

export const companyVerifications = pgTable(
  'company_verifications',
  {
    id: id().primaryKey(),
    companyId: uuid().notNull(),
    email: text().notNull(),
    domain: text().notNull(),
    state: text({ enum: ['sent', 'verified', 'expired', 'dropped', 'disputed'] })
      .notNull()
      .default('sent'),
    expiresAt: instant().notNull(),
    verifiedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('company_verifications_company').on(t.companyId, t.createdAt),
    check(
      'company_verifications_state_known',
      sql`${t.state} in ('sent', 'verified', 'expired', 'dropped', 'disputed')`,
    ),
    foreignKey({
      name: 'company_verifications_company_fk',
      columns: [t.companyId],
      foreignColumns: [companies.id],
    }).onDelete('cascade'),
  ],
)

/** Complaints about a company or a job; an upheld one costs the company trust for 180 days. */
export const reports = pgTable(
  'reports',
  {
    id: id().primaryKey(),
    companyId: uuid().notNull(),
    jobId: uuid(),
    /** Null once the account is erased. */
    reporterId: uuid(),
    reason: text({ enum: reportReasons }).notNull(),
    note: text(),
    /** What was upheld lapses after 180 days. */
    state: text({ enum: ['open', 'upheld', 'dismissed', 'lapsed'] })
      .notNull()
      .default('open'),
    settledAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('reports_company').on(t.companyId, t.state),
    unique('reports_once').on(t.jobId, t.reporterId),
    check('reports_reason_known', sql`${t.reason} in ('not_real', 'unlawful_wording', 'asks_for_money', 'other')`),
    check('reports_note_length', sql`char_length(${t.note}) <= 500`),
    check('reports_state_known', sql`${t.state} in ('open', 'upheld', 'dismissed', 'lapsed')`),
    foreignKey({ name: 'reports_company_fk', columns: [t.companyId], foreignColumns: [companies.id] }).onDelete(
      'cascade',
    ),
  ],
)
