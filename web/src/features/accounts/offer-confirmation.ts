import { accountMessages } from '#domain/accounts/messages.ts'
import { api } from '../../api.ts'
import { readProblem } from '../../api-error.ts'
import { showMessage } from '../../show-message.ts'
import { toastFailure } from '../../ui/toast.ts'

/** Where a call was refused because the address is not confirmed: says so and offers to send the link again. */
export function offerConfirmation(error: unknown): boolean {
  if (readProblem(error).message !== accountMessages.confirmFirst.description) return false
  showMessage(accountMessages.confirmFirst, { label: 'Send it again', onPress: () => void sendAgain() })
  return true
}

export async function sendAgain(): Promise<void> {
  try {
    await api.accounts.sendConfirmation({})
    showMessage(accountMessages.confirmationSent)
  } catch (error) {
    toastFailure('The link was not sent', readProblem(error).message)
  }
}
