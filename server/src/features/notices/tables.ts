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
import { createdAt, id, instant } from '../../db/columns.ts'
import { users } from '../accounts/tables.ts'

/** What the bell shows. The key makes one event one notice, however often the task that tells it runs. */
export const notices = pgTable(
  'notices',
  {
    personId: uuid().notNull(),
    id: id(),
    kind: text().notNull(),
    eventKey: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    path: text(),
    readAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.id] }),
    unique('notices_once').on(t.personId, t.eventKey),
    index('notices_newest').on(t.personId, t.createdAt.desc()),
    foreignKey({ name: 'cross_notices_users', columns: [t.personId], foreignColumns: [users.id] }).onDelete('cascade'),
  ],
)

export const noticeSwitches = pgTable(
  'notice_switches',
  {
    personId: uuid().notNull(),
    kind: text().notNull(),
    byMail: boolean().notNull().default(true),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.kind] }),
    foreignKey({ name: 'cross_notice_switches_users', columns: [t.personId], foreignColumns: [users.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** Mails to be sent, written in the transaction of the event they tell, delivered by a task. */
export const outboxMails = pgTable(
  'outbox_mails',
  {
    id: id().primaryKey(),
    kind: text().notNull(),
    recipientName: text(),
    recipientAddress: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    headers: jsonb().$type<Record<string, string>>().notNull().default({}),
    attachments: jsonb().$type<{ filename: string; contentType: string; content: string }[]>().notNull().default([]),
    messageId: text().notNull().unique(),
    /** The secret of the link that stops mails like this; null where it always arrives. */
    stopSecret: text(),
    attempts: integer().notNull().default(0),
    nextAttemptAt: createdAt(),
    sentAt: instant(),
    failedAt: instant(),
    lastError: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index('outbox_mails_due').on(t.nextAttemptAt).where(sql`${t.sentAt} is null and ${t.failedAt} is null`),
    check('outbox_mails_one_line', sql`${t.subject} !~ '[[:cntrl:]]' and ${t.recipientAddress} !~ '[[:space:],()]'`),
  ],
)

/** Addresses that asked for no more mail of ours, as hashes. */
export const suppressedAddresses = pgTable('suppressed_addresses', {
  addressHash: text().primaryKey(),
  reason: text().notNull(),
  createdAt: createdAt(),
})
