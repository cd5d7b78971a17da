/** decisions.md G.49. */
export const proposalLimits = { times: 5, place: 300, note: 1000, shortest: 10, longest: 480 } as const

/** What the dialog offers; any length between the shortest and the longest is accepted. */
export const usualLengths = [15, 30, 45, 60, 90] as const

/** Further ahead than this a date is a slip of the year. */
const furthestDays = 180
const minute = 60_000
const day = 24 * 60 * minute

export const proposalRefusals = {
  past: 'This time has passed. Choose a later one.',
  too_far: 'This is more than half a year away. Choose an earlier time.',
  duplicate: 'This time is already in the list.',
  overlap: 'This overlaps another time in the list.',
  busy: 'You already have an interview at one of these times.',
  unknown_zone: 'We do not know this time zone.',
  leak: 'This may give your company away while it is hidden. Leave out names, addresses, links and numbers.',
} as const
export type ProposalRefusal = keyof typeof proposalRefusals

/** The first thing wrong with each proposed time, by its place in the list; none when all can be sent. */
export function timeProblems(
  starts: readonly Date[],
  lengthMinutes: number,
  now: Date,
): { at: number; refusal: ProposalRefusal }[] {
  return starts.flatMap((start, at) => {
    const refusal = problemOf(start, starts.slice(0, at), lengthMinutes, now)
    return refusal ? [{ at, refusal }] : []
  })
}

function problemOf(start: Date, earlier: readonly Date[], lengthMinutes: number, now: Date): ProposalRefusal | null {
  if (start <= now) return 'past'
  if (start.getTime() - now.getTime() > furthestDays * day) return 'too_far'
  const distances = earlier.map((other) => Math.abs(other.getTime() - start.getTime()))
  if (distances.includes(0)) return 'duplicate'
  return distances.some((distance) => distance < lengthMinutes * minute) ? 'overlap' : null
}

export type Slot = { startsAt: Date; lengthMinutes: number }

/** Two interviews need the same minute. One that begins when the other ends does not. */
export function overlaps(one: Slot, other: Slot): boolean {
  return one.startsAt < endOf(other) && other.startsAt < endOf(one)
}

export function endOf({ startsAt, lengthMinutes }: Slot): Date {
  return new Date(startsAt.getTime() + lengthMinutes * minute)
}

/** How long before an interview both sides are reminded (decisions.md G.49). */
export const reminderHours = { day: 24, hour: 1 } as const
export type Reminder = keyof typeof reminderHours

/** A reminder is due from its hour on until the interview begins. */
export function isReminderDue(reminder: Reminder, startsAt: Date, now: Date): boolean {
  const due = startsAt.getTime() - reminderHours[reminder] * 60 * minute
  return now.getTime() >= due && now < startsAt
}

/** How far ahead something is in plain words: 'in 24 hours', 'in an hour', 'in 25 minutes'. A late reminder stays true. */
export function wordsAhead(startsAt: Date, now: Date): string {
  const minutes = (startsAt.getTime() - now.getTime()) / minute
  if (minutes >= 90) return `in ${Math.round(minutes / 60)} hours`
  return minutes >= 50 ? 'in an hour' : `in ${Math.max(5, Math.round(minutes / 5) * 5)} minutes`
}
