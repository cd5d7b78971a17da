/** What a job is for those who may apply to it. */
export const jobStandings = ['open', 'paused', 'filled', 'closed', 'expired'] as const
export type JobStanding = (typeof jobStandings)[number]
