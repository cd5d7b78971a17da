import { isNotNull } from 'drizzle-orm'
import * as z from 'zod/mini'
import { isErasureDue } from '#domain/accounts/deletion.ts'
import { defineTask } from '../../tasks/task.ts'
import { eraseAccount } from './commands/erase-account.ts'
import { users } from './tables.ts'

/** Every hour: the accounts whose days to undo are over. Each is erased by itself, so that one that fails holds up none. */
export const eraseDueAccounts = defineTask({
  name: 'accounts.erase-due',
  input: z.object({}),
  schedules: [{ cron: '37 * * * *', input: {} }],
  async run({ db, clock, log }) {
    const now = clock.now()
    const asked = await db
      .select({ id: users.id, at: users.deletionRequestedAt })
      .from(users)
      .where(isNotNull(users.deletionRequestedAt))
    const failures: unknown[] = []
    for (const { id } of asked.filter(({ at }) => isErasureDue(at, now))) {
      try {
        if (await eraseAccount(db, id, now)) log.info({ event: 'account-erased' })
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some accounts could not be erased.')
  },
})
