import { and, isNotNull, lt, or, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { idempotencyKeys, oneTimeLinks, sessions, verifications } from '../features/accounts/tables.ts'
import { outboxMails } from '../features/notices/tables.ts'
import { defineTask } from './task.ts'

/** What has done its work is removed every night: nothing about a person is kept longer than it is needed. */
export const sweepLeftovers = defineTask({
  name: 'sweep-leftovers',
  input: z.object({}),
  schedules: [{ cron: '17 3 * * *', input: {} }],
  async run({ db, log }) {
    const ago = (days: number) => sql`now() - make_interval(days => ${sql.raw(String(days))})`
    const removed = [
      await db.delete(sessions).where(or(lt(sessions.expiresAt, ago(0)), lt(sessions.createdAt, ago(30)))),
      await db.delete(verifications).where(lt(verifications.expiresAt, ago(0))),
      // Kept for a while, so that a link used twice can still be told from one that never was.
      await db.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, ago(30))),
      await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, ago(2))),
      await db
        .delete(outboxMails)
        .where(
          and(or(isNotNull(outboxMails.sentAt), isNotNull(outboxMails.failedAt)), lt(outboxMails.createdAt, ago(30))),
        ),
    ]
    log.info({ event: 'sweep', count: removed.reduce((sum, { rowCount }) => sum + (rowCount ?? 0), 0) })
  },
})
