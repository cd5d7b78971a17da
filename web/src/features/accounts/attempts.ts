import { accountMessages } from '#domain/accounts/messages.ts'
import { attemptsPerPage } from '#domain/accounts/rules.ts'
import { showMessage } from '../../show-message.ts'

/** Counts for as long as the page lives, over both tabs. The server counts as well. */
let attempts = 0

/** Runs `attempt`, or says that there were too many. */
export async function countAttempt(attempt: () => Promise<void>): Promise<void> {
  if (attempts >= attemptsPerPage) return showMessage(accountMessages.tooManyAttempts)
  attempts += 1
  await attempt()
}
