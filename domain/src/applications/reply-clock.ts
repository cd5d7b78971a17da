/** The reply clock in days from the moment an application was sent (decisions.md G.51). */
export const replyClock = {
  /** Answered within these days counts as a reply in time. */
  answerDays: 14,
  reminderDay: 10,
  /** An application that nobody answered closes, which counts in the employer's trust. */
  closingDay: 21,
} as const

const day = 24 * 60 * 60 * 1000

export function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * day)
}

export function daysBefore(moment: Date, days: number): Date {
  return daysAfter(moment, -days)
}

/** A line of an employer's reply record. */
export type Reply = { submittedAt: Date; answeredAt: Date | null; isWithdrawn: boolean }

export type ReplyRecord = { repliesInTime: number; repliesDue: number; replyDaysMedian: number | null }

/**
 * r of n applications answered within 14 days: n are those answered at all and those whose days are over; one that its
 * candidate took back before it was due counts for nobody (decisions.md F.37).
 */
export function replyRecord(replies: readonly Reply[], now: Date): ReplyRecord {
  const due = replies.filter((reply) => {
    if (reply.answeredAt !== null) return true
    return !reply.isWithdrawn && daysAfter(reply.submittedAt, replyClock.answerDays) <= now
  })
  const days = due.flatMap(({ submittedAt, answeredAt }) =>
    answeredAt === null ? [] : [(answeredAt.getTime() - submittedAt.getTime()) / day],
  )
  return {
    repliesInTime: days.filter((one) => one <= replyClock.answerDays).length,
    repliesDue: due.length,
    replyDaysMedian: median(days),
  }
}

/** Whole days, at least one: "Replies in about 1 day". */
function median(days: readonly number[]): number | null {
  if (days.length === 0) return null
  const sorted = days.toSorted((x, y) => x - y)
  const middle = sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
  return Math.max(1, Math.round(middle))
}
