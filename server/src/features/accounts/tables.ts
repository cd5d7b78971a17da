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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, updatedAt } from '../../db/columns.ts'

/** The property names of users, sessions, accounts and verifications are those of the auth library. */
export const users = pgTable(
  'users',
  {
    id: id().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    role: text({ enum: ['seeker', 'employer'] }),
    deletionRequestedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(sql`lower(${t.email})`),
    check('users_role_known', sql`${t.role} in ('seeker', 'employer')`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: id().primaryKey(),
    userId: uuid().notNull(),
    token: text().notNull().unique(),
    expiresAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('sessions_user').on(t.userId),
    foreignKey({ name: 'sessions_user_fk', columns: [t.userId], foreignColumns: [users.id] }).onDelete('cascade'),
  ],
)

export const authAccounts = pgTable(
  'auth_accounts',
  {
    id: id().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: uuid().notNull(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    password: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('auth_accounts_user').on(t.userId),
    foreignKey({ name: 'auth_accounts_user_fk', columns: [t.userId], foreignColumns: [users.id] }).onDelete('cascade'),
  ],
)

export const verifications = pgTable(
  'verifications',
  {
    id: id().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [index('verifications_identifier').on(t.identifier)],
)

export const oneTimeLinkPurposes = [
  'confirm_email',
  'reset_password',
  'change_email',
  'vouch',
  'verify_employment',
  'verify_company',
  'unsubscribe',
] as const

/** Links that work once: only the hash of the secret is kept, bound to its purpose and person. */
export const oneTimeLinks = pgTable(
  'one_time_links',
  {
    id: id().primaryKey(),
    purpose: text({ enum: oneTimeLinkPurposes }).notNull(),
    personId: uuid().notNull(),
    subjectId: uuid(),
    secretHash: text().notNull().unique(),
    payload: jsonb().$type<Record<string, string>>().notNull().default({}),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('one_time_links_person').on(t.personId, t.purpose),
    check(
      'one_time_links_purpose_known',
      sql`${t.purpose} in ('confirm_email', 'reset_password', 'change_email', 'vouch', 'verify_employment', 'verify_company', 'unsubscribe')`,
    ),
    foreignKey({ name: 'one_time_links_person_fk', columns: [t.personId], foreignColumns: [users.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** The first answer to a creating request, given again when the same person repeats the same key. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    personId: uuid().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    status: integer(),
    answer: jsonb(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.key] }),
    foreignKey({ name: 'idempotency_keys_person_fk', columns: [t.personId], foreignColumns: [users.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** Who did what to whom. Rows are only ever added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id().primaryKey(),
    actorId: uuid(),
    action: text().notNull(),
    subjectId: uuid(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: createdAt(),
  },
  (t) => [index('audit_log_subject').on(t.subjectId, t.at)],
)
