/** Days in which somebody who deletes their account can change their mind (decisions.md C.14). */
export const undoDays = 7

const day = 24 * 60 * 60 * 1000

/** When the account is erased. */
export function erasureTime(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + undoDays * day)
}

/** Whether the time to undo is over. */
export function isErasureDue(requestedAt: Date | null, now: Date): boolean {
  return requestedAt !== null && erasureTime(requestedAt) <= now
}
