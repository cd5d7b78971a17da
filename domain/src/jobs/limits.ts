/** What a job can hold, each with its reason. The database repeats those it can check. */
export const jobLimits = {
  /** Two lines on a phone. */
  title: 200,
  /** Six pages of text; what is longer nobody reads. */
  description: 20_000,
  location: 120,
  employmentType: 60,
  seniority: 60,
  compRange: 120,
  companyDisplay: 120,
  /** More than eight things that must be there rule out everybody (decisions.md G.41). */
  mustHaves: 8,
  skills: 20,
  skillName: 80,
  /** Confirmations of harmless finds; more of them than this is a form filled by a program. */
  confirmedLeaks: 100,
  publishedDays: 60,
  /** The day on which the employer is told that the job will expire. */
  expiryNoticeDay: 53,
} as const

export const quizThreshold = { minimum: 50, maximum: 90, initial: 70 } as const
